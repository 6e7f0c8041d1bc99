import { matchAny } from '../../languages/compile.ts';
import {
  ERAS,
  findMonthNumber,
  findWeekdayOfPhrase,
  findWeekdays,
  findWeekdaysOfSign,
  isEnglishMonth,
} from '../../languages/date-names.ts';
import { forEachMatch } from './for-each-match.ts';

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

const YEAR_SIGN = matchAny('calendar.yearSigns');
const MONTH_AND_DAY = `(\\d{1,2})${matchAny('calendar.monthSigns')} ?(\\d{1,2})${matchAny('calendar.daySigns')}`;
const ISO = new RegExp(
  `(?<![\\d-])(20\\d\\d)([-/]|\\. ?)(\\d{1,2})\\2(\\d{1,2})(?!\\d)|(20\\d\\d)${YEAR_SIGN} ?${MONTH_AND_DAY}`,
  'g',
);
const NUMBERS = /(?<![\d.,/:-])(\d{1,2})(\. ?|[/-])(\d{1,2})(\. ?|[/-])(20\d\d|\d\d)(?![\d/-]|[.,:]\d)/g;
const SHORT = /(?<![\d.,/:+-])(\d{1,2})(\. ?|\/)(\d{1,2})(\.?)(?![\d/%]|[.,:]\d)/g;
const TO = matchAny('calendar.to');
const JOIN = `(?: ?(?:-|–|—|${TO}) ?)`;
const SUFFIX = `${matchAny('calendar.ordinals')}?`;
const DAY_MONTH = new RegExp(
  `(?<![\\d:.,/$€£])(?:(\\d{1,2})${SUFFIX}${JOIN})?(\\d{1,2})${SUFFIX}[ ,/-]{0,2}(?:de |of |d')?(\\p{L}{3,12})(?!\\p{L})`,
  'gu',
);
/** `11月5日`. */
const EASTERN = new RegExp(`(?<!(?:\\d|${YEAR_SIGN}) ?)${MONTH_AND_DAY}`, 'g');
const FIRST_YEAR = matchAny('calendar.firstYear');
/** `令和9年5月14日`, `民國116年3月5日`: years of Japanese eras and of the Republic of China. */
const ERA = new RegExp(
  `(${[...ERAS.keys()].join('|')}) ?(${FIRST_YEAR}|\\d{1,3})${YEAR_SIGN} ?${MONTH_AND_DAY}`,
  'g',
);
/** `2027. március 14.`, `2027 m. kovo 14`. */
const YEAR_MONTH_DAY =
  /(?<![\d.,/-])(20\d\d)[.,]?(?: m\.)? (\p{L}{3,12})\.? (\d{1,2})(?:\.|-?[ae]n)?(?![\d:/]|[.]\d)/gu;
