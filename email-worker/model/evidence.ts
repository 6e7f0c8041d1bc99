import { foldWords } from '../../worker/domain/text/fold-text.ts';
import { foldEmailText } from '../languages/fold-email-text.ts';
import type { FoundDate } from '../text/scan/date-weekday.ts';
import { findDates } from '../text/scan/dates.ts';
import type { FoundTime } from '../text/scan/time-reader.ts';
import { findTimes } from '../text/scan/times.ts';
import { toPlainCharacters } from './quote-words.ts';
import { writeTimesInDigits } from './spoken-times.ts';

export type EvidenceWeight = 'supports' | 'unclear' | 'contradicts';

/**
 * What the words of an email say about a local date and time (`YYYY-MM-DDTHH:mm` or `YYYY-MM-DD`). Reads them as the
 * text engine does, and with the month names of more languages, since a model knows more than the engine. Unclear if
 * they show no date or time that is understood, so that a correct answer is never dropped for its language.
 */
export function weighEvidence(evidence: string, local: string, yearStated: boolean): EvidenceWeight {
  const [date = '', clock = ''] = local.split('T');
  const text = foldEmailText(writeTimesInDigits(toPlainCharacters(evidence)));
  const dates = findDates(text, true);
  const day = weighDay(text, dates, date, yearStated);
  const time = clock === '' ? 'supports' : weighTime(withoutDates(text, dates, date), clock);
  if (day === 'contradicts' || time === 'contradicts') return 'contradicts';
  return day === 'supports' && time === 'supports' ? 'supports' : 'unclear';
}

function weighDay(text: string, dates: FoundDate[], date: string, yearStated: boolean): EvidenceWeight {
  if (dates.some((found) => isSameDay(found, date))) return 'supports';
  if (containsDate(text, date, yearStated)) return 'supports';
  // A weekday or a number may be taken for a date.
  return dates.length > 0 && !containsDate(text, date, false) ? 'contradicts' : 'unclear';
}

function weighTime(text: string, clock: string): EvidenceWeight {
  const times = findTimes(text, true);
  if (times.some((found) => toClock(found) === clock)) return 'supports';
  const [hour, minute] = clock.split(':').map(Number);
  const numbers = toNumbers(text);
  // "7:30" may be half past seven in the evening, and words may surround the hour.
  const isPossible = numbers.some((number) => number % 12 === (hour ?? 0) % 12) && isLate(times, hour ?? 0);
  if (isPossible && (minute === 0 || numbers.includes(minute ?? 0))) return 'unclear';
  return times.length > 0 ? 'contradicts' : 'unclear';
}

/** Not when the evidence says `7:30 PM` and the answer 07:30. */
const isLate = (times: FoundTime[], hour: number): boolean => times.every((found) => found.hour <= hour);

/** Without the dates and the year, whose digits are not times. */
function withoutDates(text: string, dates: FoundDate[], date: string): string {
  const blank = dates.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
  return blank.replace(new RegExp(`(?<!\\d)${date.slice(0, 4)}(?!\\d)`, 'g'), '    ');
}

/** Whether a found date is this one in one of its two orders. */
function isSameDay({ year, month, day, swapped }: FoundDate, date: string): boolean {
  const [wantedYear, wantedMonth, wantedDay] = date.split('-').map(Number);
  const isOrder = (one: { month: number; day: number }) => one.month === wantedMonth && one.day === wantedDay;
  const isYear = year === undefined || year === wantedYear;
  return isYear && (isOrder({ month, day }) || (swapped !== undefined && isOrder(swapped)));
}

const toClock = ({ hour, minute }: FoundTime): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

const toNumbers = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** Times are removed, so that 10:12 is not the 12th of October. */
const TIME = /(?<!\d)\d{1,2}:\d\d(?::\d\d)?(?!\d)/g;

function containsDate(text: string, date: string, yearStated: boolean): boolean {
  const [year = '', month = '', day = ''] = date.split('-');
  if (text.includes(`${year}${month}${day}`)) return true;
  const rest = text.replace(TIME, ' ');
  const numbers = toNumbers(rest);
  const hasMonth =
    hasMonthName(foldWords(rest), Number(month)) || hasBoth(numbers, Number(day), Number(month));
  const hasYear = numbers.includes(Number(year)) || numbers.includes(Number(year) % 100);
  return numbers.includes(Number(day)) && hasMonth && (!yearStated || hasYear);
}

/** Whether day and month occur as two numbers, even if they are equal. */
function hasBoth(numbers: number[], day: number, month: number): boolean {
  const rest = [...numbers];
  const at = rest.indexOf(day);
  if (at < 0) return false;
  rest.splice(at, 1);
  return rest.includes(month);
}

const LOCALES =
  'en de fr es it pt nl sv nb da fi pl cs sk hu ro hr sl tr ca et lv lt el ru uk bg ar he hi th vi id ko'.split(
    ' ',
  );
let monthNames: Set<string>[] | undefined;

function hasMonthName(folded: string, month: number): boolean {
  monthNames ??= listMonthNames();
  const words = folded.split(' ');
  return words.some((word) => monthNames?.[month - 1]?.has(word));
}

/** The names of each month alone and in a date, long and short. Creating a formatter is what takes time. */
function listMonthNames(): Set<string>[] {
  const names = Array.from({ length: 12 }, () => new Set<string>());
  for (const locale of LOCALES) {
    for (const month of ['long', 'short'] as const) {
      for (const day of ['numeric', undefined] as const) {
        const format = new Intl.DateTimeFormat(locale, { month, day, timeZone: 'UTC' });
        names.forEach((known, index) => {
          const parts = format.formatToParts(Date.UTC(2024, index, 15));
          const name = foldWords(parts.find(({ type }) => type === 'month')?.value ?? '');
          if (/\p{L}{3}/u.test(name)) known.add(name);
        });
      }
    }
  }
  return names;
}
