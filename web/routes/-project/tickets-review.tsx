import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { TicketsToReview } from './tickets-to-review.tsx';
import type { DialogProps } from './use-dialog.ts';
import { useDialogFrame } from './use-dialog-frame.ts';

/** Reviewing the tickets of emails without the admin panel. */
export default function TicketsReview(props: DialogProps) {
  return (
    <Dialog {...useDialogFrame(props)} title="Tickets from your emails">
      <TicketsToReview projectId={props.projectId} isShown />
    </Dialog>
  );
}
