import { LIMITS } from '../../../worker/contract/limits.ts';
import { DAY_MS } from '../../../worker/domain/time/days.ts';
import { type CalendarEvent, readCalendarText } from '../../formats/icalendar.ts';
import type { UnreadLine } from '../plan.ts';

/** A DTSTART or similar. */
export interface CalendarTime {
  instant: number;
  /** `YYYY-MM-DDTHH:mm` in `zone`. */
  local: string;
  zone: string;
  isAllDay: boolean;
  isZoneSure: boolean;
}

/** The name of a calendar; `Calendar file` if it has none. */
export const readCalendarName = (text: string): string => {
  const name = /^X-WR-CALNAME(?:;[^:\n]*)?:(.+)$/m.exec(text)?.[1] ?? '';
  return (
    name
      .replace(/\\([,;\\])/g, '$1')
      .trim()
      .slice(0, LIMITS.title) || 'Calendar file'
  );
};

/** Milliseconds of a duration such as `PT1H30M` (RFC 5545, 3.3.6); 0 if it is none. */
export function parseDuration(text: string): number {
  const [, weeks, days, hours, minutes] =
    /^\s*\+?P(?:(\d{1,3})W)?(?:(\d{1,3})D)?(?:T(?:(\d{1,3})H)?(?:(\d{1,4})M)?)?/.exec(text) ?? [];
  const count = (value: string | undefined) => Number(value ?? 0);
  return (count(weeks) * 7 + count(days)) * DAY_MS + (count(hours) * 60 + count(minutes)) * 60_000;
}

/** The summary of an event. */
export const readTitle = (event: CalendarEvent): string =>
  readCalendarText(event, 'SUMMARY').replace(/\s+/g, ' ').slice(0, LIMITS.title).trim();

/** The place of an event. */
export const readLocation = (event: CalendarEvent): string => {
  const text = readCalendarText(event, 'LOCATION')
    .replace(/\s*\n\s*/g, ', ')
    .trim();
  return text.slice(0, LIMITS.location);
};

/** The description of an event. */
export const readDescription = (event: CalendarEvent): string =>
  readCalendarText(event, 'DESCRIPTION')
    .replace(/<br\s*\/?>|<\/p>/gi, '\n')
    .replace(/<[^>]{0,500}>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .slice(0, LIMITS.description)
    .trim();

/** Whether an event is canceled, as its status or its title says. */
export const isCanceledEvent = (event: CalendarEvent): boolean =>
  event.method === 'CANCEL' ||
  /CANCELL?ED/i.test(readCalendarText(event, 'STATUS')) ||
  /^cancell?ed:/i.test(readTitle(event));

/** An event that was not read, with the reason. */
export function toUnreadLine(
  event: CalendarEvent,
  start: CalendarTime | undefined,
  isCanceled: boolean,
): UnreadLine {
  const title = readTitle(event).replace(/^cancell?ed:\s*/i, '') || 'An event without a name';
  const when = start ? `, ${start.local.replace('T', ' ')}` : '';
  return isCanceled
    ? { text: `${title}${when}`, line: 1, reason: 'canceled' }
    : { text: title, line: 1, reason: 'no-event' };
}

/** What is shown as the source of an event. */
export const toEventExcerpt = (event: CalendarEvent): string =>
  ['SUMMARY', 'DTSTART', 'LOCATION']
    .map((name) => event.props.get(name)?.[0]?.value.trim())
    .filter(Boolean)
    .join('\n')
    .slice(0, 500);
