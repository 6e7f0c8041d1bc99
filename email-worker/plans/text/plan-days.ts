import type { ProposalReason } from '../../../worker/contract/proposal-reasons.ts';
import {
  addDays,
  daysBetween,
  isRealDay,
  toIsoDay,
  toLocalDay,
  toWeekday,
} from '../../../worker/domain/time/days.ts';
import type { FoundDate } from '../../text/scan/date-weekday.ts';
import type { PlanContext } from '../plan.ts';
import type { NamedDay } from './scan-line.ts';

/** What the days of a plan are resolved with. Days are `YYYY-MM-DD`. */
export interface DayContext {
  language: string;
  zone: string;
  today: string;
  /** `today` is the day of a dated message, which a date without a year follows. */
  isSentOn?: boolean;
  /** Days of the itinerary. */
  trip?: { first: string; last: string };
  /** Whether the day comes first in `03/04`; undefined if nothing tells. */
  dayFirst: boolean | undefined;
  /** A day of the plan with its year. */
  anchor?: string;
  /** First and last day of a range of at most a week that the plan itself names. */
  range?: { first: string; last: string; reasons?: ProposalReason[] };
  /** A day near all dates that the plan names, without a range. */
  main?: string;
  /** `Day 1`, and whether the plan itself says which day it is. */
  dayOne?: { date: string; isStated: boolean };
}

export interface PlanDay {
  date: string;
  reasons: ProposalReason[];
  /** Number of the message whose heading it is, if that is sure. */
  message?: number;
}

/** A day that lines may not belong to. */
export const toUnclear = ({ date, reasons }: PlanDay): PlanDay => ({
  date,
  reasons: [...reasons, 'day-unclear'],
});

/** The day of a heading; in a message, with that if the day is sure. */
export const toHeading = (day: PlanDay, { message }: { message?: number }): PlanDay =>
  day.reasons.length === 0 ? { ...day, message } : day;

const FAR_DAYS = 270;
/** Further from the days of the itinerary or the plan, a date without a year is doubtful. */
const FAR_FROM_ANCHOR = 150;
const WEEK = 7;
/** A weekday is more likely one or two days before the last one than five or six days after it. */
const MAX_BACK = 2;
/** A weekday is likely one of those around the only date of a plan. */
const MAX_BESIDE = 3;

/** The days of an itinerary: as given, or of its events. */
export function findTrip({ tripStart, tripEnd, events, zone }: PlanContext): DayContext['trip'] {
  if (tripStart) return { first: tripStart, last: tripEnd ?? tripStart };
  const starts = events.map(({ startsAt }) => startsAt);
  if (starts.length === 0) return undefined;
  const [first, last] = [Math.min(...starts), Math.max(...starts)];
  return { first: toLocalDay(first, zone), last: toLocalDay(last, zone) };
}

const isWithin = (date: string, { first, last }: { first: string; last: string }, slack = 0): boolean =>
  date >= addDays(first, -slack) && date <= addDays(last, slack);

/**
 * The day that a line names; undefined if it cannot be told. `last` is the latest day above it, `sentOn` the day of its
 * message.
 */
export function resolveNamedDay(
  named: NamedDay,
  context: DayContext,
  { last, sentOn }: { last?: string; sentOn?: string },
): PlanDay | undefined {
  const base = sentOn ?? context.today;
  switch (named.kind) {
    case 'date':
      return addGuess(
        named,
        resolveDate(named.date, sentOn ? { ...context, today: sentOn, isSentOn: true } : context),
      );
    case 'relative':
      return { date: addDays(base, named.days), reasons: ['relative-date'] };
    case 'number':
      return resolveDayNumber(named.number, context);
    case 'weekday':
      return resolveWeekday(named, context, last, base);
  }
}

const addGuess = ({ isGuess }: NamedDay & { kind: 'date' }, day: PlanDay | undefined): PlanDay | undefined =>
  day && isGuess ? { date: day.date, reasons: [...day.reasons, 'relative-date'] } : day;

function resolveDayNumber(number: number, { dayOne, trip }: DayContext): PlanDay | undefined {
  const first = dayOne?.date ?? trip?.first;
  if (!first) return undefined;
  return { date: addDays(first, number - 1), reasons: dayOne?.isStated ? [] : ['day-number'] };
}

