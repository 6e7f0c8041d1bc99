import { addDays, toLocalDay } from '../time/days.ts';
import type { TimedEvent } from './event-times.ts';

/** Longer events count with their first days only: they are more likely a mistyped year. */
const MAX_EVENT_DAYS = 62;

/** Days are `YYYY-MM-DD`, both inclusive. */
export type DaySpan = { firstDay: string; lastDay: string };

/**
 * The days of an event: the first in the zone where it starts, the last in the zone where it ends. An event that ends
 * at midnight excludes that day. A flight across the date line may land the day before it left; then it has one day.
 */
export function toDaySpan({ datetime, endsAt, timeZone, endTimeZone }: Omit<TimedEvent, 'id'>): DaySpan {
  const startsAt = Date.parse(datetime);
  const firstDay = toLocalDay(startsAt, timeZone);
  const end = endsAt === null ? startsAt : Date.parse(endsAt);
  if (end <= startsAt) return { firstDay, lastDay: firstDay };
  const endDay = toLocalDay(end - 1, endTimeZone ?? timeZone);
  // The middle one: not before the first day, not after the limit.
  const [, lastDay = endDay] = [firstDay, endDay, addDays(firstDay, MAX_EVENT_DAYS - 1)].sort();
  return { firstDay, lastDay };
}

/** From the first to the last day of all events, each counted in its own zones; undefined without events. */
export function computeDaySpan(events: readonly Omit<TimedEvent, 'id'>[]): DaySpan | undefined {
  return events.map(toDaySpan).reduce<DaySpan | undefined>(
    (span, { firstDay, lastDay }) => ({
      firstDay: span && span.firstDay < firstDay ? span.firstDay : firstDay,
      lastDay: span && span.lastDay > lastDay ? span.lastDay : lastDay,
    }),
    undefined,
  );
}
