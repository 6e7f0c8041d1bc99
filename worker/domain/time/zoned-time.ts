import { fromZonedTime } from 'date-fns-tz/fromZonedTime';
import { MAX_DATE, MIN_DATE } from '../../contract/limits.ts';
import { memoize } from '../memoize.ts';

const [FIRST_YEAR, LAST_YEAR] = [MIN_DATE, MAX_DATE].map((date) => new Date(date).getUTCFullYear()) as [
  number,
  number,
];

/**
 * Parses ISO text to epoch milliseconds. Text without an offset is local time in `timeZone` (IANA). A local time that
 * is skipped in spring moves forward by the gap; a repeated one in fall is its first occurrence (like Temporal's
 * `compatible`). Undefined if the date does not exist (February 30), or is outside of 1990 to 2100 both as written and
 * in UTC.
 */
export function toInstant(text: string, timeZone: string): number | undefined {
  if (!isRealDate(text)) return undefined;
  const instant = /(Z|[+-]\d{2}:?\d{2})$/.test(text) ? Date.parse(text) : toZonedInstant(text, timeZone);
  const year = Number(text.slice(0, 4));
  const isInRangeAsWritten = year >= FIRST_YEAR && year <= LAST_YEAR && !Number.isNaN(instant);
  return isInRangeAsWritten || (instant >= MIN_DATE && instant <= MAX_DATE) ? instant : undefined;
}

function toZonedInstant(wallClock: string, timeZone: string): number {
  let instant = fromZonedTime(wallClock, timeZone).getTime();
  // fromZonedTime moves a skipped time back instead of forward.
  const skipped =
    Date.parse(`${wallClock.slice(0, 16)}Z`) - Date.parse(`${formatWallClock(instant, timeZone)}Z`);
  if (skipped > 0) instant += skipped;
  // Same local time an hour or half an hour earlier: that is the first occurrence.
  for (const step of [3_600_000, 1_800_000]) {
    if (formatWallClock(instant - step, timeZone) === formatWallClock(instant, timeZone))
      return instant - step;
  }
  return instant;
}

const findFormat = memoize((timeZone) => {
  const digits = '2-digit' as const;
  return new Intl.DateTimeFormat('en-CA', {
    timeZone, year: 'numeric', month: digits, day: digits, hour: digits, minute: digits, hourCycle: 'h23',
  }); // biome-ignore format: one line of options
});

/** The local time `YYYY-MM-DDTHH:mm` in `timeZone` (IANA) at `instant` (epoch milliseconds). */
export function formatWallClock(instant: number, timeZone: string): string {
  const parts = Object.fromEntries(
    findFormat(timeZone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  );
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
