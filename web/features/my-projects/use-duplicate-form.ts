import { useMemo, useState } from 'react';
import type { CopiedProject, DuplicateProject, MyProject } from '../../../worker/contract/accounts.ts';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { daysBetween } from '../../../worker/domain/time/days.ts';
import { t } from '../../../worker/messages/t.ts';
import { toFieldErrors } from '../../lib/field-errors.ts';
import { useDuplicateProject } from './import-export.ts';

/** `days` is a number as text, `day` is `YYYY-MM-DD`; `mode` says which one applies. */
export type DuplicateValues = { name: string; mode: 'days' | 'firstDay'; days: string; day: string };

/** The itinerary to duplicate. */
export type DuplicatedProject = Pick<MyProject, 'projectId' | 'name' | 'firstDay'>;

/** Form state for duplicating an itinerary. `shift` is in days, NaN if the input is invalid. */
export function useDuplicateForm(project: DuplicatedProject, onCopied: (copied: CopiedProject) => void) {
  const { firstDay } = project;
  const [values, setValues] = useState<DuplicateValues>({
    name: t('copyName', { name: project.name }).slice(0, LIMITS.name),
    mode: 'firstDay',
    days: '0',
    day: firstDay ?? '',
  });
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  // A new key for each input, so resending after a lost response does not create a second copy.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed input needs a new key
  const key = useMemo(() => crypto.randomUUID(), [values]);
  const duplicate = useDuplicateProject(project);
  const shift =
    values.mode === 'days' ? Number.parseInt(values.days, 10) : daysBetween(firstDay ?? '', values.day);

  function change(fields: Partial<DuplicateValues>) {
    setValues((current) => ({ ...current, ...fields }));
    if (fields.mode) setErrors({});
  }

  function submit() {
    const name = values.name.trim();
    if (!name) return setErrors({ name: t('enterItineraryName') });
    if (firstDay && Number.isNaN(shift)) {
      return setErrors(values.mode === 'days' ? { shiftDays: t('enterDays') } : { firstDay: t('chooseDay') });
    }
    const dates: DuplicateProject = values.mode === 'days' ? { shiftDays: shift } : { firstDay: values.day };
    duplicate.mutate(
      { name, ...(firstDay && dates), key },
      { onSuccess: onCopied, onError: (error) => setErrors(toFieldErrors(error)) },
    );
  }

  return {
    values,
    errors,
    firstDay,
    shift,
    busy: duplicate.isPending || duplicate.isSuccess,
    change,
    submit,
  };
}
