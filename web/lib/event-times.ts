import type { TimedEvent } from '../../worker/domain/schedule/event-times.ts';
import { toLocalDay } from '../../worker/domain/time/days.ts';
import { formatDateTime, formatForeignZone, formatPlaceZone, formatTime, formatZone } from './dates.ts';

/** To be shown in this order. `startZone` is only named where the end has another zone, which `zone` names. */
export type EventTimes = {
  start: string;
  startZone: string | undefined;
  end: string | undefined;
  zone: string | undefined;
  /** Whether the end is on another day or in another zone. */
  endsElsewhere: boolean;
};

/**
 * Start and end of an event, each in the zone of its place: "9:40 PM", "EST", "Nov 27, 9:35 AM", "London time". An
 * end on another day has its date. A zone is named if it is not the page's, or if start and end differ.
 */
export function formatEventTimes(event: Omit<TimedEvent, 'id'>, pageZone: string): EventTimes {
  const { datetime, endsAt, timeZone } = event;
  const start = formatTime(datetime, timeZone);
  if (!endsAt) {
    return {
      start,
      startZone: undefined,
      end: undefined,
      zone: formatForeignZone(datetime, timeZone, pageZone),
      endsElsewhere: false,
    };
  }
  const endZone = event.endTimeZone ?? timeZone;
  const isSameDay = toLocalDay(Date.parse(datetime), timeZone) === toLocalDay(Date.parse(endsAt), endZone);
  const end = isSameDay ? formatTime(endsAt, endZone) : formatDateTime(endsAt, endZone);
  // Rome and Paris have the same clock.
  if (endZone !== timeZone && formatZone(datetime, timeZone) !== formatZone(endsAt, endZone)) {
    const [startZone, zone] = [formatPlaceZone(datetime, timeZone), formatPlaceZone(endsAt, endZone)];
    return { start, startZone, end, zone, endsElsewhere: true };
  }
  const zone = formatForeignZone(datetime, timeZone, pageZone);
  return { start, startZone: undefined, end, zone, endsElsewhere: !isSameDay };
}
