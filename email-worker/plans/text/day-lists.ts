import { listPrinted, matchAny, matchWholeWords } from '../../languages/compile.ts';
import { findMonthNumber, findNumeral, findOrdinal, findWeekdays } from '../../languages/date-names.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';

const AND = matchWholeWords('names.and').source;
const MARK = '\\s?[/,+&]\\s?';
const DAY = '\\d{1,2}';
/** `27/28/29 Aug`, `5, 6 y 7 de marzo`. */
const NAMED_MONTH = new RegExp(
  [
    `(?<![\\d.,/:])(${DAY})\\.?(?:${MARK}${DAY}\\.?){1,5}`,
    `(?:${MARK}|\\s(?:${AND})\\s)(${DAY})`,
    '(\\.?\\s(?:de\\s)?(\\p{L}{3,12}))',
  ].join(''),
  'gu',
);
const DASH = '\\s?[-–—~]\\s?';
const TO = `(?:${DASH}|\\s(?:${matchAny('plan.to', 'plan.rangeTo', 'calendar.to')})\\s)`;
/** `20./21.5.`, `12.-14.3.`, `17.-19.09.2027`. */
const DOTTED = new RegExp(
  `(?<![\\d.,/:])(${DAY})\\.(?:\\s?/\\s?|${TO})(${DAY})\\.(\\d{1,2})(?:\\.(\\d{4}|\\d\\d(?![\\d:])))?\\.?(?![\\d.]*\\d)`,
  'g',
);
/** `25-27.06.2027`. */
const DOTTED_YEAR = new RegExp(`(?<![\\d.,/:])(${DAY})${DASH}(${DAY})\\.(\\d{1,2})\\.(\\d{4})(?!\\d)`, 'g');
/** `22-23/1`, `27 a 30/5`. */
const SLASHED = new RegExp(
  `(?<![\\d.,/:-])(${DAY})${TO}(${DAY})/(\\d{1,2})(?:/(\\d{4}|\\d\\d))?(?![\\d/])`,
  'g',
);
/** `3/6-7`: a month with two of its days. */
const MONTH_FIRST = new RegExp(
  `(?<![\\d.,/:-])(\\d{1,2})/(${DAY})${DASH}(${DAY})(?![\\d/:.%€$£]|\\s?[a-z]{1,3}(?!\\p{L}))`,
  'gu',
);
/** `vr 18 t/m zo 20 juni`: a weekday between the days. */
const WEEKDAY_BETWEEN = new RegExp(
  `(?<![\\d.,/:])(${DAY})(\\.?)(${TO})(\\p{L}{2,12})\\.?,?\\s(?=${DAY}\\.?\\s(?:de\\s)?(\\p{L}{3,12}))`,
  'giu',
);
/** `ma 7-6`: a line or cell that is only a day. */
const DASHED = /^(\P{L}*(\p{L}{2,12})[.,]? ?)(\d{1,2})-(\d{1,2})(?=\P{L}*$)(?!.*\d-\d.*\d|\d)/u;
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];
/** `Day one`, `Dzień II`, `一日目`. */
const DAY_IN_WORDS = new RegExp(
  `^(?<before>\\P{L}*(?:${matchAny('plan.countedBefore')})?(?:(?:${matchAny('plan.day')}) )?)(?<word>${ROMAN.join('|')}|${matchAny('calendar.numerals', 'calendar.ordinalNumerals')})(?<after>(?:${matchAny('plan.countedAfter')})?(?=\\P{L}|$))`,
  'iu',
);
/** `First day`, `La segunda jornada`. */
const ORDINAL_DAY = new RegExp(
  `^(?<before>\\P{L}*(?:${matchAny('plan.articles')} )?)(?<word>${matchAny('calendar.ordinalNumerals')})(?= (?:${matchAny('plan.day')})(?!\\p{L}))`,
  'u',
);
const [MONTH_SIGN = ''] = listPrinted('ja', 'calendar.monthSigns');
const [DAY_SIGN = ''] = listPrinted('ja', 'calendar.daySigns');

const areDays = (first: number, last: number): boolean => first >= 1 && first < last && last <= 31;
const isMonth = (month: number): boolean => month >= 1 && month <= 12;
const isMonthName = (name: string): boolean => findMonthNumber(foldEmailText(name)) !== undefined;

/** Rewrites the number of a day at the start of a line, if it is a word. */
export function writeDayNumerals(text: string): string {
  const folded = foldEmailText(text);
  const first = ORDINAL_DAY.exec(folded);
  const { before: lead = '', word: ordinal = '' } = first?.groups ?? {};
  if (ordinal) return `${lead}${findOrdinal(ordinal)}.${text.slice(lead.length + ordinal.length)}`;
  const { before = '', word = '', after = '' } = DAY_IN_WORDS.exec(folded)?.groups ?? {};
  const isNamed = /\p{L}/u.test(before + after);
  const number = ROMAN.indexOf(word.toUpperCase()) + 1 || (findNumeral(word) ?? findOrdinal(word));
  if (!isNamed || number === undefined) return text;
  return `${text.slice(0, before.length)}${number}${text.slice(before.length + word.length)}`;
}

/** Rewrites lists of days of one month as the range from the first to the last. */
export function writeDayLists(text: string): string {
  if (!/\d\D{1,24}\d/.test(text)) return text;
  const toRange = (all: string, first: string, last: string, month: string, year?: string) =>
    areDays(Number(first), Number(last)) && isMonth(Number(month))
      ? `${first}.${month}.${year ?? ''} - ${last}.${month}.${year ?? ''}`
      : all;
  return text
    .replace(NAMED_MONTH, (all, first: string, last: string, month: string, name: string) =>
      areDays(Number(first), Number(last)) && isMonthName(name) ? `${first} - ${last}${month}` : all,
    )
    .replace(
      WEEKDAY_BETWEEN,
      (all, first: string, dot: string, to: string, weekday: string, month: string) =>
        findWeekdays(foldEmailText(weekday)) && isMonthName(month) ? `${first}${dot}${to}` : all,
    )
    .replace(DASHED, (all, lead: string, weekday: string, day: string, month: string) =>
      findWeekdays(foldEmailText(weekday)) && Number(day) <= 31 && isMonth(Number(month))
        ? `${lead}${day}/${month}`
        : all,
    )
    .replace(DOTTED, toRange)
    .replace(DOTTED_YEAR, toRange)
    .replace(SLASHED, toRange)
    .replace(MONTH_FIRST, (all, month: string, first: string, last: string) =>
      areDays(Number(first), Number(last)) && isMonth(Number(month))
        ? [first, last].map((day) => `${month}${MONTH_SIGN}${day}${DAY_SIGN}`).join(' - ')
        : all,
    );
}
