import { matchAny } from '../../languages/compile.ts';
import { findWeekdayOfPhrase, findWeekdays, findWeekdaysOfSign } from '../../languages/date-names.ts';

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

/** The date with the weekday that stands beside it. */
export function withWeekday(line: string, date: FoundDate): FoundDate {
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
