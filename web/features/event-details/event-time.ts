import type { TimedEvent } from '../../../worker/domain/schedule/event-times.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatDay, formatTime } from '../../lib/dates.ts';
import { formatEventTimes } from '../../lib/event-times.ts';
import { formatWholeDay } from '../../lib/later-dates.ts';

/**
 * When the event starts where the reader is, if the clock there differs: "2:30 AM for you", on another day "Friday 2:30 AM
 * for you".
 */
export function formatTimeForReader(
  { datetime, timeZone }: Pick<TimedEvent, 'datetime' | 'timeZone'>,
  readerZone: string,
): string | undefined {
  const time = formatTime(datetime, readerZone);
  if (time === formatTime(datetime, timeZone)) return undefined;
  const { weekday } = formatDay(datetime, readerZone);
  const isSameDay = weekday === formatDay(datetime, timeZone).weekday;
  return isSameDay ? t('timeForYou', { time }) : t('timeForYouOn', { weekday, time });
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
    time: [start, startZone, end && `– ${end}`, zone].filter(Boolean).join(' '),
  };
}
