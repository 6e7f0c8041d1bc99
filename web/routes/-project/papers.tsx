import type { Event } from '../../../worker/contract/events.ts';
import { t } from '../../../worker/messages/t.ts';
import { useItinerary } from '../../features/itinerary/use-itinerary.ts';
import { PaperList } from '../../features/papers/paper-list.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import type { DialogProps } from './use-dialog.ts';
import { useDialogFrame } from './use-dialog-frame.ts';

/** All tickets of the reader. */
export default function Papers(props: DialogProps) {
  const events = useItinerary(props.projectId)?.data?.events;
  return <PapersDialog {...props} toEventTitle={(id) => events?.find((event) => event.id === id)?.title} />;
}

/** Returns the dialog with the reader's tickets for an event. */
export function toPapersDialog(event: Event) {
  return { default: (props: DialogProps) => <PapersDialog {...props} event={event} /> };
}

type Props = DialogProps & { event?: Event; toEventTitle?: (eventId: number) => string | undefined };

function PapersDialog({ event, toEventTitle, ...props }: Props) {
  const { project } = props;
  return (
    <Dialog {...useDialogFrame(props)} title={t('tickets')} description={event && <bdi>{event.title}</bdi>}>
      <PaperList
        project={project}
        opensSingle
        {...(event && { eventId: event.id })}
        {...(toEventTitle && { toEventTitle })}
      />
    </Dialog>
  );
}
