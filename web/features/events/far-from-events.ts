import type { Event } from '../../../worker/contract/events.ts';
import { toDaySpan } from '../../../worker/domain/schedule/day-span.ts';
import { addDays } from '../../../worker/domain/time/days.ts';

/** A date this far from all other events is more likely a slip, such as the wrong month, than meant. */
const FAR_DAYS = 14;

type Times = Pick<Event, 'datetime' | 'endsAt' | 'timeZone' | 'endTimeZone'>;

/** Whether an event that starts at `startsAt` (a wall clock) is more than two weeks from every one of the others. */
export function isFarFromEvents(startsAt: string, others: readonly Times[]): boolean {
  const day = startsAt.slice(0, 10);
  const isFar = (event: Times) => {
    const { firstDay, lastDay } = toDaySpan(event);
    return day < addDays(firstDay, -FAR_DAYS) || day > addDays(lastDay, FAR_DAYS);
  };
  return others.length > 0 && others.every(isFar);
}
