import type { Event } from '../../../worker/contract/events.ts';
import type { CalendarDay, CalendarEntry } from '../../../worker/domain/schedule/calendar.ts';
import { formatDay, formatForeignZone, formatTime } from '../../lib/dates.ts';

/**
 * Time of an event on one of its days: "8:15 PM", "until 4:00 AM" on the last day of several, "All day" between. In
 * the event's zone, which is named if it is not the project's. `withEnd` adds an end on the same day.
 */
export function describeTime(entry: CalendarEntry<Event>, projectZone: string, withEnd = false): string {
  const { datetime, endsAt, timeZone } = entry.event;
  if (!entry.isFirstDay && !entry.isLastDay) return 'All day';
  const shown = entry.isFirstDay ? datetime : (endsAt ?? datetime);
  const time = formatTime(shown, timeZone);
  const end = withEnd && endsAt && entry.isFirstDay && entry.isLastDay && formatTime(endsAt, timeZone);
  const parts = [
    !entry.isFirstDay && 'until',
    time,
    end && end !== time && `– ${end}`,
    formatForeignZone(shown, timeZone, projectZone),
  ];
  return parts.filter(Boolean).join(' ');
}

/** Accessible name of a cell: "Friday, June 12, 2027, today, 3 events". */
export function describeDay({ day, isToday, entries }: CalendarDay<Event>): string {
  const { weekday, date, year } = formatDay(day, 'UTC');
  const count = entries.length === 0 ? 'no events' : countEvents(entries.length);
  return [weekday, date, year, isToday && 'today', count].filter(Boolean).join(', ');
}

/** "1 event", "12 events". */
export const countEvents = (count: number): string => `${count} ${count === 1 ? 'event' : 'events'}`;
