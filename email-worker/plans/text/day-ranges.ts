import { addDays, toWeekday } from '../../../worker/domain/time/days.ts';
import { matchAny, matchWholeWords } from '../../languages/compile.ts';
import { type DayContext, resolveDate, toRange } from './plan-days.ts';
import type { NamedDay, Span } from './scan-line.ts';
import type { ScannedLine } from './scan-plan.ts';
import { findWeekend } from './weekend-range.ts';

/** Source of a pattern for a day of the month. Its number is a group. */
export const DAY_OF_MONTH = `(\\d{1,2})(?:${matchAny('calendar.ordinals')}|\\.)?`;
/** Source of a pattern for the sign after a day of the month. */
export const DAY_SIGN = matchAny('calendar.daySigns');
const TO = `${matchWholeWords('plan.to').source}|${matchWholeWords('calendar.to').source}|${matchWholeWords('names.and').source}`;
/** `11–` before `14 June`, `18./` before `19. Juni`. */
const FIRST_OF_RANGE = new RegExp(`(?<![\\d:.])${DAY_OF_MONTH},?\\s?(?:[-–—~/&+]|${TO})\\s?$`, 'u');
/** `–15` after `Feb 12`, `~14(日)` after `11/13`. */
const LAST_OF_RANGE = new RegExp(
  `^\\)?\\s?(?:[-–—~]|${TO})\\s?(?:the )?(?:\\p{L}{2,12}[.,]{0,2} )?${DAY_OF_MONTH}(?:${DAY_SIGN})?(?![\\d:/]|[.]\\d|\\s?(?:[ap]\\.?m|h|uhr)(?!\\p{L}))`,
  'u',
);

/** `Day 1 – 3 July` is not a range. */
const hasDayNumber = (days: NamedDay[]): boolean => days.some(({ kind }) => kind === 'number');

/** Whether a line names the first and last of several days. */
export function isRangeOfDays({ scan, folded }: ScannedLine): boolean {
  const dates = scan.days.filter(({ kind }) => kind === 'date');
  if (hasDayNumber(scan.days)) return dates.length > 1;
  return dates.length > 1 || (dates[0] !== undefined && findOtherEnd(folded, dates[0]) !== undefined);
}

interface OtherEnd {
  day: number;
  isFirst: boolean;
}

/** The day of the month before or after a date that makes it a range. */
function findOtherEnd(folded: string, { start, end }: Span): OtherEnd | undefined {
  const [, first] = FIRST_OF_RANGE.exec(folded.slice(0, start)) ?? [];
  if (first) return { day: Number(first), isFirst: true };
  const [, last] = LAST_OF_RANGE.exec(folded.slice(end)) ?? [];
  return last ? { day: Number(last), isFirst: false } : undefined;
}

/**
 * The range of days that the first line names, preferably one without a time: `11–14 June`, `4. - 6. Juni`,
 * `Fri June 18 - Sun June 20`.
 */
export function findRange(lines: ScannedLine[], context: DayContext): DayContext['range'] {
  const [timed, untimed] = [true, false].map((isTimed) =>
    lines.filter(({ scan }) => scan.times.length > 0 === isTimed && !hasDayNumber(scan.days)),
  ) as [ScannedLine[], ScannedLine[]];
  const stated = findStatedRange(untimed, context) ?? findStatedRange(timed.filter(isRangeOfDays), context);
  if (stated) return stated;
  return lines.some(({ scan }) => scan.days.some(({ kind }) => kind === 'date'))
    ? undefined
    : (findBareRange(lines, context) ?? findWeekend(lines, context));
}

function findStatedRange(lines: ScannedLine[], context: DayContext): DayContext['range'] {
  for (const { scan, folded } of lines) {
    const [date, other] = scan.days.filter((day) => day.kind === 'date');
    if (!date) continue;
    const day = resolveDate(date.date, context);
    const last = other && resolveDate(other.date, context);
    const end = last ? undefined : findOtherEnd(folded, date);
    const found = day && (last ? toRange(day.date, last.date) : end && toRangeWith(day.date, end));
    // The weekday beside a range may be that of its other end.
    const reasons = [day, last].flatMap((one) => one?.reasons ?? []);
    if (found) return { ...found, reasons: reasons.filter((reason) => reason !== 'weekday-differs') };
  }
  return undefined;
}

/** Between the numbers of two days: `22.-24.`, `25 al 28`, `23日24日`. */
const BETWEEN_DAYS = [
  `(?:${matchAny('calendar.ordinals')}|\\.)?\\s?(?:[-–—~]|${TO})\\s?`,
  `(?:${DAY_SIGN})(?:[、・]|${TO})?(?=\\d{1,2}(?:${DAY_SIGN}))`,
].join('|');
/** Days without their month. */
const BARE = new RegExp(
  `(?<![\\d.,:/€$£-])(?<first>\\d{1,2})(?:${BETWEEN_DAYS})(?<last>\\d{1,2})(?![\\d:/%€$£]|[.,]\\d)`,
  'gu',
);
const MIN_WEEKDAYS = 2;
const MONTHS_AHEAD = 4;

/** The next days with such numbers that all weekdays of the plan are among, if it names two of them. */
function findBareRange(lines: ScannedLine[], { today }: DayContext): DayContext['range'] {
  const named = lines.flatMap(({ scan }) =>
    scan.days.flatMap((day) => (day.kind === 'weekday' ? [day.weekdays] : [])),
  );
  if (new Set(named.map(String)).size < MIN_WEEKDAYS) return undefined;
  for (const { folded, scan, sentOn = today } of lines.filter(({ scan }) => scan.times.length === 0)) {
    const { first = '', last = '' } =
      scan.days.length === 0 ? ([...folded.matchAll(BARE)][0]?.groups ?? {}) : {};
    const ranges = Array.from({ length: first ? MONTHS_AHEAD : 0 }, (_, months) =>
      toDaysOfMonth(sentOn, months, Number(first), Number(last)),
    ).filter((range) => range && range.last >= sentOn && named.every((weekdays) => isAmong(weekdays, range)));
    if (ranges[0]) return ranges.length > 1 ? { ...ranges[0], reasons: ['relative-date'] } : ranges[0];
  }
  return undefined;
}

/** Undefined for numbers that are not days of that month, such as `32-36 people`. */
function toDaysOfMonth(base: string, months: number, first: number, last: number): DayContext['range'] {
  const month = Number(base.slice(0, 4)) * 12 + Number(base.slice(5, 7)) - 1 + months;
  const [from, until] = [first, last].map((day) =>
    new Date(Date.UTC(Math.floor(month / 12), month % 12, day)).toISOString().slice(0, 10),
  );
  const areDays = Number(from?.slice(8)) === first && Number(until?.slice(8)) === last;
  return from && until && areDays ? toRange(from, until) : undefined;
}

/** Whether one of some weekdays is in a range. */
export function isAmong(weekdays: number[], { first, last }: { first: string; last: string }): boolean {
  for (let day = first; day <= last; day = addDays(day, 1))
    if (weekdays.includes(toWeekday(day))) return true;
  return false;
}

function toRangeWith(date: string, { day, isFirst }: OtherEnd): DayContext['range'] {
  const other = `${date.slice(0, 8)}${String(day).padStart(2, '0')}`;
  return isFirst ? toRange(other, date) : toRange(date, other);
}
