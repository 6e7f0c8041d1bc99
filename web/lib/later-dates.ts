// Dates that no first screen shows.
import { formatIn } from '../../worker/domain/time/format-in.ts';

const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const YEAR_MS = 365 * 86_400_000;

/** "Fri, Jun 12, 8:15 PM", with the year unless it is within the next one. */
export function formatWeekdayTime(iso: string, timeZone: string): string {
  const wait = Date.parse(iso) - Date.now();
  const day = { weekday: 'short', month: 'short', day: 'numeric', ...TIME } as const;
  return formatIn(timeZone, wait > 0 && wait < YEAR_MS ? day : { ...day, year: 'numeric' }, iso);
}

/** "Fri, Jun 12, 2026". */
export const formatShortWeekdayDate = (iso: string, timeZone: string): string =>
  formatIn(timeZone, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' }, iso);

/** "Friday, June 12, 2026". */
export const formatWholeDay = (iso: string, timeZone: string): string =>
  formatIn(timeZone, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }, iso);

/**
 * Dates of which no line ends within a day of a month, or before a dash: large text would break them there. Behind longer names
 * of months it still may, since both together would not fit a small phone.
 */
export const keepDaysWhole = (dates: string): string =>
  dates.replace(
    / (?=–)|(?<=(?<!\p{L})\p{L}{1,6}) (?=\d\d?\b)|(?<=\b\d\d?\.?) (?=\p{L}{1,6}(?!\p{L}))/gu,
    '\u00a0',
  );

/** A `YYYY-MM-DD` in three short parts: `{ weekday: "Fri", dayOfMonth: "12", month: "Jun", isMonthFirst: true }`. */
export function formatShortDay(day: string) {
  const month = formatIn('UTC', { month: 'short' }, day);
  return {
    weekday: formatIn('UTC', { weekday: 'short' }, day),
    dayOfMonth: String(Number(day.slice(8))),
    month,
    /** "Jun 12", not "12 Jun". */
    isMonthFirst: formatIn('UTC', { month: 'short', day: 'numeric' }, day).startsWith(month),
  };
}
