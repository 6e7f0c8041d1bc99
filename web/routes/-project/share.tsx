import { listPeople } from '../../../worker/domain/schedule/attendees.ts';
import { useItinerary } from '../../features/itinerary/use-itinerary.ts';
import ShareDialog from '../../features/share/share-dialog.tsx';
import type { DialogProps } from './use-dialog.ts';

/** The share dialog with the itinerary's attendees for the calendar subscription. */
export default function Share({ projectId, project, onClose }: DialogProps) {
  const events = useItinerary(projectId)?.data?.events ?? [];
  return <ShareDialog project={project} people={listPeople(events)} onClose={onClose} />;
}
