import { addDays, DAY_MS } from '../time/days.ts';
import { formatWallClock, toInstant } from '../time/zoned-time.ts';

/** Local hours between which guests are not disturbed. */
const NIGHT = { from: '22:00', until: '08:00' };

/** An event that has just begun counts as near: the quiet window may have passed its start. */
const HOUR_MS = 3_600_000;

/** Whether an event with this start is near enough to disturb a guest at night. */
export const isNear = (start: number, now: number): boolean => start > now - HOUR_MS && start <= now + DAY_MS;

/**
 * When a notice may be sent: `now`, or at the end of the night in `timeZone` (IANA), in epoch milliseconds. Changes of an
 * event within 24 hours do not wait; `starts` are the old and new starts of the events.
 */
export function findSendTime(now: number, timeZone: string, starts: number[]): number {
  const clock = formatWallClock(now, timeZone);
  const [day = '', time = ''] = clock.split('T');
  const isNight = time >= NIGHT.from || time < NIGHT.until;
  if (!isNight || starts.some((start) => isNear(start, now))) return now;
  const morning = time < NIGHT.until ? day : addDays(day, 1);
  return toInstant(`${morning}T${NIGHT.until}`, timeZone) ?? now;
}

/** The end of the next night in `timeZone`, in epoch milliseconds. */
export function findNextMorning(now: number, timeZone: string): number {
  const [day = ''] = formatWallClock(now, timeZone).split('T');
  return toInstant(`${addDays(day, 1)}T${NIGHT.until}`, timeZone) ?? now + DAY_MS;
}
