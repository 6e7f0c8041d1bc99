// Days are `YYYY-MM-DD` strings, so that arithmetic is not affected by daylight saving time.

export const DAY_MS = 86_400_000;

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The day of an instant in UTC. */
export const toUtcDay = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

// Cached, because creating a formatter is slow.
const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of an instant (epoch milliseconds) in an IANA time zone. */
export function toLocalDay(instant: number, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    const digits = '2-digit';
    format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: digits, day: digits });
    formats.set(timeZone, format);
  }
  const [month, day, year] = format.format(instant).split('/');
  return `${year}-${month}-${day}`;
}
