import { useId, useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { toFieldErrors } from '../../lib/field-errors.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { EmailSuggestion } from '../../ui/forms/email-suggestion.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { InlineForm } from '../../ui/forms/inline-form.tsx';
import { useCorrectOwnerEmail } from './queries.ts';

type Props = {
  projectId: string;
  /** The present address. */
  email: string;
  /** Whether somebody at the present address may have the codes. */
  mayHaveArrived: boolean;
  onDone: () => void;
};

/** Form to correct the owner's email. The codes are sent to the new address. */
export function CorrectEmailForm({ projectId, email, mayHaveArrived, onDone }: Props) {
  const correct = useCorrectOwnerEmail(projectId);
  const [address, setAddress] = useState(email);
  const [newAccessCode, setNewAccessCode] = useState(false);
  const [error, setError] = useState('');
  const noteId = useId();

  async function submit() {
    if (correct.isPending) return;
    const ownerEmail = address.trim();
    if (ownerEmail.toLowerCase() === email) return setError(t('sameAddress'));
    try {
      await correct.mutateAsync({ ownerEmail, newAccessCode });
      onDone();
    } catch (failure) {
      setError(Object.values(toFieldErrors(failure)).join(' '));
    }
  }

  return (
    <InlineForm
      className="grid w-full gap-3 rounded-3 bg-[var(--sunk)] p-4"
      save={t('saveAndSendCodes')}
      busy={correct.isPending}
      onSubmit={submit}
      onCancel={onDone}
    >
      <Field label={email === '' ? t('emailAddress') : t('correctEmailAddress')} error={error}>
        {(control) => (
          <input
            {...control}
            aria-describedby={[control['aria-describedby'], mayHaveArrived && noteId]
              .filter(Boolean)
              .join(' ')}
            className="input"
            type="email"
            autoComplete="email"
            spellCheck={false}
            value={address}
            ref={takeFocus}
            onChange={({ target }) => {
              setAddress(target.value);
              setError('');
            }}
          />
        )}
      </Field>
      <EmailSuggestion email={address} onAccept={setAddress} />
      {mayHaveArrived && (
        <>
          <p id={noteId} className="text-sm [overflow-wrap:anywhere]">
            {t('adminCodeWillChange', { email })}
          </p>
          <Checkbox
            checked={newAccessCode}
            onChange={({ target }) => setNewAccessCode(target.checked)}
            label={t('changeAccessCodeToo')}
          />
        </>
      )}
    </InlineForm>
  );
}

// The button that opened the form is unmounted, so the form takes the focus. Its buttons should be in view too.
function takeFocus(input: HTMLInputElement | null) {
  input?.focus();
  input?.form?.scrollIntoView({ block: 'nearest' });
}
