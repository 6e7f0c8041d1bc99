import { foldWords } from '../../worker/domain/text/fold-text.ts';
import { foldEmailText } from '../text/lexicon/fold-email-text.ts';
import { type FoundDate, findDates } from '../text/scan/dates.ts';
import { findTimes } from '../text/scan/times.ts';

/** Whether a text contains these words in order, ignoring punctuation and line breaks. */
export function containsWords(text: string, words: string): boolean {
  const wanted = foldWords(words);
  return wanted !== '' && ` ${foldWords(text)} `.includes(` ${wanted} `);
}

export type EvidenceWeight = 'supports' | 'unclear' | 'contradicts';

/**
 * What the words of an email say about a local date and time (`YYYY-MM-DDTHH:mm` or `YYYY-MM-DD`). Reads them as the
 * text engine does, in all of its languages. Unclear if they show no date or time that it understands.
 */
export function weighEvidence(evidence: string, local: string, yearStated: boolean): EvidenceWeight {
  if (isSupportedByEvidence(evidence, local, yearStated)) return 'supports';
  const [date = '', clock = ''] = local.split('T');
  const folded = foldEmailText(evidence);
  const found = findDates(folded, true);
  const days = found.map((one) => isSameDay(one, date));
  // `2027` in a date is no time.
  const rest = found.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    folded,
  );
  const clocks = clock === '' ? [true] : findTimes(rest, true).map((one) => toClock(one) === clock);
  const isRefuted = [days, clocks].some((fits) => fits.length > 0 && !fits.includes(true));
  if (isRefuted) return 'contradicts';
  return days.length > 0 && clocks.length > 0 ? 'supports' : 'unclear';
}

/** Whether a found date is this one in one of its two orders. */
function isSameDay({ year, month, day, swapped }: FoundDate, date: string): boolean {
  const [wantedYear, wantedMonth, wantedDay] = date.split('-').map(Number);
  const isOrder = (one: { month: number; day: number }) => one.month === wantedMonth && one.day === wantedDay;
  const isYear = year === undefined || year === wantedYear;
  return isYear && (isOrder({ month, day }) || (swapped !== undefined && isOrder(swapped)));
}

const toClock = ({ hour, minute }: { hour: number; minute: number }): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

/**
 * Whether a local date and time (`YYYY-MM-DDTHH:mm` or `YYYY-MM-DD`) can be read from the evidence: day, month, hour
 * and minute, and the year if it is stated.
 */
function isSupportedByEvidence(evidence: string, local: string, yearStated: boolean): boolean {
  const [date = '', clock = ''] = local.split('T');
  if (clock !== '' && !readClocks(evidence).includes(clock.slice(0, 5))) return false;
  // Times are removed, so that 10:12 is not the 12th of October.
  return containsDate(evidence.replace(CLOCK, ' ').toLowerCase(), date, yearStated);
}

function containsDate(text: string, date: string, yearStated: boolean): boolean {
  const [year = '', month = '', day = ''] = date.split('-');
  if (text.includes(`${year}${month}${day}`)) return true;
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const hasMonth =
    hasMonthName(foldWords(text), Number(month)) || hasBoth(numbers, Number(day), Number(month));
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

/** `19:30`, `7.30 pm`, `20h30`, `7:05p`, `7 PM`, but not `1930`. */
const CLOCK =
  /(?<!\d[.:/-]?)(\d{1,2})(?:\s?[:.h]\s?(\d{2})(?::\d{2})?(?!\d)(?!\.\d)|\s?(?:h|uhr)(?![\p{L}\d])|(?=\s?[ap]\.?(?:m\b|(?![\p{L}]))))\s?(?:([ap])\.?(?:m\.?)?(?!\p{L}))?/giu;

function readClocks(text: string): string[] {
  const found = [...text.matchAll(CLOCK)].flatMap(([, hour = '', minute = '00', half = '']) => {
    const h = Number(hour);
    if (h > 24 || Number(minute) > 59) return [];
    const shifted = half.toLowerCase() === 'p' ? (h % 12) + 12 : half.toLowerCase() === 'a' ? h % 12 : h % 24;
    return [`${String(shifted).padStart(2, '0')}:${minute}`];
  });
  return /\bnoon\b|\bmidday\b/i.test(text) ? [...found, '12:00'] : found;
}

const LOCALES = 'en de fr es it pt nl sv nb da fi pl cs sk hu ro hr sl tr ca et lv lt el ru uk bg'.split(' ');
let monthNames: Set<string>[] | undefined;

function hasMonthName(folded: string, month: number): boolean {
  monthNames ??= Array.from({ length: 12 }, (_, index) => listNames(index));
  const words = folded.split(' ');
  return words.some((word) => monthNames?.[month - 1]?.has(word));
}

function listNames(index: number): Set<string> {
  const day = Date.UTC(2024, index, 15);
  const names = LOCALES.flatMap((locale) =>
    (['long', 'short'] as const).flatMap((style) => {
      const alone = new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' }).format(day);
      const parts = new Intl.DateTimeFormat(locale, { month: style, day: 'numeric', timeZone: 'UTC' });
      const inDate = parts.formatToParts(day).find(({ type }) => type === 'month')?.value ?? '';
      return [alone, inDate];
    }),
  );
  return new Set(names.map(foldWords).filter((name) => /\p{L}{3}/u.test(name)));
}
