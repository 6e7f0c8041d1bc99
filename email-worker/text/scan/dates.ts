import { matchAny } from '../lexicon/compile.ts';
import { findMonthNumber, findWeekdays, isEnglishMonth } from '../lexicon/date-names.ts';

/** A date in a line, before its year and number order are resolved. */
export interface FoundDate {
  start: number;
  end: number;
  year?: number;
  month: number;
  day: number;
  /** Day and month in the other order, if that is a date as well. */
  swapped?: { month: number; day: number };
  /** Written with dots, which put the day first. */
  hasDots?: boolean;
  weekdays?: number[];
  /** Counts only if a date is expected. */
  weak?: boolean;
}

const ISO =
  /(?<![\d-])(20\d\d)([-/]|\. ?)(\d{1,2})\2(\d{1,2})(?!\d)|(20\d\d)[年년] ?(\d{1,2})[月월] ?(\d{1,2})[日일]/g;
const NUMBERS = /(?<![\d.,/:-])(\d{1,2})(\. ?|[/-])(\d{1,2})(\. ?|[/-])(20\d\d|\d\d)(?![\d/-]|[.,:]\d)/g;
const SHORT = /(?<![\d.,/:+-])(\d{1,2})(\. ?|\/)(\d{1,2})(\.?)(?![\d/%]|[.,:]\d)/g;
const TO = matchAny('calendar.to');
const JOIN = `(?: ?(?:-|–|—|${TO}) ?)`;
const SUFFIX = '(?:st|nd|rd|th|er|eme|º|ª|°|\\.|:e)?';
const DAY_MONTH = new RegExp(
  `(?<![\\d:.,/$€£])(?:(\\d{1,2})${SUFFIX}${JOIN})?(\\d{1,2})${SUFFIX}[ ,/-]{0,2}(?:de |of |d')?(\\p{L}{3,12})(?!\\p{L})`,
  'gu',
);
/** `11月5日`. */
const EASTERN = /(?<![\d年년] ?)(\d{1,2})[月월] ?(\d{1,2})[日일]/g;
const MONTH_DAY = new RegExp(
  `(?<![a-z])([a-z]{3,9})[. -]{1,2}(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:]|[.]\\d| ?[ap]\\.?m)(?:${JOIN}(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:]|[.]\\d| ?[ap]\\.?m))?`,
  'g',
);
const YEAR_AFTER =
  /^[.,]?[ -]?(?:(?:de|del|of|i) )?(?:(20\d\d)(?!\d)|'(\d\d)(?!\d)|-?(\d\d)(?![\d:.%€$]| ?(?:[ap]\.?m|h|uhr|eur|usd)\b))/;

const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isDate = (month: number, day: number) =>
  month >= 1 && month <= 12 && day >= 1 && day <= (lengths[month - 1] ?? 0);
/** Two-digit years over 60 are in the last century. */
const century = (year: string) =>
  year.length > 2 ? Number(year) : Number(year) > 60 ? 1900 + Number(year) : 2000 + Number(year);

/** All dates in a folded line, in order, without overlaps. `expected` also accepts `12/06`. */
export function findDates(line: string, expected = false): FoundDate[] {
  if (!/\d/.test(line)) return [];
  const found: FoundDate[] = [];
  const free = (start: number, end: number) => found.every((one) => end <= one.start || start >= one.end);
  const add = (date: FoundDate) => {
    if (free(date.start, date.end)) found.push(withWeekday(line, date));
  };
  for (const m of line.matchAll(ISO)) {
    const [year, month, day] = [m[1] ?? m[5], m[3] ?? m[6], m[4] ?? m[7]].map(Number) as [
      number,
      number,
      number,
    ];
    if (isDate(month, day)) add({ start: m.index, end: m.index + m[0].length, year, month, day });
  }
  for (const m of line.matchAll(EASTERN)) {
    const [month, day] = [Number(m[1]), Number(m[2])];
    if (isDate(month, day)) add({ start: m.index, end: m.index + m[0].length, month, day });
  }
  for (const m of line.matchAll(NUMBERS)) numbers(m, add);
  for (const m of line.matchAll(DAY_MONTH)) dayMonth(line, m, add);
  for (const m of line.matchAll(MONTH_DAY)) monthDay(line, m, add);
  for (const m of line.matchAll(SHORT)) {
    const points = m[2]?.startsWith('.') ?? false;
    if (points && m[4] === '' && !expected) continue;
    const one = ordered(Number(m[1]), Number(m[3]), points);
    if (!one) continue;
    const date = { start: m.index, end: m.index + m[0].length, ...one, weak: true };
    if (expected || points || withWeekday(line, date).weekdays) add(date);
  }
  return lendYears(
    line,
    found.sort((a, b) => a.start - b.start),
  );
}

function ordered(first: number, second: number, points: boolean) {
  const dayFirst = isDate(second, first);
  const monthFirst = !points && isDate(first, second);
  if (dayFirst && monthFirst && first !== second) {
    return { month: second, day: first, swapped: { month: first, day: second } };
  }
  if (dayFirst) return { month: second, day: first, points };
  return monthFirst ? { month: first, day: second } : undefined;
}

function numbers(m: RegExpExecArray, add: (date: FoundDate) => void): void {
  if (m[2]?.charAt(0) !== m[4]?.charAt(0) && !(m[2] === '/' && m[4] === '-' && m[5]?.length === 4)) return;
  if (m[2] === '-' && m[5]?.length === 2) return;
  const points = m[2] !== '/';
  const one = ordered(Number(m[1]), Number(m[3]), points);
  if (one) add({ start: m.index, end: m.index + m[0].length, year: century(m[5] ?? ''), ...one });
}

function yearAfter(line: string, at: number, glued: boolean): { year?: number; end: number } {
  const m = YEAR_AFTER.exec(line.slice(at, at + 14));
  if (!m) return { end: at };
  // Two bare digits are a year only in `07JUN26` and `7-Jun-26`.
  if (m[3] && !glued) return { end: at };
  return { year: century(m[1] ?? m[2] ?? m[3] ?? ''), end: at + m[0].length };
}

function dayMonth(line: string, m: RegExpExecArray, add: (date: FoundDate) => void): void {
  const month = findMonthNumber(m[3] ?? '');
  const day = Number(m[2]);
  if (!month || !isDate(month, day)) return;
  // `Room 12 may be changed`.
  if (
    m[3] === 'may' &&
    /^ (?:be|not|have|vary|change|apply|differ|require)/.test(line.slice(m.index + m[0].length))
  )
    return;
  const between = m[0].slice(
    m[0].lastIndexOf(m[2] ?? '') + (m[2]?.length ?? 0),
    m[0].length - (m[3]?.length ?? 0),
  );
  const { year, end } = yearAfter(line, m.index + m[0].length, between === '' || between === '-');
  // `27, DEZ 2027` is a date; without a year, the comma separates two things.
  if (between.includes(',') && year === undefined) return;
  const first = m[1] ? Number(m[1]) : undefined;
  const ranged = first !== undefined && first < day && isDate(month, first);
  const cut = ranged
    ? m.index + m[0].indexOf(m[2] ?? '', m[1]?.length)
    : m.index + (m[1] ? m[0].indexOf(m[2] ?? '', m[1].length) : 0);
  if (ranged) add({ start: m.index, end: cut, year, month, day: first });
  add({ start: cut, end, year, month, day });
}

function monthDay(line: string, m: RegExpExecArray, add: (date: FoundDate) => void): void {
  const month = isEnglishMonth(m[1] ?? '') ? findMonthNumber(m[1] ?? '') : undefined;
  const day = Number(m[2]);
  if (!month || !isDate(month, day)) return;
  const after = m.index + m[0].length;
  // `mar 16 juin`: `mar` is a weekday.
  if (
    /^\.? ?(?:de )?[a-z]{3,}/.test(line.slice(after)) &&
    findMonthNumber(/[a-z]+/.exec(line.slice(after).replace(/^\.? ?(?:de )?/, ''))?.[0] ?? '')
  )
    return;
  const { year, end } = yearAfter(line, after, false);
  const last = m[3] ? Number(m[3]) : undefined;
  const ranged = last !== undefined && last > day && isDate(month, last);
  const cut = ranged ? m.index + m[0].length - (m[3]?.length ?? 0) : end;
  add({
    start: m.index,
    end: ranged
      ? cut
      : last === undefined
        ? end
        : m.index + m[0].indexOf(m[2] ?? '', m[1]?.length) + (m[2]?.length ?? 0),
    year,
    month,
    day,
  });
  if (ranged) add({ start: cut, end, year, month, day: last });
}

const BEFORE = /(\p{L}[\p{L}-]{1,15})[.,]?[,]? ?(?:the |le |den |dne |el |il |o |d\. )?$/u;
const AFTER = /^,? ?(?:[-–] )?\(?(\p{L}{2,12})(?![\p{L}\d])/u;
const EASTERN_DAYS = '日月火水木金土';
const EASTERN_DAY = /^ ?[(（]?([日月火水木金土])(?:曜日?)?[)）\s・]/;

function withWeekday(line: string, date: FoundDate): FoundDate {
  const before = BEFORE.exec(line.slice(Math.max(0, date.start - 24), date.start))?.[1];
  const named = (before && findWeekdays(before)) || undefined;
  if (named) return { ...date, weekdays: named };
  const eastern = EASTERN_DAY.exec(`${line.slice(date.end, date.end + 6)} `)?.[1];
  if (eastern) return { ...date, weekdays: [EASTERN_DAYS.indexOf(eastern)] };
  const after = AFTER.exec(line.slice(date.end, date.end + 16))?.[1];
  const later = after && after.length > 2 ? findWeekdays(after) : undefined;
  return later ? { ...date, weekdays: later } : date;
}

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
