import type { TimedEvent } from '../../../worker/domain/schedule/event-times.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatDay } from '../../lib/dates.ts';
import { formatEventTimes } from '../../lib/event-times.ts';
import { formatWholeDay } from '../../lib/later-dates.ts';

/**
 * When the event is where the reader is, if the clock differs there at its start or end: "2:30 AM – 4:00 AM for you", on
 * another day "Friday 2:30 AM for you".
 */
export function formatTimeForReader(event: Omit<TimedEvent, 'id'>, readerZone: string): string | undefined {
  const time = formatRange({ ...event, timeZone: readerZone, endTimeZone: null });
  if (time === formatRange(event)) return undefined;
  const { weekday } = formatDay(event.datetime, readerZone);
  const isSameDay = weekday === formatDay(event.datetime, event.timeZone).weekday;
  return isSameDay ? t('timeForYou', { time }) : t('timeForYouOn', { weekday, time });
}

/** Start and end, each by the clock of its zone. */
function formatRange(event: Omit<TimedEvent, 'id'>): string {
  const { start, end } = formatEventTimes(event, event.timeZone);
  return [start, end && `– ${end}`].filter(Boolean).join(' ');
}

/**
 * Date and time of an event in its own zones: "Friday, June 12, 2027" and "8:15 PM – 10:00 PM". An end on another day
 * has its date. Zones are named if they differ from `pageZone`, the IANA zone of most events, see `formatEventTimes`.
 */
export function formatDateAndTime(
  event: Omit<TimedEvent, 'id'>,
  pageZone: string,
): { date: string; time: string } {
  const { start, startZone, end, zone } = formatEventTimes(event, pageZone);
  return {
    date: formatWholeDay(event.datetime, event.timeZone),
    // No line ends within "Rome time".
    time: [start, startZone?.replaceAll(' ', '\u00a0'), end && `– ${end}`, zone?.replaceAll(' ', '\u00a0')]
      .filter(Boolean)
      .join(' '),
  };
}
