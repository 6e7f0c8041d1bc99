// Days are `YYYY-MM-DD` strings, so that arithmetic is not affected by daylight saving time.

import { memoize } from '../memoize.ts';

export const DAY_MS = 86_400_000;

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

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
