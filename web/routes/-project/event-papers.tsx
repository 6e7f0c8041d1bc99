import type { Event } from '../../../worker/contract/events.ts';
import { EventPapers } from '../../features/papers/event-papers.tsx';
import { toPapersDialog } from './papers.tsx';
import type { ShowDialog } from './use-dialog.ts';

/** Returns what shows the reader's tickets in the row of an event. */
export function toEventPapers(projectId: string, showDialog: ShowDialog) {
  const showAll = (event: Event) => void showDialog(async () => toPapersDialog(event));
  return {
    default: ({ event }: { event: Event }) => (
      <EventPapers projectId={projectId} event={event} onAll={showAll} />
    ),
  };
}
