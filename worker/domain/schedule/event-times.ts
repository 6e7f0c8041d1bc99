import { toLocalDay } from '../time/days.ts';

/** Start (`datetime`) and end are ISO in UTC; zones are IANA, `endTimeZone` only if the end is elsewhere. */
export type TimedEvent = {
  id: number;
  datetime: string;
  endsAt: string | null;
  timeZone: string;
  endTimeZone?: string | null;
};

/** True from the start until before the end. Never true for events without an end. */
export function isHappening(event: TimedEvent, now: number): boolean {
  return Date.parse(event.datetime) <= now && event.endsAt !== null && now < Date.parse(event.endsAt);
}

export function isUpcoming(event: TimedEvent, now: number): boolean {
  return Date.parse(event.datetime) > now || isHappening(event, now);
}

/**
 * Whether all events are over: at their end or, without one, when the day on which they start is over in their zone.
 * False without events.
 */
export function hasEnded(events: readonly TimedEvent[], now: number): boolean {
  return events.length > 0 && events.every((event) => isOver(event, now));
}

function isOver({ datetime, endsAt, timeZone }: TimedEvent, now: number): boolean {
  if (endsAt !== null) return Date.parse(endsAt) <= now;
  return toLocalDay(Date.parse(datetime), timeZone) < toLocalDay(now, timeZone);
}

/** Upcoming events, soonest first, and past events, latest first. Current events count as upcoming. */
export function splitUpcomingAndPast<T extends TimedEvent>(
  events: readonly T[],
  now: number,
): { upcoming: T[]; past: T[] } {
  // Sorted by number: ISO strings with and without fractions of a second do not sort correctly.
  const sorted = events
    .map((event) => ({ event, startsAt: Date.parse(event.datetime) }))
    .sort((a, b) => a.startsAt - b.startsAt || a.event.id - b.event.id)
    .map(({ event }) => event);
  return {
    upcoming: sorted.filter((event) => isUpcoming(event, now)),
    past: sorted.filter((event) => !isUpcoming(event, now)).reverse(),
  };
}

/**
 * Groups consecutive events by the day in each event's time zone, in the given order. With different time zones (a
 * flight across the date line) a day may occur twice.
 */
export function groupByDay<T extends TimedEvent>(events: readonly T[]): { day: string; events: T[] }[] {
  const days: { day: string; events: T[] }[] = [];
  for (const event of events) {
    const day = toLocalDay(Date.parse(event.datetime), event.timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.events.push(event);
    else days.push({ day, events: [event] });
  }
  return days;
}

/**
 * The event that is on at `now`, of several the one that began last, and the next one if it begins on the same local day
 * or while another is on.
 */
export function findCurrentEvents<T extends TimedEvent>(
  events: readonly T[],
  now: number,
): { running: T | undefined; next: T | undefined } {
  const { upcoming } = splitUpcomingAndPast(events, now);
  const running = upcoming.findLast((event) => isHappening(event, now));
  const next = upcoming.find((event) => Date.parse(event.datetime) > now);
  const isToday =
    next && toLocalDay(Date.parse(next.datetime), next.timeZone) === toLocalDay(now, next.timeZone);
  return { running, next: running || isToday ? next : undefined };
}

/** The earliest start after `now`, in epoch milliseconds. */
export function findNextStart(events: readonly TimedEvent[], now: number): number | undefined {
  const starts = events.map((event) => Date.parse(event.datetime));
  return findEarliest(starts, now);
}

/** The earliest start or end after `now`, in epoch milliseconds. */
export function findNextChange(events: readonly TimedEvent[], now: number): number | undefined {
  const times = events.flatMap(({ datetime, endsAt }) => [
    Date.parse(datetime),
    endsAt === null ? 0 : Date.parse(endsAt),
  ]);
  return findEarliest(times, now);
}

/** The time from `now` to `target` in days of 24 hours, hours, minutes and seconds; zeros once it is over. */
export function computeCountdown(target: number, now: number) {
  const seconds = Math.max(0, Math.ceil((target - now) / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

function findEarliest(times: readonly number[], after: number): number | undefined {
  const later = times.filter((time) => time > after);
  return later.length === 0 ? undefined : later.reduce((a, b) => Math.min(a, b));
}
