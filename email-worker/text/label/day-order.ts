import { DAY_MS, isRealDay, toIsoDay, toWeekday } from '../../../worker/domain/time/days.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { Message } from '../../message.ts';
import type { FoundDate } from '../scan/date-weekday.ts';

/** Decides the order of `03/04` by dates that can be read only one way. */
export function isDayFirst(
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
      return Date.parse(`${toIsoDay(one.year ?? 0, month, day)}T00:00:00Z`) / DAY_MS;
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
    (year) =>
      isRealDay(toIsoDay(year, month, day)) && date.weekdays?.includes(toWeekday(toIsoDay(year, month, day))),
  );
}