/** `14 thang 3 nam 2027`: Vietnamese months have numbers. */
const MONTH_NUMBER = new RegExp(
  `(?<![\\d.,/:-])(\\d{1,2}) ${matchAny('calendar.monthWords')} (\\d{1,2})(?:,? (?:${matchAny('calendar.yearWords')} )?(20\\d\\d))?(?!\\d)`,
  'g',
);
/** A day, not the hour of a time. */
const ENGLISH_DAY = '(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:]|[.]\\d| ?[ap]\\.?m)';
const MONTH_DAY = new RegExp(`(?<![a-z])([a-z]{3,9})[. -]{1,2}${ENGLISH_DAY}(?:${JOIN}${ENGLISH_DAY})?`, 'g');
const YEAR_AFTER =
  /^[.,]?[ -]?(?:(?:de|del|of|i) )?(?:(20\d\d)(?!\d)|'(\d\d)(?!\d)|-?(\d\d)(?![\d:.%€$a-z]| ?(?:[ap]\.?m|h|uhr|eur|usd)\b))/;

const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isDate = (month: number, day: number) =>
  month >= 1 && month <= 12 && day >= 1 && day <= (lengths[month - 1] ?? 0);
/** Two-digit years over 60 are in the last century. */
const century = (year: string) =>
  year.length > 2 ? Number(year) : Number(year) > 60 ? 1900 + Number(year) : 2000 + Number(year);

type AddDate = (date: FoundDate) => void;

const toRange = (m: RegExpExecArray) => ({ start: m.index, end: m.index + m[0].length });

/** Reads one match. `expected` also accepts `12/06`. */
type Reader = (m: RegExpExecArray, line: string, add: AddDate, expected: boolean) => void;

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

const readIsoDates: Reader = (m, _, add) => {
  const [year, month, day] = (m[1] ? [m[1], m[3], m[4]] : m.slice(5)).map(Number) as [number, number, number];
  if (isDate(month, day)) add({ ...toRange(m), year, month, day });
};

const readEasternDates: Reader = (m, _, add) => {
  const [month, day] = [Number(m[1]), Number(m[2])];
  if (isDate(month, day)) add({ ...toRange(m), month, day });
};

const readEraDates: Reader = (m, _, add) => {
  const [, era = '', count = ''] = m;
  const year = (ERAS.get(era) ?? 0) + (/\d/.test(count) ? Number(count) : 1);
  const [month, day] = [Number(m[3]), Number(m[4])];
  if (isDate(month, day)) add({ ...toRange(m), year, month, day });
};

const readYearFirst: Reader = (m, _, add) => {
  const month = findMonthNumber(m[2] ?? '');
  const day = Number(m[3]);
  if (month && isDate(month, day)) add({ ...toRange(m), year: Number(m[1]), month, day });
};

const readMonthNumbers: Reader = (m, _, add) => {
  const [day, month] = [Number(m[1]), Number(m[2])];
  const year = m[3] === undefined ? {} : { year: Number(m[3]) };
  if (isDate(month, day)) add({ ...toRange(m), ...year, month, day });
};

const readShortDates: Reader = (m, line, add, expected) => {
  const points = m[2]?.startsWith('.') ?? false;
  if (points && m[4] === '' && !expected) return;
  const one = ordered(Number(m[1]), Number(m[3]), points);
  if (!one) return;
  const date = { ...toRange(m), ...one, weak: true };
  if (expected || points || withWeekday(line, date).weekdays) add(date);
};

function ordered(first: number, second: number, points: boolean) {
  const dayFirst = isDate(second, first);
  const monthFirst = !points && isDate(first, second);
  if (dayFirst && monthFirst && first !== second) {
    return { month: second, day: first, swapped: { month: first, day: second } };
  }
  if (dayFirst) return { month: second, day: first, hasDots: points };
  return monthFirst ? { month: first, day: second } : undefined;
}

const readNumbers: Reader = (m, _, add) => {
  const [, first, mark = '', second, behind = '', year = ''] = m;
  const isMixed = mark.charAt(0) !== behind.charAt(0);
  if (isMixed && !(mark === '/' && behind === '-' && year.length === 4)) return;
  if (mark === '-' && year.length === 2) return;
  const one = ordered(Number(first), Number(second), mark !== '/');
  if (one) add({ ...toRange(m), year: century(year), ...one });
};

function yearAfter(line: string, at: number, glued: boolean): { year?: number; end: number } {
  const m = YEAR_AFTER.exec(line.slice(at, at + 14));
  if (!m) return { end: at };
  // Two bare digits are a year only in `07JUN26` and `7-Jun-26`.
  if (m[3] && !glued) return { end: at };
  return { year: century(m[1] ?? m[2] ?? m[3] ?? ''), end: at + m[0].length };
}

/** `Room 12 may be changed`. */
const MAY_BE = /^may (?:be|not|have|vary|change|apply|differ|require)/;

const readDayMonth: Reader = (m, line, add) => {
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

const readMonthDay: Reader = (m, line, add) => {
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
const READERS: [RegExp, Reader][] = [
  [ISO, readIsoDates],
  [ERA, readEraDates],
  [EASTERN, readEasternDates],
  [YEAR_MONTH_DAY, readYearFirst],
  [MONTH_NUMBER, readMonthNumbers],
  [NUMBERS, readNumbers],
  [DAY_MONTH, readDayMonth],
  [MONTH_DAY, readMonthDay],
  [SHORT, readShortDates],
];

const BEFORE = /(\p{L}[\p{L}-]{1,15})[.,]?[,]? ?(?:the |le |den |dne |el |il |o |d\. )?$/u;
const AFTER = /^,? ?(?:[-–] )?\(?(\p{L}{2,12})(?![\p{L}\d])/u;
/** `(金)`, `周五`, `금요일` after a date. */
const SIGN_BEHIND = new RegExp(
  `^ ?[(（]?${matchAny('calendar.weekdayLeads')}?(${matchAny('calendar.weekdaySigns')})${matchAny('calendar.weekdayEnds')}?[)）\\s・]`,
);

/** `Thứ Bảy, ngày 10/04`: weekdays of two words. */
const PHRASE_BEFORE = new RegExp(
  `(?<!\\p{L})(${matchAny('calendar.weekdayPhrases')}),? (?:${matchAny('calendar.dayWords')} )?$`,
  'u',
);

function withWeekday(line: string, date: FoundDate): FoundDate {
  const phrase = PHRASE_BEFORE.exec(line.slice(Math.max(0, date.start - 24), date.start));
  if (phrase)
    return { ...date, start: date.start - phrase[0].length, weekdays: findWeekdayOfPhrase(phrase[1] ?? '') };
  const before = BEFORE.exec(line.slice(Math.max(0, date.start - 24), date.start))?.[1];
  const named = (before && findWeekdays(before)) || undefined;
  if (named) return { ...date, weekdays: named };
  const sign = SIGN_BEHIND.exec(`${line.slice(date.end, date.end + 6)} `)?.[1];
  if (sign) return { ...date, weekdays: findWeekdaysOfSign(sign) };
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
