import { useRouter } from '@tanstack/react-router';
import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Occasion } from '../../../worker/contract/choices.ts';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { ApiError } from '../../lib/api.ts';
import { readBrowserTimeZone } from '../../lib/time-zone-places.ts';
import { useFormToast } from '../../ui/toasts/use-form-toast.ts';
import { useCreateProject } from './queries.ts';

const EMPTY = { name: '', ownerName: '', ownerEmail: '' };
type FieldName = keyof typeof EMPTY;
const FIELD_NAMES = ['name', 'ownerName', 'ownerEmail'] as const;
const REQUIRED: Record<FieldName, string> = {
  name: 'Please enter an itinerary name.',
  ownerName: 'Please enter your name.',
  ownerEmail: 'Please enter your email.',
};
type Errors = Partial<Record<FieldName | 'timeZone' | 'terms', string>>;
const TERMS_REQUIRED =
  'Please accept the Terms and Conditions, Privacy Policy, and Community Guidelines to continue.';

/** State and actions of the create form. Shows errors and focuses the first one. `occasion` sets the first look. */
export function useCreateForm(occasion: Occasion | undefined) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY);
  const [timeZone, setTimeZone] = useState(readBrowserTimeZone);
  const [accepted, setAccepted] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  // Same key while the values stay the same, so that a repeated request does not create a second project.
  const request = useMemo(
    () => ({ values: { ...values, occasion, timeZone }, idempotencyKey: crypto.randomUUID() }),
    [values, occasion, timeZone],
  );
  const create = useCreateProject();
  const showToast = useFormToast();
  const showError = (title: string, description: string) => showToast({ title, description, kind: 'error' });

  useFocusFirstError(form, errors);

  function submit(event: FormEvent) {
    event.preventDefault();
    const missing = FIELD_NAMES.filter((name) => !values[name].trim());
    if (missing.length > 0) {
      setErrors(Object.fromEntries(missing.map((name) => [name, REQUIRED[name]])));
      return showError('Missing Information', 'Please fill in all required fields including your email.');
    }
    if (!accepted) {
      setErrors({ terms: TERMS_REQUIRED });
      return showError('Terms Required', TERMS_REQUIRED);
    }
    setErrors({});
    create.mutate(request, {
      onSuccess: (project) => router.history.push(project.redirectUrl),
      onError: (error) => error instanceof ApiError && setErrors(error.body?.fields ?? {}),
    });
  }

  /** Props of a field's input. */
  const bind = (name: FieldName) => ({
    name,
    value: values[name],
    error: errors[name],
    required: true,
    maxLength: name === 'ownerEmail' ? LIMITS.email : LIMITS.name,
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      // Autofill changes several fields within one render.
      setValues((before) => ({ ...before, [name]: value }));
      setErrors((before) => ({ ...before, [name]: undefined }));
    },
  });

  function changeTimeZone(next: string) {
    setTimeZone(next);
    setErrors((before) => ({ ...before, timeZone: undefined }));
  }

  function accept(next: boolean) {
    setAccepted(next);
    setErrors({ ...errors, terms: undefined });
  }
  const zone = { value: timeZone, error: errors.timeZone, onChange: changeTimeZone };
  const dirty = accepted || FIELD_NAMES.some((name) => values[name].trim());
  const terms = { name: 'terms', checked: accepted, required: true, error: errors.terms };

  // Stays busy until the project's page replaces the form.
  return { form, bind, zone, terms, accept, submit, dirty, busy: create.isPending || create.isSuccess };
}

function useFocusFirstError(form: RefObject<HTMLFormElement | null>, errors: Errors) {
  useEffect(() => {
    const first = FIELD_NAMES.find((name) => errors[name]) ?? (errors.terms && 'terms');
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [form, errors]);
}