function resolveWeekday(
  { weekdays, isNext }: NamedDay & { kind: 'weekday' },
  context: DayContext,
  last: string | undefined,
  base: string,
): PlanDay | undefined {
  const find: FindDay = (from) =>
    Array.from({ length: WEEK }, (_, i) => addDays(from, i)).find((date) =>
      weekdays.includes(toWeekday(date)),
    );
  const { trip, language, today, main } = context;
  if (isNext) return toRelative(skipWeek(find(addDays(base, 1)), base, language));
  const ranged = findInRanges(find, context, last);
  if (ranged) return ranged;
  if (last) return toNearby(find(addDays(last, -MAX_BACK)), last);
  if (main && !trip && main >= base) return toNearby(find(addDays(main, -MAX_BESIDE)), main);
  const inTrip = trip && (base === today || base < trip.first) ? find(trip.first) : undefined;
  if (!trip || !inTrip || inTrip > trip.last) return toRelative(find(base));
  const isOnly = daysBetween(trip.first, trip.last) < WEEK;
  return { date: inTrip, reasons: isOnly ? [] : ['relative-date'] };
}

/** The first day from another one on that is one of some weekdays. */
type FindDay = (from: string) => string | undefined;

/** The day of a weekday in the days that the plan or the itinerary names. */
function findInRanges(
  find: FindDay,
  { range, trip }: DayContext,
  last: string | undefined,
): PlanDay | undefined {
  const ranged = findWithin(find, range, last);
  if (ranged) return { date: ranged, reasons: range?.reasons ?? [] };
  // What is before the range, such as a meeting of parents, does not end it.
  const later = range && last && last < range.first ? findWithin(find, range, undefined) : undefined;
  if (later) return { date: later, reasons: ['nearby-date'] };
  const inShort = last ? findWithin(find, toShort(trip), last) : undefined;
  return inShort ? { date: inShort, reasons: [] } : undefined;
}

/** The day of a weekday within a range, if the last day was in it too. */
function findWithin(find: FindDay, range: DayContext['range'], last: string | undefined): string | undefined {
  const day = range && (!last || isWithin(last, range)) ? find(range.first) : undefined;
  return range && day && isWithin(day, range) ? day : undefined;
}

const toShort = (trip: DayContext['trip']): DayContext['range'] =>
  trip && daysBetween(trip.first, trip.last) < WEEK ? trip : undefined;

/** A range of days of at most a week. */
export function toRange(first: string, last: string): DayContext['range'] {
  const days = daysBetween(first, last);
  return days >= 1 && days < WEEK ? { first, last } : undefined;
}

/** A day that only the last one above it tells. */
const toNearby = (date: string | undefined, last: string): PlanDay | undefined =>
  date === undefined ? undefined : { date, reasons: date === last ? [] : ['nearby-date'] };

const toRelative = (date: string | undefined): PlanDay | undefined =>
  date === undefined ? undefined : { date, reasons: ['relative-date'] };

/** English and German "next" often skips the rest of this week. */
function skipWeek(date: string | undefined, base: string, language: string): string | undefined {
  const isSkipped = date && SKIPPING.test(language) && countWeeks(base, date) === 0;
  return isSkipped ? addDays(date, WEEK) : date;
}

const SKIPPING = /^(?:en|de|nl|sv|da|no)$/;

/** Weeks, from Monday, between two days. */
const countWeeks = (from: string, to: string): number => {
  const monday = (date: string) => addDays(date, -((toWeekday(date) + 6) % WEEK));
  return daysBetween(monday(from), monday(to)) / WEEK;
};

/** The day of a date, in the order of day and month that the plan uses. */
export function resolveDate(date: FoundDate, context: DayContext): PlanDay | undefined {
  const own = resolveInOrder(date, date.month, date.day, context);
  if (!date.swapped) return own;
  const other = resolveInOrder(date, date.swapped.month, date.swapped.day, context);
  if (!own || !other) return own ?? other;
  if (context.dayFirst !== undefined) return context.dayFirst ? own : other;
  const fits = ({ reasons }: PlanDay) => !reasons.includes('weekday-differs');
  if (date.weekdays && fits(own) !== fits(other)) return fits(own) ? own : other;
  const chosen = MONTH_FIRST.test(context.zone) ? other : own;
  return { date: chosen.date, reasons: ['several-dates', ...chosen.reasons] };
}

