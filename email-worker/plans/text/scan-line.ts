import { matchAny, matchInLanguage, matchWholeWords } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { FoundDate } from '../../text/scan/date-weekday.ts';
import { findDates } from '../../text/scan/dates.ts';
import { MERIDIEM_END, MERIDIEM_LETTER } from '../../text/scan/meridiem.ts';
import type { FoundTime } from '../../text/scan/time-reader.ts';
import { findTimes } from '../../text/scan/times.ts';
import { findDayNumber } from './day-number.ts';
import { DURATION_BEFORE, findDuration } from './find-duration.ts';
import { findHolidays } from './holidays.ts';
import { BARE_HOUR } from './normalize-times.ts';
import { LEAD_BEFORE, MONEY, OTHER_NUMBERS, UNIT_BEHIND, ZONE_MARK } from './scan-words.ts';
import { findWeekdayWords } from './weekday-words.ts';

/** A stretch of a line: `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** A day as a line names it. */
export type NamedDay = Span &
  /** `isGuess`: the plan does not say its month. */
  (
    | { kind: 'date'; date: FoundDate; isGuess?: boolean }
    | { kind: 'weekday'; weekdays: number[]; isNext: boolean }
    | { kind: 'relative'; days: number }
    | { kind: 'number'; number: number }
  );

export interface PlanTime extends FoundTime {
  /** AM, PM, noon, a part of the day, or an offset stands beside it. */
  isSure: boolean;
  /** An hour without minutes. */
  isBare: boolean;
  /** `Uhr`, `h` or the like stands after it. */
  hasUnit: boolean;
  /** IANA zone or fixed offset in minutes that is written after it. */
  zoneMark?: string;
  isApproximate: boolean;
  /** `02:00` */
  hasZero: boolean;
}

export interface LineScan {
  days: NamedDay[];
  times: PlanTime[];
  /** Minutes, and where they stand. */
  duration?: Span & { minutes: number };
}

const NOTHING: LineScan = { days: [], times: [] };

/** Not `2027-06-12 10`, with the letter of an hour behind it. */
const PHONE = /(?<![\d:])(?!\d{4}-\d\d-\d\d(?!\d)|\d\d-\d\d-\d{4}(?!\d))\+?\d[\d ()-]{8,}\d(?![\d:])/g;
const ONLY_YEAR = /(?<![\d./-])20[1-4]\d(?![\d:./-])/g;

const NAMED = matchAny('clock.noonNames', 'clock.midnightNames', 'clock.noon', 'clock.midnight');
const MAY_BE_TIME = new RegExp(`\\d|${NAMED}|half past|quarter`);
const PART_BEFORE = matchAny('clock.earlyBefore', 'clock.lateBefore');
const RELATIVE: [number, RegExp][] = [[2, matchWholeWords('plan.dayAfterTomorrow')]];

/** Days, times and a duration in one line. `text` is normalized. */
export function scanLine(text: string, language: string): LineScan {
  const folded = foldEmailText(text);
  const days = findNamedDays(folded, language);
  if (!MAY_BE_TIME.test(folded)) return days.length > 0 ? { days, times: [] } : NOTHING;
  const duration = findDuration(folded, language);
  const masked = maskSpans(maskNumbers(folded), duration ? [...days, duration] : days).replace(
    ONLY_YEAR,
    blank,
  );
  const times = findTimes(masked, true)
    .filter((time) => isTime(time, masked))
    .map((time) => toPlanTime(time, text, folded, language));
  return { days, times: times.sort((a, b) => a.start - b.start), duration };
}

const blank = (found: string): string => ' '.repeat(found.length);

const maskNumbers = (folded: string): string =>
  folded
    .replace(MONEY, blank)
    .replace(PHONE, (digits) => (digits.replace(/\D/g, '').length >= 9 ? blank(digits) : digits))
    .replace(OTHER_NUMBERS, blank);

const maskSpans = (text: string, spans: Span[]): string =>
  spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );

