import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ACCESS_CODE_LENGTH } from '../../../worker/contract/limits.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { type AccessFailure, addRemainingAttempts } from './access-failure.ts';
import { describeInvalidCode } from './check-code.ts';

type Props = {
  /** Why the last attempt failed; `automatic` if it used the code of the link. */
  failure: (AccessFailure & { automatic: boolean }) | null;
  focusOnMount: boolean;
  onSubmit: (accessCode: string) => void;
};

const ASK_YOUR_HOST =
  'Access Code incorrect, try again or if you are unsure of your access code, reach out to your event host.';

/** The access code field of a share link. */
export function InvitationForm({ failure, focusOnMount, onSubmit }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | undefined>(failure ? describeFailure(failure) : undefined);
  useEffect(() => {
    if (failure || focusOnMount) field.current?.focus();
  }, [failure, focusOnMount]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const invalid = code ? describeInvalidCode(code) : 'Please enter an access code';
    if (!invalid) return onSubmit(code);
    setError(invalid);
    field.current?.focus();
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {failure?.automatic && failure.attemptsRemaining !== undefined && (
        <p role="alert" className="font-semibold">
          Invalid or expired access code
        </p>
      )}
      <h2 className="visually-hidden">Access Itinerary</h2>
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

function describeFailure(failure: NonNullable<Props['failure']>): string {
  const { automatic, message, fields } = failure;
  const fallback = automatic ? ASK_YOUR_HOST : 'Invalid access code. Please check and try again.';
  return addRemainingAttempts(fields?.accessCode ?? message ?? fallback, failure);
}
