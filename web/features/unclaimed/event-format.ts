import type { EventType } from '../../../worker/contract/choices.ts';
import type { EventSummary, UnclaimedEvent } from '../../../worker/contract/unclaimed.ts';
import { formatFullDate } from '../../lib/dates.ts';
import { formatEventTimes } from '../../lib/event-times.ts';

/** Percent; below it the confidence is shown. */
export const LOW_CONFIDENCE = 80;

export const EVENT_TYPE_LABELS: Record<EventType, string> = {
  flight: 'Flight',
  hotel: 'Hotel',
  restaurant: 'Restaurant',
  activity: 'Activity',
  transportation: 'Transportation',
  other: 'Other',
};

/**
 * Formats the times in the event's own zones: "Jun 12, 2026, 8:15 PM – 9:40 PM PDT". Undefined without a date.
 */
export function formatUnclaimedTime({ datetime, ...event }: EventSummary): string | undefined {
  if (!datetime) return undefined;
  // Not for a page with a zone of its own, so the zone is always named.
  const { start, startZone, end, zone } = formatEventTimes({ ...event, datetime }, '');
  const day = formatFullDate(datetime, event.timeZone);
  return [`${day}, ${start}`, startZone, end && `– ${end}`, zone].filter(Boolean).join(' ');
}

/** Returns the fields in which two versions of an event differ. */
export function listChanges(
  was: EventSummary,
  is: EventSummary,
): { label: string; was: string; is: string }[] {
  const rows: [string, string, string][] = [
    ['Title', was.title, is.title],
    ['When', formatUnclaimedTime(was) ?? 'No date', formatUnclaimedTime(is) ?? 'No date'],
    ['Where', was.location || 'No location', is.location || 'No location'],
  ];
  return rows
    .filter(([, old, now]) => old !== now)
    .map(([label, old, now]) => ({ label, was: old, is: now }));
}

/** Whether an unclaimed event can be edited, and added to an itinerary once it has a date. */
export const isAssignable = ({ kind }: UnclaimedEvent) => kind === 'event' || kind === 'problem';
