import { matchAny } from '../../languages/compile.ts';
import { findMonthNumber, findWeekdays, isEnglishMonth } from '../../languages/date-names.ts';
import { type FoundDate, withWeekday } from './date-weekday.ts';
import { forEachMatch } from './for-each-match.ts';
import { century, type DateReader, isDate, NUMERIC_READERS, SHORT_READER } from './numeric-dates.ts';

const TO = matchAny('calendar.to');
const JOIN = `(?: ?(?:-|–|—|${TO}) ?)`;
const SUFFIX = `${matchAny('calendar.ordinals')}?`;
const DAY_MONTH = new RegExp(
  `(?<![\\d:.,/$€£])(?:(\\d{1,2})${SUFFIX}${JOIN})?(\\d{1,2})${SUFFIX}[ ,/-]{0,2}(?:de |of |d')?(\\p{L}{3,12})(?!\\p{L})`,
  'gu',
);
/** A day, not the hour of a time. */
const ENGLISH_DAY = '(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:]|[.]\\d| ?[ap]\\.?m)';
const MONTH_DAY = new RegExp(`(?<![a-z])([a-z]{3,9})[. -]{1,2}${ENGLISH_DAY}(?:${JOIN}${ENGLISH_DAY})?`, 'g');
const YEAR_AFTER =
  /^[.,]?[ -]?(?:(?:de|del|of|i) )?(?:(20\d\d)(?!\d)|'(\d\d)(?!\d)|-?(\d\d)(?![\d:.%€$a-z]| ?(?:[ap]\.?m|h|uhr|eur|usd)\b))/;

/** All dates in a folded line, in order, without overlaps. `expected` also accepts `12/06`. */
export function findDates(line: string, expected = false): FoundDate[] {
  if (!/\d/.test(line)) return [];
  const found: FoundDate[] = [];
  const isFree = ({ start, end }: FoundDate) => found.every((one) => end <= one.start || start >= one.end);
  const add = (date: FoundDate) => {
    if (isFree(date)) found.push(withWeekday(line, date));
  };
  for (const [pattern, read] of READERS) forEachMatch(pattern, line, (m) => read(m, line, add, expected));
  for (const date of found.flatMap((last) => readFirstOfRange(line, last) ?? [])) add(date);
  return lendYears(
    line,
    found.sort((a, b) => a.start - b.start),
  );
}

const NAMED_DAY = '(\\p{L}[\\p{L}-]{1,15})[.,]{0,2} ?(?:the |den |d\\. )?';
/** Before the last day of a range: `Friday 14 to Sunday `. */
const FIRST_OF_RANGE = new RegExp(
  `(?<!\\p{L})${NAMED_DAY}(\\d{1,2})${SUFFIX},?(?: ?[-–—] ?| (?:${TO}|alla) )(?:the )?${NAMED_DAY}$`,
  'u',
);
const LONGEST_BEFORE = 40;

/** The first day of a range whose month stands after the last: `Friday 14 to Sunday 16 May 2027`. */
function readFirstOfRange(line: string, last: FoundDate): FoundDate | undefined {
  const from = Math.max(0, last.start - LONGEST_BEFORE);
  const m = last.weekdays && !last.swapped ? FIRST_OF_RANGE.exec(line.slice(from, last.start)) : null;
  const [all = '', weekday = '', digits = '', other = ''] = m ?? [];
  const day = Number(digits);
  const areDays = findWeekdays(weekday) !== undefined && findWeekdays(other) !== undefined;
  if (!m || day < 1 || day >= last.day || !areDays) return undefined;
  const start = from + m.index + all.indexOf(digits, weekday.length);
  return {
    start,
    end: start + digits.length,
    month: last.month,
    day,
    ...(last.year ? { year: last.year } : {}),
  };
}

function yearAfter(line: string, at: number, glued: boolean): { year?: number; end: number } {
  const m = YEAR_AFTER.exec(line.slice(at, at + 14));
  if (!m) return { end: at };
  // Two bare digits are a year only in `07JUN26` and `7-Jun-26`.
  if (m[3] && !glued) return { end: at };
  return { year: century(m[1] ?? m[2] ?? m[3] ?? ''), end: at + m[0].length };
}

/** `Room 12 may be changed`. */
const MAY_BE = /^may (?:be|not|have|vary|change|apply|differ|require)/;

const readDayMonth: DateReader = (m, line, add) => {
  const [all, first, last = '', name = ''] = m;
  const month = findMonthNumber(name);
  const day = Number(last);
  const end = m.index + all.length;
  if (!month || !isDate(month, day) || MAY_BE.test(line.slice(end - name.length))) return;
  const between = all.slice(all.lastIndexOf(last) + last.length, all.length - name.length);
  const stated = yearAfter(line, end, between === '' || between === '-');
  // `27, DEZ 2027` is a date; without a year, the comma separates two things.
  if (between.includes(',') && stated.year === undefined) return;
  const cut = m.index + (first ? all.indexOf(last, first.length) : 0);
  const isRange = first !== undefined && Number(first) < day && isDate(month, Number(first));
  if (isRange) add({ start: m.index, end: cut, year: stated.year, month, day: Number(first) });
  add({ start: cut, end: stated.end, year: stated.year, month, day });
};

/** `mar 16 juin`: another month follows, so the first is a weekday. */
function isBeforeMonth(rest: string): boolean {
  const next = /^\.? ?(?:de )?([a-z]{3,})/.exec(rest)?.[1];
  return next !== undefined && findMonthNumber(next) !== undefined;
}

const readMonthDay: DateReader = (m, line, add) => {
  const [all, name = '', first = '', last] = m;
  const month = isEnglishMonth(name) ? findMonthNumber(name) : undefined;
  const day = Number(first);
  const after = m.index + all.length;
  if (!month || !isDate(month, day) || isBeforeMonth(line.slice(after))) return;
  const { year, end } = yearAfter(line, after, false);
  if (last === undefined) {
    add({ start: m.index, end, year, month, day });
    return;
  }
  const isRange = Number(last) > day && isDate(month, Number(last));
  const cut = after - last.length;
  const endOfFirst = m.index + all.indexOf(first, name.length) + first.length;
  add({ start: m.index, end: isRange ? cut : endOfFirst, year, month, day });
  if (isRange) add({ start: cut, end, year, month, day: Number(last) });
};

/** Ways to write a date. What an earlier one has read is not part of a later one. */
const READERS: [RegExp, DateReader][] = [
  ...NUMERIC_READERS,
  [DAY_MONTH, readDayMonth],
  [MONTH_DAY, readMonthDay],
  SHORT_READER,
];

const RANGE = new RegExp(`^[\\s,.)]*(?:-|–|—|->|→|${TO})`);

/** `Jun 11 – Jun 14, 2027`: the year applies to both. */
function lendYears(line: string, dates: FoundDate[]): FoundDate[] {
  dates.forEach((date, i) => {
    const next = dates[i + 1];
    if (date.year !== undefined || next?.year === undefined || next.start - date.end > 24) return;
    if (!RANGE.test(line.slice(date.end, next.start))) return;
    date.year = date.month > next.month ? next.year - 1 : next.year;
  });
  return dates;
}
