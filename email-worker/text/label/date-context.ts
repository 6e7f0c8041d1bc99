import { addDays, DAY_MS, isRealDay, toIsoDay, toWeekday } from '../../../worker/domain/time/days.ts';
import type { LocalDateTime } from '../../booking.ts';
import type { Message } from '../../message.ts';
import type { FoundDate } from '../scan/date-weekday.ts';
import { detectLanguage } from '../scan/detect-language.ts';
import type { FoundTime } from '../scan/time-reader.ts';
import { isDayFirst } from './day-order.ts';
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
  const from = sent === undefined ? undefined : new Date(sent - DAY_MS).toISOString().slice(0, 10);
  const years = new Map<string, number>();
  for (const date of dates) {
    if (date.year !== undefined && !date.swapped) years.set(`${date.month}-${date.day}`, date.year);
  }
  return { dayFirst: isDayFirst(message, dates, language, from), sinceDate: from, years, language };
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
  const fits = (text: string) => !date.weekdays || date.weekdays.includes(toWeekday(text));
  if (date.year !== undefined) {
    const text = toIsoDay(date.year, month, day);
    return isRealDay(text) ? { date: text, yearStated: true, ambiguous: !fits(text) } : undefined;
  }
  const stated = sense.years.get(`${month}-${day}`);
  if (stated !== undefined && isRealDay(toIsoDay(stated, month, day))) {
    return {
      date: toIsoDay(stated, month, day),
      yearStated: true,
      ambiguous: !fits(toIsoDay(stated, month, day)),
    };
  }
  if (!sense.sinceDate) return undefined;
  const first = Number(sense.sinceDate.slice(0, 4));
  const from = sense.sinceDate;
  const days = [first, first + 1, first + 2, first + 3, first + 4]
    .map((year) => toIsoDay(year, month, day))
    .filter((text) => isRealDay(text) && text >= from);
  const [next] = days;
  return next ? { date: next, yearStated: false, ambiguous: !fits(next) } : undefined;
}

/** The day that is `count` days later. */
export const moveDay = (day: ResolvedDay, count: number): ResolvedDay => ({
  ...day,
  date: addDays(day.date, count),
});

/** Combines a day and a time, including its day offset (`+1`). */
export function toLocalDateTime(day: ResolvedDay, time?: FoundTime): LocalDateTime {
  const date = time?.dayOffset ? addDays(day.date, time.dayOffset) : day.date;
  const clock = time ? `T${String(time.hour).padStart(2, '0')}:${String(time.minute).padStart(2, '0')}` : '';
  return {
    local: `${date}${clock}`,
    yearStated: day.yearStated,
    ...(day.swapped && !time?.dayOffset ? { swapped: `${day.swapped}${clock}` } : {}),
    ...(time?.offset === undefined ? {} : { offset: time.offset }),
    ...(day.ambiguous || time?.isMeridiemUnknown ? { ambiguous: true } : {}),
  };
}
