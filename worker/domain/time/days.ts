// Days are `YYYY-MM-DD` strings, so that arithmetic is not affected by daylight saving time.

import { memoize } from '../memoize.ts';

export const DAY_MS = 86_400_000;

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days from one day to another; NaN if one is none. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

export const toIsoDay = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Whether the month has such a day in its year. */
export function isRealDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

/** 0 is Sunday. */
export const toWeekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The day of an instant in UTC. */
export const toUtcDay = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

// Creating a formatter is slow.
const findFormat = memoize(
  (timeZone) =>
    new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
);

/** The calendar day of an instant (epoch milliseconds) in an IANA time zone. */
export function toLocalDay(instant: number, timeZone: string): string {
  const [month, day, year] = findFormat(timeZone).format(instant).split('/');
  return `${year}-${month}-${day}`;
}
