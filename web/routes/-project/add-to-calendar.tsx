import type { Event } from '../../../worker/contract/events.ts';
import { AddToCalendar } from '../../features/event-details/add-to-calendar.tsx';
import type { DialogProps } from './use-dialog.ts';

/** A sheet of this page beside an element, with the ways to keep an event in one's own calendar. */
export function toAddToCalendarDialog(event: Event, beside: Element) {
  return {
    default: ({ projectId, onClose }: DialogProps) => (
      <AddToCalendar projectId={projectId} event={event} beside={beside} onClose={onClose} />
    ),
  };
}
