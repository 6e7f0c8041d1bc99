// Dates that no first screen shows.
import { formatIn } from '../../worker/domain/time/format-in.ts';

/** "Friday, June 12, 2026". */
export const formatWholeDay = (iso: string, timeZone: string): string =>
  formatIn(timeZone, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }, iso);

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
