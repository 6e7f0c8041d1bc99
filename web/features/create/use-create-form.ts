import { useRouter } from '@tanstack/react-router';
import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Occasion } from '../../../worker/contract/choices.ts';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { t } from '../../../worker/messages/t.ts';
import { ApiError } from '../../lib/api.ts';
import { readBrowserTimeZone } from '../../lib/time-zone-places.ts';
import { useSuggestedZone } from '../../lib/use-suggested-zone.ts';
import { useFormToast } from '../../ui/toasts/use-form-toast.ts';
import { useCreateProject } from './queries.ts';

const EMPTY = { place: '', ownerName: '', ownerEmail: '' };
type FieldName = keyof typeof EMPTY | 'name';
const FIELD_NAMES = ['name', 'place', 'ownerName', 'ownerEmail'] as const;
const MAX_LENGTHS: Record<FieldName, number> = {
  name: LIMITS.name,
  place: LIMITS.place,
  ownerName: LIMITS.name,
  ownerEmail: LIMITS.email,
};
const REQUIRED: Partial<Record<FieldName, () => string>> = {
  name: () => t('enterItineraryName'),
  ownerName: () => t('yourNameMissing'),
  ownerEmail: () => t('yourEmailMissing'),
};
type Errors = Partial<Record<FieldName | 'timeZone' | 'terms', string>>;
type Missing = { errors: Errors; title: string; description: string };

type Options = {
  /** Sets the first look. */
  occasion?: Occasion | undefined;
  /** What a plan that was read before says of the itinerary. `timeZone` is IANA. */
  plan?: { timeZone: string; name: string | undefined } | undefined;
  /** Completes a new itinerary before it opens. If it rejects, creating can be repeated. */
  onCreated?: ((projectId: string) => Promise<void>) | undefined;
};

/** State and actions of the create form. Shows errors and focuses the first one. */
export function useCreateForm({ occasion, plan, onCreated }: Options) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const { values, isTyped, errors, setErrors, change, bind } = useFields(plan);
  const [accepted, setAccepted] = useState(false);
  // Same key while the values stay the same, so that a repeated request does not create a second project.
  const request = useMemo(
    () => ({ values: { ...values, occasion }, idempotencyKey: crypto.randomUUID() }),
    [values, occasion],
  );
  const create = useCreateProject(onCreated);
  const toast = useFormToast(Object.values(errors).some(Boolean));

  const isSubmitted = useFocusFirstError(form, errors);

  function submit(event: FormEvent) {
    event.preventDefault();
    isSubmitted.current = true;
    const missing = findMissing(values, accepted);
    if (missing) {
      const { errors, ...text } = missing;
      setErrors(errors);
      return toast.show({ ...text, kind: 'error' });
    }
    setErrors({});
    create.mutate(request, {
      onSuccess: (project) => router.history.push(project.redirectUrl),
      onError: (error) => error instanceof ApiError && setErrors(error.body?.fields ?? {}),
    });
  }

  function accept(next: boolean) {
    setAccepted(next);
    setErrors({ ...errors, terms: undefined });
  }
  const email = { email: values.ownerEmail, onAccept: (meant: string) => change('ownerEmail', meant) };
  const changeZone = (timeZone: string) => change('timeZone', timeZone);
  const zone = { value: values.timeZone, error: errors.timeZone, onChange: changeZone };
  const dirty = accepted || isTyped;
  const terms = { name: 'terms', checked: accepted, required: true, error: errors.terms };

  // Stays busy until the project's page replaces the form.
  return {
    form,
    name: values.name,
    bind,
    email,
    zone,
    terms,
    accept,
    submit,
    dirty,
    busy: create.isPending || create.isSuccess,
  };
}

/** The fields of the form and their errors. */
function useFields(plan: Options['plan']) {
  const [browserZone] = useState(readBrowserTimeZone);
  const [typed, setValues] = useState<typeof EMPTY & { name?: string; timeZone?: string }>(EMPTY);
  const name = typed.name ?? plan?.name ?? '';
  // A plan without places was read in the zone of the browser; the name may say where it is.
  const hasPlace = typed.place.trim() !== '' || plan?.timeZone !== browserZone;
  const nameZone = useSuggestedZone(plan && !hasPlace ? name.trim() : '');
  const placeZone = useSuggestedZone(typed.place.trim());
  // What the host chose, else the zone of the place.
  const timeZone = typed.timeZone ?? placeZone ?? nameZone ?? plan?.timeZone ?? browserZone;
  const values = useMemo(() => ({ ...typed, name, timeZone }), [typed, name, timeZone]);
  const [errors, setErrors] = useState<Errors>({});

  // Autofill changes several fields within one render.
  function change(field: keyof typeof values, value: string) {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, [field]: undefined }));
  }

  /** Props of a field's input. */
  const bind = (field: FieldName) => ({
    name: field,
    value: values[field],
    error: errors[field],
    required: field in REQUIRED,
    maxLength: MAX_LENGTHS[field],
    onChange: ({ target }: { target: { value: string } }) => change(field, target.value),
  });

  const isTyped = FIELD_NAMES.some((field) => typed[field]?.trim());
  return { values, isTyped, errors, setErrors, change, bind };
}

/** What is missing, by field, with the toast that says so. */
function findMissing(values: Record<FieldName, string>, accepted: boolean): Missing | undefined {
  const missing = FIELD_NAMES.filter((name) => name in REQUIRED && !values[name].trim());
  if (missing.length > 0) {
    const description = t('fillAllFields');
    const errors = Object.fromEntries(missing.map((name) => [name, REQUIRED[name]?.()]));
    return { errors, title: t('missingInformation'), description };
  }
  const errors = { terms: t('termsNotAccepted') };
  return accepted ? undefined : { errors, title: t('termsRequired'), description: errors.terms };
}

/** Focuses the first field with an error once after each submission. Returns a ref to set to true on submitting. */
function useFocusFirstError(form: RefObject<HTMLFormElement | null>, errors: Errors) {
  const isSubmitted = useRef(false);
  useEffect(() => {
    const first = FIELD_NAMES.find((name) => errors[name]) ?? (errors.terms && 'terms');
    // Typing into a field removes its error, which leaves the focus there.
    if (!first || !isSubmitted.current) return;
    isSubmitted.current = false;
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [form, errors]);
  return isSubmitted;
}
