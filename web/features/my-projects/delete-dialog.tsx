import { type FormEvent, useState } from 'react';
import type { MyProject } from '../../../worker/contract/accounts.ts';
import { ApiError } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { useDeleteProject } from './queries.ts';

/** Deletes an itinerary for who types its name, letter by letter; says before what is lost. */
export function DeleteDialog({ project, onClose }: { project: MyProject; onClose: () => void }) {
  const { name, eventCount, faqCount, isPaid } = project;
  const [open, setOpen] = useState(true);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const remove = useDeleteProject(project);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed !== name || remove.isPending) return;
    remove.mutate(typed, {
      onSuccess: () => setOpen(false),
      onError: (refusal) =>
        setError(refusal instanceof ApiError ? refusal.body?.fields?.confirmationName : undefined),
    });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      keepOnOutsideClick
      size="small"
      title="Delete Itinerary"
      description={
        <>
          “<bdi>{name}</bdi>” goes for good, and nobody can open it any more.
        </>
      }
      actions={
        <>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button
            type="submit"
            form={FORM}
            variant="danger"
            busy={remove.isPending}
            disabled={typed !== name}
          >
            Delete Permanently
          </Button>
        </>
      }
    >
      <form id={FORM} className="grid gap-4" noValidate onSubmit={submit}>
        <ul className="list-disc pl-5 text-muted">
          <li>
            {count(eventCount, 'event')}, {count(faqCount, 'question')} and all images are lost.
          </li>
          <li>Every link, code and calendar subscription stops at once.</li>
          {isPaid && <li>Full Access goes with it; it cannot be moved to another itinerary.</li>}
        </ul>
        <TextField
          label={
            <>
              Type <bdi className="select-all">{name}</bdi> to confirm
            </>
          }
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={typed}
          error={error}
          onChange={({ target }) => {
            setTyped(target.value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}

const FORM = 'delete-itinerary';

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
