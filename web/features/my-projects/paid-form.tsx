import { type FormEvent, useState } from 'react';
import { FULL_ACCESS_CENTS, LIMITS } from '../../../worker/contract/limits.ts';
import { ApiError } from '../../lib/api.ts';
import { formatDollars } from '../../lib/money.ts';
import { TextField } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast.ts';
import type { Owner } from './create-dialog.tsx';
import { useCreateMine } from './queries.ts';

type Props = {
  /** The form's id, for the button that sends it. */
  id: string;
  owner: Owner;
  onBusyChange: (busy: boolean) => void;
  onCreated: (project: { projectId: string; name: string }) => void;
};

/** Names an itinerary that is to be paid at once. */
export function PaidForm({ id, owner, onBusyChange, onCreated }: Props) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  // One key for one wording: a second press or a retry is the same creation.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const create = useCreateMine();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (create.isPending || create.isSuccess) return;
    if (!name.trim()) return setError('Please enter an itinerary name.');
    if (!owner.ownerEmail) {
      const description = 'Please sign in to create an itinerary.';
      return showToast({ title: 'Not signed in', description, kind: 'error' });
    }
    onBusyChange(true);
    create.mutate(
      { name: name.trim(), ...owner, idempotencyKey },
      {
        onSuccess: onCreated,
        onError: (refusal) => {
          onBusyChange(false);
          setError(refusal instanceof ApiError ? Object.values(refusal.body?.fields ?? {})[0] : undefined);
        },
      },
    );
  }

  return (
    <form id={id} className="grid gap-4" noValidate onSubmit={submit}>
      <TextField
        label="Itinerary Name *"
        placeholder="Paris Wedding Weekend"
        required
        autoComplete="off"
        maxLength={LIMITS.name}
        value={name}
        error={error}
        onChange={({ target }) => {
          setName(target.value);
          setError(undefined);
          setKey(crypto.randomUUID());
        }}
      />
      <TextField label="Owner Name" readOnly value={owner.ownerName} />
      <TextField label="Owner Email" readOnly value={owner.ownerEmail} />
      <p className="text-sm text-muted">
        Payment: {formatDollars(FULL_ACCESS_CENTS)} for full access to your itinerary with unlimited events
        and customization.
      </p>
    </form>
  );
}