const MONTH_FIRST = /^(?:America\/|US\/|Pacific\/(?:Honolulu|Guam)|Asia\/Manila)/;

function resolveInOrder(
  { year, weekdays }: FoundDate,
  month: number,
  day: number,
  context: DayContext,
): PlanDay | undefined {
  const fits = (date: string) => !weekdays || weekdays.includes(toWeekday(date));
  if (year !== undefined) {
    const date = toIsoDay(year, month, day);
    return isRealDay(date) ? { date, reasons: fits(date) ? [] : ['weekday-differs'] } : undefined;
  }
  const first = Number((context.anchor ?? context.trip?.first ?? context.today).slice(0, 4)) - 1;
  const dates = Array.from({ length: 5 }, (_, i) => toIsoDay(first + i, month, day)).filter(isRealDay);
  const near = context.anchor ?? context.trip?.first;
  return near ? pickNearest(dates, near, fits) : pickNext(dates, context, fits);
}

function pickNearest(dates: string[], near: string, fits: (date: string) => boolean): PlanDay | undefined {
  const distance = (date: string) => Math.abs(daysBetween(near, date));
  const [date] = dates.toSorted((a, b) => distance(a) - distance(b));
  if (!date) return undefined;
  const reasons: ProposalReason[] = fits(date) ? [] : ['weekday-differs'];
  return { date, reasons: distance(date) > FAR_FROM_ANCHOR ? [...reasons, 'year-not-stated'] : reasons };
}

function pickNext(
  all: string[],
  { today, isSentOn }: DayContext,
  fits: (date: string) => boolean,
): PlanDay | undefined {
  const dates = all.filter((date) => date >= addDays(today, -1));
  const [next] = dates;
  if (!next) return undefined;
  const date = dates.slice(0, 2).find(fits);
  if (!date) return { date: next, reasons: ['weekday-differs'] };
  const isFar = !isSentOn && daysBetween(today, date) > FAR_DAYS;
  return { date, reasons: date !== next || isFar ? ['year-not-stated'] : [] };
}

/** Decides the order of `03/04` by the language, and by dates that can be read only one way. */
export function findDayOrder(
  dates: FoundDate[],
  text: string,
  language: string,
  trip: DayContext['trip'],
): boolean | undefined {
  const vote = countSlashes(text) + dates.reduce((sum, date) => sum + voteForOrder(date, trip), 0);
  if (vote !== 0) return vote > 0;
  return language === 'en' ? undefined : !EASTERN.test(language);
}

/** Languages that write the month before the day. */
const EASTERN = /^(?:ja|ko|zh)$/;

const SLASHED = /(?<![\d/.:-])(\d{1,2})[/-](\d{1,2})(?:[/-](?:20)?\d\d)?(?![\d/:-])/g;

function countSlashes(text: string): number {
  let vote = 0;
  for (const [, a, b] of text.slice(0, 100_000).matchAll(SLASHED)) {
    const [first, second] = [Number(a), Number(b)];
    if (first > 12 && first <= 31 && second >= 1 && second <= 12) vote += 2;
    if (second > 12 && second <= 31 && first >= 1 && first <= 12) vote -= 2;
  }
  return vote;
}

/** Positive if only the reading with the day first fits the weekday or the days of the itinerary. */
function voteForOrder(date: FoundDate, trip: DayContext['trip']): number {
  if (!date.swapped) return 0;
  const readings = [date, date.swapped].map(({ month, day }) => {
    const years = date.year !== undefined ? [date.year] : listYears(trip);
    const days = years.map((year) => toIsoDay(year, month, day)).filter(isRealDay);
    return {
      fits: !date.weekdays || days.some((one) => date.weekdays?.includes(toWeekday(one))),
      isWithin: trip !== undefined && days.some((one) => isWithin(one, trip, 1)),
    };
  });
  const [own, other] = readings;
  if (!own || !other) return 0;
  const byWeekday = date.weekdays ? Number(own.fits) - Number(other.fits) : 0;
  return 2 * byWeekday + Number(own.isWithin) - Number(other.isWithin);
}

const listYears = (trip: DayContext['trip']): number[] => {
  const year = Number((trip?.first ?? '').slice(0, 4));
  return year ? [year, year + 1] : [];
};
