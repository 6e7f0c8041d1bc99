import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ACCESS_CODE_LENGTH } from '../../../worker/contract/codes.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { type AccessFailure, addRemainingAttempts } from './access-failure.ts';
import { describeInvalidCode, formatCode } from './check-code.ts';

type Failure = AccessFailure & { automatic: boolean };

type Props = {
  /** The code of the link, if it was refused. */
  initialCode: string;
  /** Why the last attempt failed; `automatic` if it used the code of the link. */
  failure: Failure | null;
  /** What is in progress, shown on the button; undefined while the form waits for input. */
  progress: string | undefined;
  /** Why it waits before the code is tried. */
  waitsFor: string | undefined;
  focusOnMount: boolean;
  onSubmit: (accessCode: string) => void;
};

/** The access code field of a share link. A refused code stays in the field, selected. */
export function InvitationForm({ initialCode, failure, progress, waitsFor, focusOnMount, onSubmit }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(() => formatCode(initialCode));
  const [invalid, setInvalid] = useState<string>();
  // The failure is not shown anymore once the code was changed.
  const [dismissed, setDismissed] = useState<Failure | null>(null);
  useEffect(() => {
    if (failure || focusOnMount) field.current?.focus();
    if (failure) field.current?.select();
  }, [failure, focusOnMount]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (progress) return;
    const reason = code ? describeInvalidCode(code) : t('enterAnAccessCode');
    setInvalid(reason);
    if (!reason) return onSubmit(code);
    field.current?.focus();
  }

  const isFailed = failure !== null && failure !== dismissed && !progress;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <h2 className="visually-hidden">{t('accessItinerary')}</h2>
      <TextField
        ref={field}
        name="accessCode"
        label={t('accessCode')}
        hint={t('codeHint', { count: ACCESS_CODE_LENGTH })}
        value={code}
        error={invalid ?? waitsFor ?? (isFailed ? describeFailure(failure) : undefined)}
        required
        readOnly={progress !== undefined}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        inputClassName="input-code text-center"
        onChange={(event) => {
          setCode(formatCode(event.target.value).slice(0, ACCESS_CODE_LENGTH));
          setInvalid(undefined);
          setDismissed(failure);
        }}
      />
      <div className="grid gap-2">
        <Button type="submit" variant="primary" size="big" busy={progress !== undefined}>
          {progress ?? t('accessItinerary')}
        </Button>
        <LinkButton to="/" variant="quiet">
          {t('cancel')}
        </LinkButton>
      </div>
    </form>
  );
}

function describeFailure(failure: Failure): string {
  const { automatic, message, fields, attemptsRemaining } = failure;
  if (fields?.accessCode) return fields.accessCode;
  const isWrongLink = automatic && attemptsRemaining !== undefined;
  const fallback = automatic ? t('askYourHost') : t('invalidCode');
  const reason = isWrongLink ? t('expiredCode') : (message ?? fallback);
  return addRemainingAttempts(reason, failure);
}
