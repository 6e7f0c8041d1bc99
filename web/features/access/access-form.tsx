import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ACCESS_CODE_LENGTH, LIMITS, PROJECT_ID_LENGTH } from '../../../worker/contract/limits.ts';
import { ApiError } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { prepareToasts } from '../../ui/toasts/prepare-toasts.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import {
  type AccessFailure,
  previewQuery,
  toAccessFailure,
  useVerifyAccessCode,
  waitForCurrentProject,
} from './queries.ts';

type Props = {
  /** From the address; with a code both are shown, but not to be changed unless asked. */
  initial: { projectId: string; accessCode: string };
  /** The focus has lost its place, and goes to the first field. */
  focusOnMount: boolean;
  onLocked: (refusal: AccessFailure) => void;
};

const FIELDS = ['projectId', 'email', 'accessCode'] as const;

/** Opens an itinerary by its id, an e-mail and the code. */
export function AccessForm({ initial, focusOnMount, onLocked }: Props) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ ...initial, email: '' });
  const [errors, setErrors] = useState<Partial<Record<(typeof FIELDS)[number], string>>>({});
  const [locked, setLocked] = useState(initial.projectId !== '' && initial.accessCode !== '');
  const [opening, setOpening] = useState(false);
  const preview = useQuery(previewQuery(values.projectId));
  const enter = useVerifyAccessCode();
  useEffect(prepareToasts, []);
  useEffect(() => {
    if (focusOnMount) form.current?.querySelector('input')?.focus();
  }, [focusOnMount]);

  const focus = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const missing = FIELDS.filter((name) => !values[name].trim());
    if (missing[0]) {
      setErrors(Object.fromEntries(missing.map((name) => [name, 'Please fill this in.'])));
      focus(missing[0]);
      const description = 'Please enter project ID, email, and access code.';
      return showToast({ title: 'Missing Information', description, kind: 'error' });
    }
    setErrors({});
    setOpening(true);
    try {
      const { projectId } = await enter.mutateAsync(values);
      await waitForCurrentProject(projectId);
      showToast({ title: 'Access granted!', description: 'Welcome to the itinerary.', kind: 'ok' });
      await navigate({ to: '/project/$projectId', params: { projectId } });
    } catch (error) {
      setOpening(false);
      refuse(toAccessFailure(error, Date.now()), error instanceof ApiError ? 'Access Denied' : 'Error');
    }
  }

  function refuse(refusal: AccessFailure, title: string) {
    if (refusal.locked) {
      const description = 'Too many failed attempts. Access has been blocked.';
      showToast({ title: 'Access Denied', description, kind: 'error' });
      return onLocked(refusal);
    }
    if (refusal.fields) {
      setErrors(refusal.fields);
      setLocked(false);
      return focus(FIELDS.find((name) => refusal.fields?.[name]) ?? 'accessCode');
    }
    const left = refusal.attemptsRemaining;
    const words = [
      refusal.message ?? 'Access Code incorrect.',
      left !== undefined && `${left} attempt(s) remaining`,
    ];
    const description = words.filter(Boolean).join(' ');
    setErrors({ accessCode: description });
    showToast({ title, description, kind: 'error' });
    setLocked(false);
    focus('accessCode');
  }

  const field = (name: (typeof FIELDS)[number], write = (text: string) => text) => ({
    name,
    value: values[name],
    error: errors[name],
    required: true,
    onChange: (event: { target: { value: string } }) => {
      setValues({ ...values, [name]: write(event.target.value) });
      setErrors({ ...errors, [name]: undefined });
    },
  });
  const code = {
    readOnly: locked,
    inputClassName: 'input-code',
    autoCapitalize: 'characters',
    autoComplete: 'off',
    spellCheck: false,
  } as const;

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        {...code}
        {...field('projectId', toCode(PROJECT_ID_LENGTH))}
        label="Project ID"
        hint={`${PROJECT_ID_LENGTH} characters`}
      />
      <div aria-live="polite" className="-mt-2 min-h-6 empty:hidden">
        {preview.data && (
          <p className="border-l-3 border-accent pl-3">
            <span className="title block text-lg">
              <bdi>{preview.data.name}</bdi>
            </span>
            <span className="text-muted">
              by <bdi>{preview.data.ownerName}</bdi>
            </span>
          </p>
        )}
      </div>
      <TextField
        {...field('email')}
        label="Your Email"
        type="email"
        autoComplete="email"
        maxLength={LIMITS.email}
      />
      <TextField
        {...code}
        {...field('accessCode', toCode(ACCESS_CODE_LENGTH))}
        label="Access Code"
        hint={`${ACCESS_CODE_LENGTH} characters, from your host`}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="big" busy={opening} className="w-full sm:w-auto">
          {opening ? 'Accessing itinerary...' : 'Access Itinerary'}
        </Button>
        {locked && (
          <Button variant="quiet" size="big" className="w-full sm:w-auto" onClick={() => setLocked(false)}>
            Use another code
          </Button>
        )}
      </div>
    </form>
  );
}

/** Upper-cased as typed, without the spaces and dashes people copy along, at most `length` long. */
function toCode(length: number) {
  return (text: string) => text.replace(/[\s-]/g, '').toUpperCase().slice(0, length);
}
