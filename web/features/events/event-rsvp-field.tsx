import { useQuery } from '@tanstack/react-query';
import type { Event } from '../../../worker/contract/events.ts';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { t } from '../../../worker/messages/t.ts';
import { countAnswers, describeCounts } from '../../lib/rsvps/count-answers.ts';
import { rsvpsOptions } from '../../lib/rsvps/rsvp-query.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import type { EventDraft } from './event-draft.ts';

type Value = Pick<EventDraft, 'asksRsvp' | 'capacity'>;

type Props = {
  projectId: string;
  /** Whether guests are asked for answers at all. */
  isEnabled: boolean;
  /** The event as stored, if it exists. */
  stored: Event | undefined;
  value: Value;
  /** About the capacity. */
  error: string | undefined;
  onChange: (change: Partial<Value>) => void;
};

/** Whether the event asks for answers, with the number of people it has room for and those who come so far. */
export function EventRsvpField({ projectId, isEnabled, stored, value, error, onChange }: Props) {
  const { data } = useQuery({
    ...rsvpsOptions(projectId),
    enabled: isEnabled && stored !== undefined && stored.rsvp !== null,
  });
  return (
    <div className="grid gap-2">
      <Checkbox
        label={t('askForRsvp')}
        checked={value.asksRsvp}
        onChange={({ target }) => onChange({ asksRsvp: target.checked })}
      />
      {value.asksRsvp && (
        <>
          {!isEnabled && <p className="text-sm text-muted">{t('askedOnceRsvpIsOn')}</p>}
          {stored?.rsvp && data?.rows && (
            <p className="text-sm font-semibold">
              {describeCounts(countAnswers(data.rows, stored.id), stored.rsvp.capacity)}
            </p>
          )}
          <TextField
            label={t('capacityOptional')}
            type="number"
            inputMode="numeric"
            min={1}
            max={LIMITS.groupSize}
            hint={t('capacityHint')}
            value={value.capacity}
            error={error}
            onChange={({ target }) => onChange({ capacity: target.value })}
          />
        </>
      )}
    </div>
  );
}
