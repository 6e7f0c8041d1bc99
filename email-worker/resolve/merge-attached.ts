import type { Booking } from '../booking.ts';
import { addToSame, joinBookings, joinSame, mergeBookings } from './merge-bookings.ts';
import { hasTime } from './same-booking.ts';

/**
 * Merges what an email's text says with what its attached files say. A booking in both is one: the surer reading
 * counts, the other fills its gaps. It becomes ambiguous if two sure readings state different times.
 */
export function mergeAttached(own: Booking[], attached: Booking[]): Booking[] {
  const merged = mergeBookings(own);
  for (const file of mergeBookings(attached))
    if (addToSame(merged, file, joinFile) === undefined) merged.push(file);
  return merged;
}

const joinFile: typeof joinSame = (known, file, because) => {
  if (because !== 'agreement') return joinSame(known, file, because);
  const [first, second] = isMoreCertain(file, known) ? [file, known] : [known, file];
  const joined = joinBookings(first, second);
  return areContradictory(known, file) ? { ...joined, start: { ...joined.start, ambiguous: true } } : joined;
};

function isMoreCertain(a: Booking, b: Booking): boolean {
  const points = ({ isWeak, start }: Booking) => (isWeak ? 0 : 2) + (start.ambiguous ? 0 : 1);
  return points(a) > points(b);
}

/** Whether two sure readings of a booking state different times. */
const areContradictory = (a: Booking, b: Booking): boolean =>
  !a.isWeak && !b.isWeak && hasTime(a) && hasTime(b) && a.start.local !== b.start.local;
