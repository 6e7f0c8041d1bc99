import { fromZonedTime } from 'date-fns-tz';
import { MAX_DATE, MIN_DATE } from '../../contract/limits.ts';

const [FIRST_YEAR, LAST_YEAR] = [MIN_DATE, MAX_DATE].map((date) => new Date(date).getUTCFullYear()) as [
  number,
  number,
];

/**
 * The instant, in epoch milliseconds, of an ISO text. A text without an offset is the wall clock of
 * `timeZone` (IANA). A wall time that a spring change skips moves forward by the gap; one that an
 * autumn change repeats is its first occurrence (as Temporal's `compatible`, ECMA-262 proposal).
 * Undefined where the date does not exist (30 February) or lies outside 1990 to 2100, as it is written as well as in
 * UTC: New Year's Eve of 2100 is still to come in New York when UTC has gone on.
 */
export function toInstant(text: string, timeZone: string): number | undefined {
  if (!isRealDate(text)) return undefined;
  const instant = /(Z|[+-]\d{2}:?\d{2})$/.test(text) ? Date.parse(text) : toZonedInstant(text, timeZone);
  const year = Number(text.slice(0, 4));
  const isWritten = year >= FIRST_YEAR && year <= LAST_YEAR && !Number.isNaN(instant);
  return isWritten || (instant >= MIN_DATE && instant <= MAX_DATE) ? instant : undefined;
}

function toZonedInstant(wallClock: string, timeZone: string): number {
  let instant = fromZonedTime(wallClock, timeZone).getTime();
  // fromZonedTime moves a skipped time back; the clocks themselves moved forward.
  const short =
    Date.parse(`${wallClock.slice(0, 16)}Z`) - Date.parse(`${formatWallClock(instant, timeZone)}Z`);
  if (short > 0) instant += short;
  // An hour earlier that reads the same on the wall is the first of a repeated pair.
  for (const step of [3_600_000, 1_800_000]) {
    if (formatWallClock(instant - step, timeZone) === formatWallClock(instant, timeZone))
      return instant - step;
  }
  return instant;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** `YYYY-MM-DDTHH:mm` as the clocks in `timeZone` (IANA) show it at `instant` (epoch milliseconds). */
export function formatWallClock(instant: number, timeZone: string): string {
  let clock = clocks.get(timeZone);
  if (!clock) {
    const digits = '2-digit' as const;
    clock = new Intl.DateTimeFormat('en-CA', {
      timeZone, year: 'numeric', month: digits, day: digits, hour: digits, minute: digits, hourCycle: 'h23',
    }); // biome-ignore format: one line of options
    clocks.set(timeZone, clock);
  }
  const parts = Object.fromEntries(clock.formatToParts(instant).map((part) => [part.type, part.value]));
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`;
}

function isRealDate(text: string): boolean {
  const [year, month, day] = text.slice(0, 10).split('-').map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  const [hour, minute, second] = [
    text.slice(11, 13),
    text.slice(14, 16),
    text[16] === ':' ? text.slice(17, 19) : 0,
  ].map(Number);
  return (
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    (hour ?? 24) < 24 &&
    (minute ?? 60) < 60 &&
    (second ?? 0) < 60
  );
}
