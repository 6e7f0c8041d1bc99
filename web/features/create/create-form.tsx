import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { ApiError } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { prepareToasts } from '../../ui/toasts/prepare-toasts.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import { useCreateProject } from './queries.ts';

const EMPTY = { name: '', ownerName: '', ownerEmail: '' };
type CreateField = keyof typeof EMPTY;
const ORDER = ['name', 'ownerName', 'ownerEmail'] as const;
const REQUIRED: Record<CreateField, string> = {
  name: 'Please enter an itinerary name.',
  ownerName: 'Please enter your name.',
  ownerEmail: 'Please enter your email.',
};

/** Asks for the three things an itinerary begins with. `example` is such a name; `onCancel` folds it away. */
export function CreateForm({ example, onCancel }: { example: string; onCancel: () => void }) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY);
  const [agreed, setAgreed] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<CreateField | 'terms', string>>>({});
  // One key for one wording: a second click or a retry is the same creation, a changed form another.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const create = useCreateProject();
  useEffect(prepareToasts, []);

  useEffect(() => {
    const first = ORDER.find((name) => errors[name]) ?? (errors.terms && 'terms');
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [errors]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const missing = ORDER.filter((name) => !values[name].trim());
    if (missing.length > 0) {
      setErrors(Object.fromEntries(missing.map((name) => [name, REQUIRED[name]])));
      return showToast({
        title: 'Missing Information',
        description: 'Please fill in all required fields including your email.',
        kind: 'error',
      });
    }
    if (!agreed) {
      const description =
        'Please accept the Terms and Conditions, Privacy Policy, and Community Guidelines to continue.';
      setErrors({ terms: description });
      return showToast({ title: 'Terms Required', description, kind: 'error' });
    }
    setErrors({});
    create.mutate(
      { values, idempotencyKey },
      {
        onSuccess: (project) => router.history.push(project.redirectUrl),
        onError: (error) => error instanceof ApiError && setErrors(error.body?.fields ?? {}),
      },
    );
  }

  const field = (name: CreateField) => ({
    name,
    value: values[name],
    error: errors[name],
    required: true,
    maxLength: name === 'ownerEmail' ? LIMITS.email : LIMITS.name,
    onChange: (event: { target: { value: string } }) => {
      const { value } = event.target; // a browser that fills in the whole form tells all fields at once
      setValues((before) => ({ ...before, [name]: value }));
      setErrors((before) => ({ ...before, [name]: undefined }));
      setKey(crypto.randomUUID());
    },
  });
  // The project's page takes over once it is made; until then the button stays busy.
  const busy = create.isPending || create.isSuccess;

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <TextField label="Itinerary Name" placeholder={example} autoComplete="off" {...field('name')} />
      <TextField label="Your Name" autoComplete="name" {...field('ownerName')} />
      <TextField
        label="Your Email"
        type="email"
        autoComplete="email"
        hint="Your two codes go there: one to share, one to edit with."
        {...field('ownerEmail')}
      />
      <Checkbox
        name="terms"
        checked={agreed}
        required
        error={errors.terms}
        onChange={(event) => {
          setAgreed(event.target.checked);
          setErrors({ ...errors, terms: undefined });
        }}
        label={
          <>
            I accept the <LegalLink href="/terms">Terms and Conditions</LegalLink>,{' '}
            <LegalLink href="/privacy-policy">Privacy Policy</LegalLink>, and{' '}
            <LegalLink href="/community-guidelines">Community Guidelines</LegalLink>.
          </>
        }
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="big" busy={busy} className="flex-1 sm:flex-none">
          {busy ? 'Creating...' : 'Create itinerary'}
        </Button>
        <Button variant="quiet" size="big" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** In a new tab, so that what was typed stays. */
function LegalLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="link" href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
