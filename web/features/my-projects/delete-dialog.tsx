import { useState } from 'react';
import type { MyProject } from '../../../worker/contract/accounts.ts';
import { toFieldErrors } from '../../lib/field-errors.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { TypedConfirmation } from '../../ui/dialogs/typed-confirmation.tsx';
import { useDeleteProject } from './queries.ts';

type Props = {
  project: MyProject;
  /** Where the focus goes after deleting. */
  finalFocus: () => HTMLElement | null;
  onClose: () => void;
};

/** Deletes an itinerary after its exact name is typed. */
export function DeleteDialog({ project, finalFocus, onClose }: Props) {
  const { name, eventCount, faqCount, isPaid } = project;
  const [open, setOpen] = useState(true);
  const [typed, setTyped] = useState('');
  const remove = useDeleteProject(project);
  return (
    <FormDialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      finalFocus={finalFocus}
      size="small"
      title="Delete Itinerary"
      description={
        <>
          “<bdi>{name}</bdi>” will be permanently deleted.
        </>
      }
      submitLabel="Delete Permanently"
      danger
      busy={remove.isPending}
      disabled={typed !== name}
      onSubmit={() => remove.mutate(typed, { onSuccess: () => setOpen(false) })}
    >
      <ul className="list-disc ps-5 text-muted">
        <li>
          {count(eventCount, 'event')}, {count(faqCount, 'FAQ')} and all images will be deleted.
        </li>
        <li>All links, codes and calendar subscriptions will stop working.</li>
        {isPaid && <li>Full Access can't be moved to another itinerary.</li>}
      </ul>
      <TypedConfirmation
        text={name}
        value={typed}
        error={toFieldErrors(remove.error).confirmationName}
        onChange={(text) => {
          setTyped(text);
          if (remove.isError) remove.reset();
        }}
      />
    </FormDialog>
  );
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
