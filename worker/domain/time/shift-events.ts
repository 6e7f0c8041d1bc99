import { computeDaySpan } from '../schedule/day-span.ts';
import { DAY_MS } from './days.ts';
import { toIso } from './iso.ts';
import { formatWallClock, toInstant } from './zoned-time.ts';

/** Times in epoch milliseconds. */
type StoredTimes = { startsAt: number; endsAt: number | null; timeZone: string; endTimeZone: string | null };

/**
 * Shifts events by days and keeps their local times across daylight saving changes. An end that would then not be after
 * its start is moved to keep the event's length. Undefined if a date would be outside of 1990 to 2100.
 */
export function shiftEventsByDays<Event extends StoredTimes>(
  events: Event[],
  days: number,
): Event[] | undefined {
  if (days === 0) return events;
  const moved = events.map((event) => {
    const startsAt = shiftInstant(event.startsAt, days, event.timeZone);
    const endsAt =
      event.endsAt === null ? null : shiftInstant(event.endsAt, days, event.endTimeZone ?? event.timeZone);
    if (startsAt === undefined || endsAt === undefined) return undefined;
    // Can happen if the clocks are set forward in between.
    const isReversed =
      event.endsAt !== null && endsAt !== null && endsAt <= startsAt && event.endsAt > event.startsAt;
    return {
      ...event,
      startsAt,
      endsAt: isReversed ? startsAt + ((event.endsAt ?? 0) - event.startsAt) : endsAt,
    };
  });
  return moved.every((event) => event !== undefined) ? moved : undefined;
}

/** The number of days to shift the events so that the first day of any of them, in its own zone, becomes `day`. */
export function computeShiftDays(events: StoredTimes[], day: string): number {
  const span = computeDaySpan(
    events.map(({ startsAt, ...zones }) => ({ ...zones, datetime: toIso(startsAt), endsAt: null })),
  );
  return span ? Math.round((Date.parse(day) - Date.parse(span.firstDay)) / DAY_MS) : 0;
}

/** An instant (epoch milliseconds) at the same local time `days` later. Undefined if out of range. */
export function shiftInstant(instant: number, days: number, timeZone: string): number | undefined {
  const wall = formatWallClock(instant, timeZone);
  const date = new Date(Date.parse(wall.slice(0, 10)) + days * DAY_MS);
  if (Number.isNaN(date.getTime())) return undefined;
  // Time zone offsets are whole minutes, so seconds stay the same.
  const rest = instant % 60_000;
  const moved = toInstant(`${date.toISOString().slice(0, 10)}${wall.slice(10)}`, timeZone);
  return moved === undefined ? undefined : moved + rest;
}
