import type { LocalDateTime } from '../../booking.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { Message } from '../../message.ts';
import type { FoundDate } from '../scan/dates.ts';
import { detectLanguage } from '../scan/detect-language.ts';
import type { FoundTime } from '../scan/times.ts';
import type { MailField } from './mail-field.ts';
import { isAside } from './moment-role.ts';

/** What is needed to resolve the dates of an email. */
export interface DateContext {
  /** Whether the day comes first in `03/04`; undefined if unknown. */
  dayFirst: boolean | undefined;
  /** `YYYY-MM-DD` of the day before the email was sent, to allow for zones west of UTC. */
  sinceDate: string | undefined;
  /** Years stated anywhere in the email, by `M-D`. */
  years: Map<string, number>;
  language: string;
}

/** A date with its year. */
export interface ResolvedDay {
  /** `YYYY-MM-DD`. */
  date: string;
  yearStated: boolean;
  ambiguous: boolean;
  /** `YYYY-MM-DD` with day and month swapped, if both orders are equally likely. */
  swapped?: string;
}

const DAY = 86_400_000;
const iso = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();
const exists = (date: string) => {
  const at = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date);
};

/** Labels and lines with dates show the language of a booking; the small print may be in another. */
const toWords = ({ key, label, value, dates, isLabel }: MailField): string =>
  dates.length || (isLabel && key !== 'unknown' && !isAside(key))
    ? `${label} ${label} ${value}`
    : value.slice(0, 60);

/** The longer words of labels with a date; short words are shared by several languages. */
const toLabel = ({ key, label, dates, isLabel }: MailField): string[] =>
  dates.length && isLabel && !isAside(key) && key !== 'unknown'
    ? label.split(' ').filter((word) => word.length > 3)
    : [];

/** Determines language, date order and years from an email's fields. */
export function buildDateContext(message: Message, fields: MailField[]): DateContext {
  const dates = fields.flatMap((field) => field.dates);
  // Labels of dates are the best sign of the language.
  const near = detectLanguage(fields.flatMap(toLabel).join('\n'));
  const language =
    near === 'en' ? detectLanguage([message.subject, ...fields.map(toWords)].join('\n')) : near;
  const sent =
    message.sentAt && !Number.isNaN(message.sentAt.getTime()) ? message.sentAt.getTime() : undefined;
  const from = sent === undefined ? undefined : new Date(sent - DAY).toISOString().slice(0, 10);
  const years = new Map<string, number>();
  for (const date of dates) {
    if (date.year !== undefined && !date.swapped) years.set(`${date.month}-${date.day}`, date.year);
  }
  return { dayFirst: isDayFirst(message, dates, language, from), sinceDate: from, years, language };
}

/** Decides the order of `03/04` by dates that can be read only one way. */
function isDayFirst(
  message: Message,
  dates: FoundDate[],
  language: string,
  from: string | undefined,
): boolean | undefined {
  const points = language === 'en' ? 0 : dates.filter(({ hasDots }) => hasDots).length;
  const vote = points + byWeekdays(dates, from) + 2 * Math.sign(byStays(dates)) + bySlashes(message.text);
  if (vote !== 0) return vote > 0;
  return language === 'en' ? undefined : true;
}

/** Votes of dates whose weekday fits only one order. Positive for day first, as in the functions below. */
function byWeekdays(dates: FoundDate[], from: string | undefined): number {
  let vote = 0;
  for (const date of dates.filter(({ swapped }) => swapped)) {
    const [own, other] = [readingOf(date, false, from), readingOf(date, true, from)];
    if (own !== other) vote += own ? 2 : -2;
  }
  return vote;
}

/** `13/06/2026` and `06/13/2026`. */
function bySlashes(text: string): number {
  let vote = 0;
  for (const m of foldEmailText(text.slice(0, 60_000)).matchAll(SLASHED)) {
    const [first, second] = [Number(m[1]), Number(m[2])];
    if (first > 12 && second <= 12) vote += 2;
    if (second > 12 && first <= 12) vote -= 2;
  }
  return vote;
}

const SLASHED = /(?<![\d/.-])(\d{1,2})\/(\d{1,2})\/(?:20)?\d\d(?!\d)/g;

