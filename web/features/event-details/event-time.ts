import type { TimedEvent } from '../../../worker/domain/schedule/event-times.ts';
import { formatDay } from '../../lib/dates.ts';
import { formatEventTimes } from '../../lib/event-times.ts';

/**
 * Date and time of an event in its own zones: "Friday, June 12, 2027" and "8:15 PM – 10:00 PM". An end on another day
 * has its date; zones are named as in `formatEventTimes`.
 */
export function formatEventTime(
  event: Omit<TimedEvent, 'id'>,
  pageZone: string,
): { date: string; time: string } {
  const { weekday, date, year } = formatDay(event.datetime, event.timeZone);
  const { start, startZone, end, zone } = formatEventTimes(event, pageZone);
  return {
    date: `${weekday}, ${date}, ${year}`,
    time: [start, startZone, end && `– ${end}`, zone].filter(Boolean).join(' '),
  };
}
