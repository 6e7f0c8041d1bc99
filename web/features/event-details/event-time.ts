import type { Event } from '../../../worker/contract/events.ts';
import { toLocalDay } from '../../../worker/domain/time/days.ts';
import { formatDateTime, formatDay, formatForeignZone, formatTime } from '../../lib/dates.ts';

/**
 * Date and time of an event in its own zone: "Friday, June 12, 2027" and "8:15 PM – 10:00 PM". An end on another day
 * has its date; the zone is named if it is not the project's.
 */
export function formatEventTime(
  { datetime, endsAt, timeZone }: Pick<Event, 'datetime' | 'endsAt' | 'timeZone'>,
  projectZone: string,
): { date: string; time: string } {
  const { weekday, date, year } = formatDay(datetime, timeZone);
  const dayOf = (iso: string) => toLocalDay(Date.parse(iso), timeZone);
  const end =
    endsAt &&
    (dayOf(endsAt) === dayOf(datetime) ? formatTime(endsAt, timeZone) : formatDateTime(endsAt, timeZone));
  const zone = formatForeignZone(datetime, timeZone, projectZone);
  return {
    date: `${weekday}, ${date}, ${year}`,
    time: [formatTime(datetime, timeZone), end && `– ${end}`, zone].filter(Boolean).join(' '),
  };
}