function findNamedDays(folded: string, language: string): NamedDay[] {
  const isShortDate = /^\W*(?:\p{L}{2,12}[.,]?,? \(?)?\d{1,2}[./]\d{1,2}(?!\d|[./]\d)/u.test(folded);
  const number = findDayNumber(folded, language);
  // `Day 1 – 3 July` is not a range of days.
  const isOwn = number && /^\s*(?:[-–—:(,|·]|$)/.test(folded.slice(number.end));
  const masked = maskSpans(maskNumbers(folded), isOwn ? [number] : []);
  const dates = findDates(masked, isShortDate)
    .filter(({ start }) => !MINUTES_NEXT.test(masked.slice(0, start)))
    .map((date): NamedDay => ({ kind: 'date', start: date.start, end: date.end, date }));
  const weekdays = findWeekdayWords(folded, language);
  const isNear = (a: Span, b: Span) =>
    (a.start <= b.end + 3 && b.start <= a.end + 3) || ARTICLE_BETWEEN.test(folded.slice(a.end, b.start));
  const isBeside = (a: Span, b: Span) => isNear(a, b) && !isOfOtherEnd(folded, a, b);
  for (const date of dates) {
    for (const day of weekdays.filter((one) => isBeside(one, date))) {
      date.start = Math.min(date.start, day.start);
      date.end = Math.max(date.end, day.end);
    }
    if (date.kind === 'date' && !date.date.weekdays) {
      const beside = weekdays.find((one) => one.start >= date.start && one.end <= date.end);
      if (beside?.kind === 'weekday') date.date = { ...date.date, weekdays: beside.weekdays };
    }
  }
  const free = (one: Span) => !dates.some((date) => one.start < date.end && date.start < one.end);
  if (dates.length === 0) dates.push(...findHolidays(folded, language));
  const relative = dates.length === 0 ? findRelative(folded, language) : [];
  const others = [...weekdays.filter(free), ...(number && free(number) ? [number] : []), ...relative];
  return [...dates, ...others].sort((a, b) => a.start - b.start);
}

/** `lördagen den 16 oktober`, `sábado, el 16 de mayo` */
const ARTICLE_BETWEEN = new RegExp(`^,? ${matchAny('plan.articles')} $`, 'u');

/** Before minutes: `18h30 tem`, where the last word is a month in another language. */
const MINUTES_NEXT = /\d ?h ?$/;

/** Whether a weekday is that of the last day of a range: `Monday 14th June - Wednesday 16th`. */
const isOfOtherEnd = (folded: string, weekday: Span, date: Span): boolean =>
  /^\s?[-–—]\s?$/.test(folded.slice(date.end, weekday.start)) && /^\s?\d/.test(folded.slice(weekday.end));

function findRelative(folded: string, language: string): NamedDay[] {
  const words: [number, RegExp][] = [
    ...RELATIVE,
    [1, matchInLanguage(language, 'plan.tomorrow')],
    [0, matchInLanguage(language, 'plan.today')],
  ];
  for (const [days, pattern] of words) {
    const m = pattern.exec(folded);
    if (!m) continue;
    const end = m.index + m[0].length;
    const isMorning = days === 1 && BEFORE_MORNING.test(folded.slice(0, m.index));
    if (!isMorning) return [{ kind: 'relative', days, start: m.index, end }];
  }
  return [];
}

const BEFORE_MORNING = new RegExp(`(?:^|\\W)${matchAny('plan.beforeMorning')} ?$`);

/** Drops what `findTimes` accepts where only a time may stand. */
function isTime(time: FoundTime, masked: string): boolean {
  const words = masked.slice(time.start, time.end);
  const before = masked.slice(0, time.start);
  // `1930` at the start of a line.
  if (/^\d{4}$/.test(words)) return /^\W*$/.test(before);
  if (/^\d{1,2} ?hs?\b/.test(words) && time.weak)
    return (
      !DURATION_BEFORE.test(before) || /^\W*$/.test(before) || isInBrackets(before, masked.slice(time.end))
    );
  return !time.weak || /^\d{1,2}[:h]/.test(words) || /[a-z]/.test(words.charAt(0));
}

/** `Dinner (20h)`; a duration in brackets is masked. */
const isInBrackets = (before: string, after: string): boolean => /\($/.test(before) && /^\s?\)/.test(after);

const IS_NAMED = new RegExp(`^(?:${NAMED}|${PART_BEFORE}|half past|quarter)`);
const PART_OF_DAY = new RegExp(PART_BEFORE);
const MERIDIEM = new RegExp(`\\d ?${MERIDIEM_LETTER}\\.? ?${MERIDIEM_END}?\\.?$`);
const HAS_MINUTES = new RegExp(`^\\d{4}$|\\d ?(?:[:.h]|${matchAny('clock.hourSigns')})\\s?\\d\\d`);
const HAS_UNIT = new RegExp(`${matchAny('plan.rangeUnits')}\\.?$`);
const AROUND_BEHIND = new RegExp(`^${BARE_HOUR}? ?${matchAny('plan.aroundAfter')}(?!\\p{Script=Latin})`, 'u');

function toPlanTime(time: FoundTime, text: string, folded: string, language: string): PlanTime {
  const words = folded.slice(time.start, time.end);
  const before = folded.slice(Math.max(0, time.start - 16), time.start);
  const after = folded.slice(time.end, time.end + 24);
  const isNamed = IS_NAMED.test(words);
  const isSure = MERIDIEM.test(words) || (isNamed && !time.isMeridiemUnknown) || time.offset !== undefined;
  const unit = UNIT_BEHIND.exec(after)?.[0].length ?? 0;
  const zoneMark = ZONE_MARK.exec(text.slice(time.end + unit, time.end + unit + 16));
  const isBare = after.startsWith(BARE_HOUR) || !HAS_MINUTES.test(words);
  const around = matchInLanguage(language, 'plan.around');
  const lead = LEAD_BEFORE.exec(folded.slice(Math.max(0, time.start - 24), time.start))?.[0].length ?? 0;
  return {
    ...time,
    start: time.start - lead,
    end: time.end + Math.max(unit + (zoneMark?.[0].length ?? 0), countIsh(after), countAround(after)),
    isSure: isSure || PART_OF_DAY.test(words),
    isBare: isBare && !isNamed,
    hasZero: words.startsWith('0'),
    hasUnit: unit > 0 || HAS_UNIT.test(words),
    isApproximate:
      around.test(before.split(/[,;]/).at(-1) ?? '') || AROUND_BEHIND.test(after) || /~ ?$/.test(before),
    ...(zoneMark?.[1] && { zoneMark: zoneMark[1] }),
  };
}

/** Characters of a word such as "or so" after a time. */
const countAround = (after: string): number => AROUND_BEHIND.exec(after)?.[0].length ?? 0;

/** Characters of `ish` or `sharp` after a time. */
const countIsh = (after: string): number => ISH_BEHIND.exec(after)?.[0].length ?? 0;
const ISH_BEHIND = new RegExp(`^${BARE_HOUR}?(?: ?ish\\b|,?\\s${matchAny('plan.prompt')}(?!\\p{L}))`, 'u');
