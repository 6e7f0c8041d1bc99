import { matchWholeWords } from '../../languages/compile.ts';
import { findMonthNumber } from '../../languages/date-names.ts';
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
/** `20./21.5.`, `12.-14.3.` */
const DOTTED = /(?<![\d.,/:])(\d{1,2})\.\s?[/–-]\s?(\d{1,2})\.(\d{1,2})\.?(?![\d.]*\d)/g;
/** `22-23/1` */
const SLASHED = /(?<![\d.,/:-])(\d{1,2})\s?[–-]\s?(\d{1,2})\/(\d{1,2})(?![\d/])/g;

const areDays = (first: number, last: number): boolean => first >= 1 && first < last && last <= 31;

/** Rewrites lists of days of one month as the range from the first to the last. */
export function writeDayLists(text: string): string {
  if (!/\d[./,\s&+–-]+\d/.test(text)) return text;
  const toRange = (all: string, first: string, last: string, month: string) =>
    areDays(Number(first), Number(last)) && Number(month) >= 1 && Number(month) <= 12
      ? `${first}.${month}. - ${last}.${month}.`
      : all;
  return text
    .replace(NAMED_MONTH, (all, first: string, last: string, month: string, name: string) =>
      areDays(Number(first), Number(last)) && findMonthNumber(foldEmailText(name)) !== undefined
        ? `${first} - ${last}${month}`
        : all,
    )
    .replace(DOTTED, toRange)
    .replace(SLASHED, toRange);
}
