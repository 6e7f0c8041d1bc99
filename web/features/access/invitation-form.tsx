import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ACCESS_CODE_LENGTH } from '../../../worker/contract/limits.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { AccessFailure } from './queries.ts';

type Props = {
  /** Why the last try failed; `automatic` when it was the link's own code. */
  failure: (AccessFailure & { automatic: boolean }) | null;
  /** The focus has lost its place, and goes to the field. */
  focusOnMount: boolean;
  onSubmit: (accessCode: string) => void;
};

const ASK_YOUR_HOST =
  'Access Code incorrect, try again or if you are unsure of your access code, reach out to your event host.';

/** The one field a share link still asks for. Enter submits. */
export function InvitationForm({ failure, focusOnMount, onSubmit }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | undefined>(failure ? toWords(failure) : undefined);
  useEffect(() => {
    if (failure || focusOnMount) field.current?.focus();
  }, [failure, focusOnMount]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim()) return onSubmit(code.trim());
    setError('Please enter an access code');
    field.current?.focus();
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {failure?.automatic && failure.attemptsRemaining !== undefined && (
        <p role="alert" className="font-semibold">
          Invalid or expired access code
        </p>
      )}
      <h2 className="only-read">Access Itinerary</h2>
      <TextField
        ref={field}
        name="accessCode"
        label="Access Code"
        hint={`${ACCESS_CODE_LENGTH} characters, from your host`}
        value={code}
        error={error}
        required
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        inputClassName="input-code text-center"
        onChange={(event) => {
          const typed = event.target.value.replace(/[\s-]/g, '').toUpperCase();
          setCode(typed.slice(0, ACCESS_CODE_LENGTH));
          setError(undefined);
        }}
      />
      <div className="grid gap-2">
        <Button type="submit" variant="primary" size="big">
          Access Itinerary
        </Button>
        <LinkButton to="/" variant="quiet">
          Cancel
        </LinkButton>
      </div>
    </form>
  );
}

/** The server's words, else our own, and how many tries are left. */
function toWords({ automatic, message, attemptsRemaining, fields }: NonNullable<Props['failure']>): string {
  const own = automatic ? ASK_YOUR_HOST : 'Invalid access code. Please check and try again.';
  const words = fields?.accessCode ?? message ?? own;
  return attemptsRemaining === undefined ? words : `${words} ${attemptsRemaining} attempt(s) remaining`;
}
