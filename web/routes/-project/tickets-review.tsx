import { t } from '../../../worker/messages/t.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { WaitingTickets } from './tickets-to-review.tsx';
import type { DialogProps } from './use-dialog.ts';
import { useDialogFrame } from './use-dialog-frame.ts';

/** Reviewing the tickets of emails without the admin panel. */
export default function TicketsReview(props: DialogProps) {
  return (
    <Dialog {...useDialogFrame(props)} title={t('ticketsToReview')}>
      <div className="grid gap-3">
        <WaitingTickets projectId={props.projectId} />
      </div>
    </Dialog>
  );
}
