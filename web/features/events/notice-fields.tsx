import { LIMITS } from '../../../worker/contract/limits.ts';
import { t } from '../../../worker/messages/t.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import type { useEventForm } from './use-event-form.ts';

type Props = {
  form: Pick<ReturnType<typeof useEventForm>, 'draft' | 'change' | 'bind'>;
  /** How many guests get notifications; undefined until that is known. */
  notified: number | undefined;
};

/**
 * A field for a note that goes into the notifications about this change, and a choice to send none. Renders nothing if no guest
 * gets notifications.
 */
export function NoticeFields({ form: { draft, change, bind }, notified }: Props) {
  if (notified === 0) return null;
  return (
    <div className="grid gap-2">
      <TextField
        label={t('noteForGuestsOptional')}
        hint={`${t('noteForGuestsHint')} ${notified === undefined ? '' : t('guestsAreNotified', { count: notified })}`}
        maxLength={LIMITS.changeNote}
        autoComplete="off"
        disabled={draft.isSilent}
        {...bind('note')}
      />
      <Checkbox
        label={t('saveWithoutNotifying')}
        checked={draft.isSilent}
        onChange={({ target }) => change({ isSilent: target.checked })}
      />
    </div>
  );
}
