import { formatWallClock, toInstant } from './zoned-time.ts';

/** When and where something happens; moments in epoch milliseconds. */
type Timed = { startsAt: number; endsAt: number | null; timeZone: string };

const DAY_MS = 24 * 3_600_000;

/**
 * The same events so many days later, at the same time on the wall of their place, whatever its clocks do
 * in between. An end keeps its own wall time too, but stays behind its beginning. Undefined when one would
 * leave the years that an itinerary may have.
 */
export function shiftEventsByDays<Event extends Timed>(events: Event[], days: number): Event[] | undefined {
  if (days === 0) return events;
  const moved = events.map((event) => {
    const startsAt = shift(event.startsAt, days, event.timeZone);
    const endsAt = event.endsAt === null ? null : shift(event.endsAt, days, event.timeZone);
    if (startsAt === undefined || endsAt === undefined) return undefined;
    // A night that loses an hour may be over before it began; then it lasts as long as it did.
    const isLost =
      event.endsAt !== null && endsAt !== null && endsAt <= startsAt && event.endsAt > event.startsAt;
    return {
      ...event,
      startsAt,
      endsAt: isLost ? startsAt + ((event.endsAt ?? 0) - event.startsAt) : endsAt,
    };
  });
  return moved.every((event) => event !== undefined) ? moved : undefined;
}

/** How many days the events move so that the first one is on `day` (`YYYY-MM-DD`) of its place. */
export function computeShiftDays(events: Timed[], day: string): number {
  const first = events.reduce<Timed | undefined>(
    (earliest, event) => (earliest && earliest.startsAt <= event.startsAt ? earliest : event),
    undefined,
  );
  if (!first) return 0;
  const from = formatWallClock(first.startsAt, first.timeZone).slice(0, 10);
  return Math.round((Date.parse(day) - Date.parse(from)) / DAY_MS);
}

function shift(instant: number, days: number, timeZone: string): number | undefined {
  const wall = formatWallClock(instant, timeZone);
  const date = new Date(Date.parse(wall.slice(0, 10)) + days * DAY_MS);
  if (Number.isNaN(date.getTime())) return undefined;
  // Seconds are the same in every zone that a phone knows.
  const rest = instant % 60_000;
  const moved = toInstant(`${date.toISOString().slice(0, 10)}${wall.slice(10)}`, timeZone);
  return moved === undefined ? undefined : moved + rest;
}
