import { addDays } from '../../../worker/domain/time/days.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatFullDate } from '../../lib/dates.ts';
import { TextField } from '../../ui/forms/field.tsx';
import { RadioGroup } from '../../ui/forms/radio-group.tsx';
import { formatShift } from './date-shift.ts';
import type { DuplicateValues } from './use-duplicate-form.ts';

type Props = {
  /** First day of the original, `YYYY-MM-DD`. */
  firstDay: string;
  values: DuplicateValues;
  /** Days; NaN if the input is invalid. */
  shift: number;
  errors: Partial<Record<string, string>>;
  onChange: (values: Partial<DuplicateValues>) => void;
};

/** How a copy's dates shift, with a preview of its first day. */
export function DateShiftFields({ firstDay, values, shift, errors, onChange }: Props) {
  return (
    <div className="grid justify-items-start gap-3">
      <RadioGroup
        label={t('shiftDates')}
        value={values.mode}
        onChange={(mode) => onChange({ mode })}
        options={[
          { value: 'firstDay', label: t('newFirstDay') },
          { value: 'days', label: t('shiftByDays') },
        ]}
      />
      {values.mode === 'days' ? (
        <TextField
          label={t('daysLabel')}
          hint={t('daysHint')}
          type="number"
          inputMode="numeric"
          step={1}
          value={values.days}
          error={errors.shiftDays}
          onChange={({ target }) => onChange({ days: target.value })}
        />
      ) : (
        <TextField
          label={t('firstDay')}
          type="date"
          min="1990-01-01"
          max="2100-12-31"
          value={values.day}
          error={errors.firstDay}
          onChange={({ target }) => onChange({ day: target.value })}
        />
      )}
      <p className="text-sm text-muted" aria-live="polite">
        {describeShift(firstDay, shift)}
      </p>
    </div>
  );
}

/** Limit of the API, about a hundred years. */
const MAX_SHIFT_DAYS = 36_525;

function describeShift(firstDay: string, shift: number): string {
  if (Number.isNaN(shift) || Math.abs(shift) > MAX_SHIFT_DAYS) return '';
  const start = formatFullDate(`${addDays(firstDay, shift)}T12:00Z`, 'UTC');
  return t('copyStarts', { start, shift: formatShift(shift) });
}
