import { type FormEvent, useState } from 'react';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { ApiError } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast.ts';
import { useCreateMine } from './queries.ts';

export type Owner = { ownerName: string; ownerEmail: string };

type Props = {
  owner: Owner;
  /** The itinerary stands; its checkout comes next. */
  onCreated: (projectId: string) => void;
  onClose: () => void;
};

/** Asks for a name, and makes an itinerary of it. */
export function CreateDialog({ owner, onCreated, onClose }: Props) {
  const [open, setOpen] = useState(true);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  // One key for one wording: a second press or a retry is the same creation, another name another.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const create = useCreateMine();
  const busy = create.isPending || create.isSuccess;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!name.trim()) return setError('Please enter an itinerary name.');
    create.mutate(
      { name: name.trim(), ...owner, idempotencyKey },
      {
        onSuccess: ({ projectId }) => {
          const description = "You'll now be directed to set up payment.";
          showToast({ title: 'Itinerary created!', description, kind: 'ok' });
          onCreated(projectId);
        },
        onError: (refusal) =>
          setError(refusal instanceof ApiError ? Object.values(refusal.body?.fields ?? {})[0] : undefined),
      },
    );
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      keepOnOutsideClick
      size="small"
      title="Create New Itinerary"
      actions={
        <>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button type="submit" form={FORM} variant="primary" busy={busy} disabled={!name.trim()}>
            Create & Continue
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit}>
        <TextField
          label="Itinerary Name"
          placeholder="Paris Wedding Weekend"
          autoComplete="off"
          maxLength={LIMITS.name}
          required
          value={name}
          error={error}
          onChange={({ target }) => {
            setName(target.value);
            setError(undefined);
            setKey(crypto.randomUUID());
          }}
        />
      </form>
    </Dialog>
  );
}

const FORM = 'create-itinerary';
