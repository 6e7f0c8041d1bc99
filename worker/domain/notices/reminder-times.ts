import { addDays, DAY_MS, toLocalDay } from '../time/days.ts';
import { toInstant } from '../time/zoned-time.ts';

/** A later reminder would be about something that has nearly begun. */
export const MAX_LATE_MS = 15 * 60_000;
const HOUR_MS = 3_600_000;
/** When the plan of the next day is sent, in the itinerary's zone. */
const EVENING = '19:00';
/** Zones are at most 26 hours apart, so that the next day of one begins and ends within two days of another. */
const NEXT_DAY_MS = 3 * DAY_MS;

type StartingEvent = { id: number; startsAt: number; timeZone: string };

/** A reminder for everybody who asked for one; `eventId` is 0 in the evening. */
export type DueReminder = { kind: 'evening' | 'hour'; eventId: number; dueAt: number };

/** The day that the evening's reminder is about: the next one in the itinerary's zone. */
export const toRemindedDay = (dueAt: number, timeZone: string): string =>
  addDays(toLocalDay(dueAt, timeZone), 1);

/** True for an event under the heading of that day. */
export const isOnDay = ({ startsAt, timeZone }: Omit<StartingEvent, 'id'>, day: string): boolean =>
  toLocalDay(startsAt, timeZone) === day;

/** The starts (epoch milliseconds) that events of the day after `dueAt` can have. */
export const toRemindedRange = (dueAt: number) => ({ from: dueAt - DAY_MS, to: dueAt + NEXT_DAY_MS });

/**
 * The reminders that are due at `now` and not too late, and when the next one is; null if there is none. Times in epoch
 * milliseconds; `timeZone` is the itinerary's.
 */
export function computeReminders(
  events: readonly StartingEvent[],
  timeZone: string,
  now: number,
): { due: DueReminder[]; next: number | null } {
  const earliest = now - MAX_LATE_MS;
  const all = [
    ...events.map(
      ({ id, startsAt }): DueReminder => ({ kind: 'hour', eventId: id, dueAt: startsAt - HOUR_MS }),
    ),
    ...listEvenings(events, timeZone),
  ].filter(({ dueAt }) => dueAt > earliest);
  const later = all.filter(({ dueAt }) => dueAt > now).map(({ dueAt }) => dueAt);
  return {
    due: all.filter(({ dueAt }) => dueAt <= now),
    next: later.length === 0 ? null : later.reduce((a, b) => Math.min(a, b)),
  };
}

/** One before each day that has events. */
function listEvenings(events: readonly StartingEvent[], timeZone: string): DueReminder[] {
  const days = new Set(events.map((event) => toLocalDay(event.startsAt, event.timeZone)));
  return [...days].flatMap((day) => {
    const dueAt = toInstant(`${addDays(day, -1)}T${EVENING}`, timeZone);
    return dueAt === undefined ? [] : [{ kind: 'evening', eventId: 0, dueAt } as const];
  });
}