/** Consecutive dates are usually days apart, not months. */
function byStays(dates: FoundDate[]): number {
  let vote = 0;
  dates.forEach((date, i) => {
    const next = dates[i + 1];
    if (!date.swapped || !next?.swapped || date.year === undefined || next.year === undefined) return;
    const at = (one: FoundDate, swap: boolean) => {
      const { month, day } = swap && one.swapped ? one.swapped : one;
      return Date.parse(`${iso(one.year ?? 0, month, day)}T00:00:00Z`) / DAY;
    };
    const [own, other] = [at(next, false) - at(date, false), at(next, true) - at(date, true)];
    const near = (days: number) => days >= 0 && days <= 21;
    const far = (days: number) => days < 0 || days > 27;
    if (near(own) && far(other)) vote++;
    if (near(other) && far(own)) vote--;
  });
  return vote;
}

/** Whether the weekday fits a date in one of its two orders. */
function readingOf(date: FoundDate, swap: boolean, from: string | undefined): boolean {
  const { month, day } = swap && date.swapped ? date.swapped : date;
  if (!date.weekdays) return true;
  const years =
    date.year !== undefined
      ? [date.year]
      : from
        ? [Number(from.slice(0, 4)), Number(from.slice(0, 4)) + 1]
        : [];
  return years.some(
    (year) => exists(iso(year, month, day)) && date.weekdays?.includes(weekday(iso(year, month, day))),
  );
}

/** The date that was meant; undefined if it does not exist. */
export function resolveDay(date: FoundDate, sense: DateContext): ResolvedDay | undefined {
  if (!date.swapped) return resolveDayInOrder(date, date.month, date.day, sense);
  const own = resolveDayInOrder(date, date.month, date.day, sense);
  const other = resolveDayInOrder(date, date.swapped.month, date.swapped.day, sense);
  if (!own || !other) return own ?? other;
  if (date.weekdays && own.ambiguous !== other.ambiguous) return own.ambiguous ? other : own;
  const chosen = sense.dayFirst === false ? other : own;
  if (sense.dayFirst !== undefined) return chosen;
  // English emails use both orders: a past date is unlikely, otherwise it stays ambiguous.
  const past = (one: ResolvedDay) => sense.sinceDate !== undefined && one.date < sense.sinceDate;
  if (past(own) !== past(other)) return { ...(past(own) ? other : own), ambiguous: true };
  return { ...other, ambiguous: true, swapped: own.date };
}

function resolveDayInOrder(
  date: FoundDate,
  month: number,
  day: number,
  sense: DateContext,
): ResolvedDay | undefined {
  const fits = (text: string) => !date.weekdays || date.weekdays.includes(weekday(text));
  if (date.year !== undefined) {
    const text = iso(date.year, month, day);
    return exists(text) ? { date: text, yearStated: true, ambiguous: !fits(text) } : undefined;
  }
  const stated = sense.years.get(`${month}-${day}`);
  if (stated !== undefined && exists(iso(stated, month, day))) {
    return { date: iso(stated, month, day), yearStated: true, ambiguous: !fits(iso(stated, month, day)) };
  }
  if (!sense.sinceDate) return undefined;
  const first = Number(sense.sinceDate.slice(0, 4));
  const from = sense.sinceDate;
  const days = [first, first + 1, first + 2, first + 3, first + 4]
    .map((year) => iso(year, month, day))
    .filter((text) => exists(text) && text >= from);
  const [next] = days;
  return next ? { date: next, yearStated: false, ambiguous: !fits(next) } : undefined;
}

/** Combines a day and a time, including its day offset (`+1`). */
export function toLocalDateTime(day: ResolvedDay, time?: FoundTime): LocalDateTime {
  const date = time?.dayOffset
    ? new Date(Date.parse(`${day.date}T00:00:00Z`) + time.dayOffset * DAY).toISOString().slice(0, 10)
    : day.date;
  const clock = time ? `T${String(time.hour).padStart(2, '0')}:${String(time.minute).padStart(2, '0')}` : '';
  return {
    local: `${date}${clock}`,
    yearStated: day.yearStated,
    ...(day.swapped && !time?.dayOffset ? { swapped: `${day.swapped}${clock}` } : {}),
    ...(time?.offset === undefined ? {} : { offset: time.offset }),
    ...(day.ambiguous || time?.isMeridiemUnknown ? { ambiguous: true } : {}),
  };
}
