import type { Event } from '../../../worker/contract/events.ts';
import { AddToCalendarPopover } from '../../features/event-details/add-to-calendar.tsx';
import type { DialogProps } from './use-dialog.ts';

/** A sheet of this page beside an element, with the ways to keep an event in one's own calendar. */
export function toAddToCalendarDialog(event: Event, beside: Element) {
  return {
    default: ({ projectId, onClose }: DialogProps) => (
      <AddToCalendarPopover projectId={projectId} event={event} anchor={beside} onClose={onClose} />
    ),
  };
}
