import { describeZone } from '../../worker/domain/schedule/page-zone.ts';
import { formatIn, readZoneName } from '../../worker/domain/time/format-in.ts';

const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const DATE = { month: 'short', day: 'numeric' } as const;

/** Formats an ISO time by the reader's clock in the zone: "8:15 PM". */
export function formatTime(iso: string, timeZone: string): string {
  return formatIn(timeZone, TIME, iso);
}

/** `MMM d, h:mm a`: "Jun 12, 8:15 PM". */
export function formatDateTime(iso: string, timeZone: string): string {
  return formatIn(timeZone, { ...DATE, ...TIME }, iso);
}

/** `MMM d`: "Jun 12". */
export function formatDate(iso: string, timeZone: string): string {
  return formatIn(timeZone, DATE, iso);
}

/** `MMM d, yyyy`: "Jun 12, 2026". */
export function formatFullDate(iso: string, timeZone: string): string {
  return formatIn(timeZone, { ...DATE, year: 'numeric' }, iso);
}

/** A day header: `{ weekday: "Friday", date: "June 12", year: "2026", fullDate: "June 12, 2026" }`. */
export function formatDay(iso: string, timeZone: string) {
  const date = { month: 'long', day: 'numeric' } as const;
  const year = { year: 'numeric' } as const;
  return {
    weekday: formatIn(timeZone, { weekday: 'long' }, iso),
    date: formatIn(timeZone, date, iso),
    year: formatIn(timeZone, year, iso),
    fullDate: formatIn(timeZone, { ...date, ...year }, iso),
  };
}

/** "Friday, June 12". */
export const formatWeekdayDate = (iso: string, timeZone: string): string =>
  formatIn(timeZone, { weekday: 'long', month: 'long', day: 'numeric' }, iso);

/** Returns the zone's short name at that time, which is the same in all languages: "PDT", "GMT+2". */
export function formatZone(iso: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  return readZoneName(format, Date.parse(iso)) ?? timeZone;
}

/** Returns the zone's short name at that time if it is a word, as "PDT", else that of its place: "London time". */
export function formatPlaceZone(iso: string, timeZone: string): string {
  const name = formatZone(iso, timeZone);
  return name.startsWith('GMT') ? describeZone(timeZone) : name;
}

/** Returns the name of the zone, as `formatPlaceZone`, if it is not the page's zone, else undefined. */
export function formatForeignZone(iso: string, timeZone: string, pageZone: string): string | undefined {
  return timeZone === pageZone ? undefined : formatPlaceZone(iso, timeZone);
}
