import { type FormEvent, useState } from 'react';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { EmailSuggestion } from '../../ui/forms/email-suggestion.tsx';
import { Field } from '../../ui/forms/field.tsx';

type Props = {
  /** The other way is not open now. */
  isMain: boolean;
  busy: boolean;
  onSubmit: (email: string) => void;
};

/** Asks for the email address that changes are sent to. */
export function EmailForm({ isMain, busy, onSubmit }: Props) {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const field = event.currentTarget.querySelector('input');
    if (field?.checkValidity()) return onSubmit(email.trim());
    setProblem(t('pleaseEnterEmail'));
    field?.focus();
  }

  return (
    <form noValidate onSubmit={submit}>
      <Field label={isMain ? t('email') : t('orByEmail')} hint={t('emailHint')} error={problem}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <input
              {...control}
              type="email"
              className="input min-w-0 flex-1 basis-44"
              required
              autoComplete="email"
              maxLength={LIMITS.email}
              value={email}
              onChange={({ target }) => {
                setEmail(target.value);
                setProblem(undefined);
              }}
            />
            <Button type="submit" variant={isMain ? 'primary' : 'secondary'} busy={busy}>
              {t('emailMe')}
            </Button>
          </div>
        )}
      </Field>
      <EmailSuggestion email={email} onAccept={setEmail} />
    </form>
  );
}
