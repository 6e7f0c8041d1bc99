import { useId, useState } from 'react';
import type { DeleteAccount } from '../../../worker/contract/accounts.ts';
import { toFieldErrors } from '../../lib/field-errors.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { TypedConfirmation } from '../../ui/dialogs/typed-confirmation.tsx';
import { useDeleteAccount } from './account-data.ts';

type Itineraries = DeleteAccount['itineraries'];
type Props = { email: string; projectCount: number; onDeleted: () => void; onClose: () => void };

/** Deletes the account after choosing what happens to its itineraries and typing the email address. */
export function DeleteAccountDialog({ email, projectCount, onDeleted, onClose }: Props) {
  const [open, setOpen] = useState(true);
  const [itineraries, setItineraries] = useState<Itineraries>();
  const [typed, setTyped] = useState('');
  const remove = useDeleteAccount();
  const matches = typed.trim().toLowerCase() === email.toLowerCase();
  const choice = projectCount === 0 ? 'keep' : itineraries;
  return (
    <FormDialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      title="Delete my account"
      description="Your name, email, picture, sessions and unclaimed events will be permanently deleted."
      submitLabel={choice === 'delete' ? 'Delete account and itineraries' : 'Delete account'}
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
      <p className="text-sm text-muted">
        Payment records are kept as required by law, without your name and email.
      </p>
    </FormDialog>
  );
}

type ChoiceProps = { count: number; value: Itineraries | undefined; onChange: (value: Itineraries) => void };

function ItinerariesChoice({ count, value, onChange }: ChoiceProps) {
  const name = useId();
  const many = count > 1;
  const choices = [
    {
      id: 'keep' as const,
      label: many ? `Keep my ${count} itineraries` : 'Keep my itinerary',
      text: 'Guests keep access. Everyone who edits will need the admin code; find it in your email or under Security.',
    },
    {
      id: 'delete' as const,
      label: many ? `Delete my ${count} itineraries` : 'Delete my itinerary',
      text: 'Events, FAQs and images are deleted. All links and codes stop working.',
    },
  ];
  return (
    <fieldset className="grid gap-1">
      <legend className="field-label">What happens to your {many ? 'itineraries' : 'itinerary'}?</legend>
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
