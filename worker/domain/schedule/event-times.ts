/** What an event says about when it happens. Times are ISO, UTC; `timeZone` is IANA. */
export type TimedEvent = { id: number; datetime: string; endsAt: string | null; timeZone: string };

/** Whether an event has begun and not ended. An event without an end is over as soon as it begins. */
export function isHappening(event: TimedEvent, now: number): boolean {
  return Date.parse(event.datetime) <= now && event.endsAt !== null && now < Date.parse(event.endsAt);
}

/** Whether an event is still to come or still going on. `now` in milliseconds. */
export function isUpcoming(event: TimedEvent, now: number): boolean {
  return Date.parse(event.datetime) > now || isHappening(event, now);
}

/** Upcoming events, soonest first, and past ones, latest first. `now` in milliseconds. */
export function splitUpcomingAndPast<T extends TimedEvent>(
  events: readonly T[],
  now: number,
): { upcoming: T[]; past: T[] } {
  // Parsed once each: comparing ISO texts would trip over fractions of a second.
  const inOrder = events
    .map((event) => ({ event, at: Date.parse(event.datetime) }))
    .sort((a, b) => a.at - b.at || a.event.id - b.event.id)
    .map(({ event }) => event);
  return {
    upcoming: inOrder.filter((event) => isUpcoming(event, now)),
    past: inOrder.filter((event) => !isUpcoming(event, now)).reverse(),
  };
}

/**
 * Cuts a list into days, each event by the calendar of its own zone, keeping the order given. Where zones differ
 * (a flight over the date line) a day may come up twice: the order of happening counts for more.
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

/** When the next event begins, in milliseconds; undefined where none is still to begin. */
export function findNextStart(events: readonly TimedEvent[], now: number): number | undefined {
  return earliest(
    events.map((event) => Date.parse(event.datetime)),
    now,
  );
}

/** When the list next changes by itself (something begins or ends), in milliseconds; undefined for never. */
export function findNextChange(events: readonly TimedEvent[], now: number): number | undefined {
  return earliest(
    events.flatMap(({ datetime, endsAt }) => [
      Date.parse(datetime),
      endsAt === null ? 0 : Date.parse(endsAt),
    ]),
    now,
  );
}

/** The time from `now` to `target` (milliseconds) in whole days of 24 hours, hours, minutes, seconds; 0 when over. */
export function computeCountdown(target: number, now: number) {
  const seconds = Math.max(0, Math.ceil((target - now) / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day, `YYYY-MM-DD`, on which a moment (milliseconds) falls in a zone. */
export function toLocalDay(moment: number, timeZone: string): string {
  let format = dayFormats.get(timeZone);
  if (!format) {
    // Making a formatter is slow, so each zone has one.
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    dayFormats.set(timeZone, format);
  }
  const [month, day, year] = format.format(moment).split('/');
  return `${year}-${month}-${day}`;
}

function earliest(times: readonly number[], after: number): number | undefined {
  let found: number | undefined;
  for (const time of times) if (time > after && (found === undefined || time < found)) found = time;
  return found;
}
