import { matchAny } from '../../languages/compile.ts';
import { ERAS, findMonthNumber } from '../../languages/date-names.ts';
import { type FoundDate, withWeekday } from './date-weekday.ts';

const YEAR_SIGN = matchAny('calendar.yearSigns');
const MONTH_AND_DAY = `(\\d{1,2})${matchAny('calendar.monthSigns')} ?(\\d{1,2})${matchAny('calendar.daySigns')}`;
const ISO = new RegExp(
  `(?<![\\d-])(20\\d\\d)([-/]|\\. ?)(\\d{1,2})\\2(\\d{1,2})(?!\\d)|(20\\d\\d)${YEAR_SIGN} ?${MONTH_AND_DAY}`,
  'g',
);
const NUMBERS = /(?<![\d.,/:-])(\d{1,2})(\. ?|[/-])(\d{1,2})(\. ?|[/-])(20\d\d|\d\d)(?![\d/-]|[.,:]\d)/g;
const SHORT = /(?<![\d.,/:+-])(\d{1,2})(\. ?|\/)(\d{1,2})(\.?)(?![\d/%]|[.,:]\d)/g;

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

const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** Whether a month has such a day in some year. */
export const isDate = (month: number, day: number) =>
  month >= 1 && month <= 12 && day >= 1 && day <= (lengths[month - 1] ?? 0);
/** Two-digit years over 60 are in the last century. */
export const century = (year: string) =>
  year.length > 2 ? Number(year) : Number(year) > 60 ? 1900 + Number(year) : 2000 + Number(year);

type AddDate = (date: FoundDate) => void;

const toRange = (m: RegExpExecArray) => ({ start: m.index, end: m.index + m[0].length });

/** Reads one match. `expected` also accepts `12/06`. */
export type DateReader = (m: RegExpExecArray, line: string, add: AddDate, expected: boolean) => void;

const readIsoDates: DateReader = (m, _, add) => {
  const [year, month, day] = (m[1] ? [m[1], m[3], m[4]] : m.slice(5)).map(Number) as [number, number, number];
  if (isDate(month, day)) add({ ...toRange(m), year, month, day });
};

const readEasternDates: DateReader = (m, _, add) => {
  const [month, day] = [Number(m[1]), Number(m[2])];
  if (isDate(month, day)) add({ ...toRange(m), month, day });
};

const readEraDates: DateReader = (m, _, add) => {
  const [, era = '', count = ''] = m;
  const year = (ERAS.get(era) ?? 0) + (/\d/.test(count) ? Number(count) : 1);
  const [month, day] = [Number(m[3]), Number(m[4])];
  if (isDate(month, day)) add({ ...toRange(m), year, month, day });
};

const readYearFirst: DateReader = (m, _, add) => {
  const month = findMonthNumber(m[2] ?? '');
  const day = Number(m[3]);
  if (month && isDate(month, day)) add({ ...toRange(m), year: Number(m[1]), month, day });
};

const readMonthNumbers: DateReader = (m, _, add) => {
  const [day, month] = [Number(m[1]), Number(m[2])];
  const year = m[3] === undefined ? {} : { year: Number(m[3]) };
  if (isDate(month, day)) add({ ...toRange(m), ...year, month, day });
};

const readShortDates: DateReader = (m, line, add, expected) => {
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

const readNumbers: DateReader = (m, _, add) => {
  const [, first, mark = '', second, behind = '', year = ''] = m;
  const isMixed = mark.charAt(0) !== behind.charAt(0);
  if (isMixed && !(mark === '/' && behind === '-' && year.length === 4)) return;
  if (mark === '-' && year.length === 2) return;
  const one = ordered(Number(first), Number(second), mark !== '/');
  if (one) add({ ...toRange(m), year: century(year), ...one });
};

/** Dates whose months are numbers, in the order in which they are tried, before those with names of months. */
export const NUMERIC_READERS: [RegExp, DateReader][] = [
  [ISO, readIsoDates],
  [ERA, readEraDates],
  [EASTERN, readEasternDates],
  [YEAR_MONTH_DAY, readYearFirst],
  [MONTH_NUMBER, readMonthNumbers],
  [NUMBERS, readNumbers],
];

/** `24/12`, `24.12.`: tried last, since the numbers may be something else. */
export const SHORT_READER: [RegExp, DateReader] = [SHORT, readShortDates];
