import { useId, useState } from 'react';
import type { DeleteAccount } from '../../../worker/contract/accounts.ts';
import { t } from '../../../worker/messages/t.ts';
import { toFieldErrors } from '../../lib/field-errors.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { TypedConfirmation } from '../../ui/dialogs/typed-confirmation.tsx';
import { useDeleteAccount } from './account-data.ts';

type Itineraries = DeleteAccount['itineraries'];
type Props = { email: string; projectCount: number; onDeleted: () => void; onClose: () => void };

/** Deletes the account after choosing what happens to its itineraries and typing the email address. */
export function DeleteAccountDialog({ email, projectCount, onDeleted, onClose }: Props) {
  const [itineraries, setItineraries] = useState<Itineraries>();
  const [typed, setTyped] = useState('');
  const remove = useDeleteAccount();
  const matches = typed.trim().toLowerCase() === email.toLowerCase();
  const choice = projectCount === 0 ? 'keep' : itineraries;
  return (
    <FormDialog
      onClosed={onClose}
      title={t('deleteMyAccount')}
      description={t('deleteMyAccountText')}
      submitLabel={choice === 'delete' ? t('deleteAccountAndItineraries') : t('deleteAccount')}
      danger
      busy={remove.isPending || remove.isSuccess}
      disabled={!choice || !matches}
      onSubmit={() =>
        choice && remove.mutate({ itineraries: choice, confirmationEmail: typed }, { onSuccess: onDeleted })
      }
    >
      {projectCount > 0 && (
        <ItinerariesChoice count={projectCount} value={itineraries} onChange={setItineraries} />
      )}
      <TypedConfirmation
        text={email}
        type="email"
        value={typed}
        error={toFieldErrors(remove.error).confirmationEmail}
        onChange={(text) => {
          setTyped(text);
          if (remove.isError) remove.reset();
        }}
      />
      <p className="text-sm text-muted">{t('paymentRecordsKept')}</p>
    </FormDialog>
  );
}

type ChoiceProps = { count: number; value: Itineraries | undefined; onChange: (value: Itineraries) => void };

function ItinerariesChoice({ count, value, onChange }: ChoiceProps) {
  const name = useId();
  const choices = [
    {
      id: 'keep' as const,
      label: t('keepMyItineraries', { count }),
      text: t('keepItinerariesText'),
    },
    {
      id: 'delete' as const,
      label: t('deleteMyItineraries', { count }),
      text: t('deleteItinerariesText'),
    },
  ];
  return (
    <fieldset className="grid gap-1">
      <legend className="field-label">
        {count > 1 ? t('whatHappensToItineraries') : t('whatHappensToItinerary')}
      </legend>
      {choices.map(({ id, label, text }) => (
        <label key={id} className="checkbox">
          <input type="radio" name={name} checked={value === id} onChange={() => onChange(id)} />
          <span className="grid">
            {label}
            <span className="text-sm text-muted">{text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
