import { useState } from 'react';
import type { MyProject } from '../../../worker/contract/accounts.ts';
import { t } from '../../../worker/messages/t.ts';
import { countEvents } from '../../lib/count-events.ts';
import { toFieldErrors } from '../../lib/field-errors.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { TypedConfirmation } from '../../ui/dialogs/typed-confirmation.tsx';
import { tNodes } from '../../ui/t-nodes.ts';
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
      title={t('deleteOwnItinerary')}
      description={tNodes('itineraryWillBeDeleted', { name: <bdi>{name}</bdi> })}
      submitLabel={t('deletePermanently')}
      danger
      busy={remove.isPending}
      disabled={typed !== name}
      onSubmit={() => remove.mutate(typed, { onSuccess: () => setOpen(false) })}
    >
      <ul className="list-disc ps-5 text-muted">
        <li>
          {t('contentIsDeleted', {
            events: countEvents(eventCount),
            faqs: t('faqCount', { count: faqCount }),
          })}
        </li>
        <li>{t('linksStopWorking')}</li>
        {isPaid && <li>{t('accessStaysHere')}</li>}
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
