import type { Event } from '../../../worker/contract/events.ts';
import type { CalendarDay, CalendarEntry } from '../../../worker/domain/schedule/calendar.ts';
import { joinList } from '../../../worker/domain/text/join-list.ts';
import { t } from '../../../worker/messages/t.ts';
import { countEvents } from '../../lib/count-events.ts';
import { formatForeignZone, formatTime } from '../../lib/dates.ts';
import { formatEventTimes } from '../../lib/event-times.ts';
import { formatWholeDay } from '../../lib/later-dates.ts';

/**
 * Time of an event on one of its days: "8:15 PM", "until 4:00 AM" on the last day of several, t('allDay') between. In
 * the zone of its place, which is named if it is not the page's. `withEnd` adds an end on the same day.
 */
export function describeTime(entry: CalendarEntry<Event>, pageZone: string, withEnd = false): string {
  const { event, isFirstDay, isLastDay } = entry;
  const { datetime, endsAt, timeZone } = event;
  if (!isFirstDay && !isLastDay) return t('allDay');
  if (!isFirstDay) {
    const [endedAt, endZone] = [endsAt ?? datetime, event.endTimeZone ?? timeZone];
    const zone = formatForeignZone(endedAt, endZone, pageZone);
    return t('until', { time: [formatTime(endedAt, endZone), zone].filter(Boolean).join(' ') });
  }
  const { start, startZone, end, zone } = formatEventTimes(event, pageZone);
  const shown =
    withEnd && isLastDay && end && end !== start
      ? [start, startZone, `– ${end}`, zone]
      : [start, formatForeignZone(datetime, timeZone, pageZone)];
  return shown.filter(Boolean).join(' ');
}

/** Description of a cell for screen readers: "Friday, June 12, 2027, today, 3 events". */
export function describeDay({ day, isToday, entries }: CalendarDay<Event>): string {
  const count = entries.length === 0 ? t('noEvents') : countEvents(entries.length);
  return joinList([formatWholeDay(day, 'UTC'), isToday && t('dayIsToday'), count]);
}
