import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import type { CustomizeErrors } from './customize-draft.ts';

type Props = {
  isPaid: boolean;
  /** Number of changed fields. */
  changes: number;
  busy: boolean;
  errors: CustomizeErrors;
  onDiscard: () => void;
};

/** Errors that are shown at their fields. */
const SHOWN_AT_FIELD =
  /^(customColors\.\w+|customBackgroundColor|customTitle|customLinks\.\d+\.(name|url)|timeZone|place|contact\w+)$/;

/** Saves or discards all changes of the tab; always visible. */
export function SaveBar({ isPaid, changes, busy, errors, onDiscard }: Props) {
  const otherErrors = Object.entries(errors).filter(([path]) => !SHOWN_AT_FIELD.test(path));
  const idle = changes === 0 && isPaid;
  const isLocked = !isPaid && changes === 0;
  return (
    <div className="save-bar">
      <p role="alert" className={otherErrors.length > 0 ? 'field-error basis-full pb-2' : 'basis-full'}>
        {otherErrors.map(([, message]) => message).join(' ')}
      </p>
      <p role="status" className="me-auto text-sm text-muted">
        {changes > 0 && t('unsavedChanges', { count: changes })}
      </p>
      {changes > 0 && (
        <Button variant="quiet" disabled={busy} onClick={onDiscard}>
          {t('discard')}
        </Button>
      )}
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        // Not `disabled`, which would take the focus out of the panel after saving.
        aria-disabled={idle}
        onClick={(event) => idle && event.preventDefault()}
      >
        {isLocked && <span className="i-lucide-lock" aria-hidden="true" />}
        {t('saveIt')}
      </Button>
    </div>
  );
}
