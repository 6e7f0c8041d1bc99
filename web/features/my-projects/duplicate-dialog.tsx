import { useMemo, useState } from 'react';
import type { CopiedProject, DuplicateProject, MyProject } from '../../../worker/contract/accounts.ts';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { formatFullDate } from '../../lib/dates.ts';
import { toFieldErrors } from '../../lib/field-errors.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { OneOf } from '../../ui/forms/one-of.tsx';
import { countDays, findFirstDay, formatShift, moveDay } from './date-shift.ts';
import { useDuplicateProject } from './import-export.ts';

type Props = { project: MyProject; onCopied: (copied: CopiedProject) => void; onClose: () => void };
type How = 'days' | 'firstDay';

/** Copies an itinerary, moved by days or to a new first day; says where that puts it. */
export function DuplicateDialog({ project, onCopied, onClose }: Props) {
  const firstDay = findFirstDay(project);
  const [open, setOpen] = useState(true);
  const [name, setName] = useState(() => `${project.name} (copy)`.slice(0, LIMITS.name));
  const [how, setHow] = useState<How>('firstDay');
  const [days, setDays] = useState('0');
  const [day, setDay] = useState(firstDay ?? '');
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  // One key for one wish: pressing again after a lost answer makes no second copy.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another wish, another key
  const key = useMemo(() => crypto.randomUUID(), [name, how, days, day]);
  const duplicate = useDuplicateProject(project);
  const shift = how === 'days' ? Number.parseInt(days, 10) : countDays(firstDay ?? '', day);

  function send() {
    if (!name.trim()) return setErrors({ name: 'Please enter an itinerary name.' });
    if (firstDay && Number.isNaN(shift)) {
      return setErrors(
        how === 'days'
          ? { shiftDays: 'Please enter a number of days.' }
          : { firstDay: 'Please choose a day.' },
      );
    }
    const moved: DuplicateProject = !firstDay
      ? {}
      : how === 'days'
        ? { shiftDays: shift }
        : { firstDay: day };
    duplicate.mutate(
      { name: name.trim(), ...moved, key },
      {
        onSuccess: (copied) => {
          setOpen(false);
          onCopied(copied);
        },
        onError: (refusal) => setErrors(toFieldErrors(refusal)),
      },
    );
  }

  return (
    <FormDialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      size="small"
      title="Duplicate Itinerary"
      description="Events, questions and looks are copied; guests, codes and payments are not."
      send="Duplicate"
      busy={duplicate.isPending}
      onSend={send}
    >
      <TextField
        label="Itinerary Name"
        autoComplete="off"
        required
        maxLength={LIMITS.name}
        value={name}
        error={errors.name}
        onChange={({ target }) => setName(target.value)}
      />
      {firstDay && (
        <div className="grid justify-items-start gap-3">
          <OneOf
            label="How the dates move"
            value={how}
            onChange={(next) => {
              setHow(next);
              setErrors({});
            }}
            options={[
              { value: 'firstDay', label: 'New first day' },
              { value: 'days', label: 'Move by days' },
            ]}
          />
          {how === 'days' ? (
            <TextField
              label="Days"
              hint="Below zero for earlier."
              type="number"
              inputMode="numeric"
              step={1}
              value={days}
              error={errors.shiftDays}
              onChange={({ target }) => setDays(target.value)}
            />
          ) : (
            <TextField
              label="First day"
              type="date"
              min="1990-01-01"
              max="2100-12-31"
              value={day}
              error={errors.firstDay}
              onChange={({ target }) => setDay(target.value)}
            />
          )}
          <p className="text-sm text-muted" aria-live="polite">
            {foretell(firstDay, shift)}
          </p>
        </div>
      )}
    </FormDialog>
  );
}

function foretell(firstDay: string, shift: number): string {
  if (Number.isNaN(shift) || Math.abs(shift) > 36_525) return '';
  const begins = formatFullDate(`${moveDay(firstDay, shift)}T12:00Z`, 'UTC');
  return `The copy begins on ${begins}, ${formatShift(shift)}. Every event keeps its time of day.`;
}
