import type { Booking } from '../booking.ts';
import { addUnmatched } from './add-unmatched.ts';
import { addToSame, joinSame, mergeBookings } from './merge-bookings.ts';

/**
 * Merges machine-readable bookings with those of the text. Machine data wins, the text fills its gaps. If both have
 * the same booking on different days, it becomes ambiguous. A calendar entry, which does not say what was booked, is of
 * the kind that the text gives the booking at its time. Other bookings of the text are kept, but doubted.
 */
export function mergeMachineAndText(machine: Booking[], text: Booking[]): Booking[] {
  const merged = mergeBookings(machine);
  const others = mergeBookings(text);
  if (merged.length === 0) return others;
  const { confirmed, unmatched } = joinMatches(merged, others);
  for (const booking of unmatched) addUnmatched(merged, booking, confirmed);
  return merged;
}

/** Joins matching bookings in place. `confirmed` has the indexes that the text confirms. */
function joinMatches(merged: Booking[], others: Booking[]) {
  const confirmed = new Set<number>();
  const unmatched: Booking[] = [];
  for (const booking of others) {
    const at = addToSame(merged, booking, joinText);
    if (at === undefined) unmatched.push(booking);
    else confirmed.add(at);
  }
  return { confirmed, unmatched };
}

const joinText: typeof joinSame = (known, booking, because) => {
  const joined = joinSame(known, booking, because);
  return because !== 'calendar entry' && isOfDoubtfulKind(known, booking)
    ? { ...joined, isWeak: true }
    : joined;
};

/** Whether neither a calendar entry nor the text, which is in doubt, says what was booked. */
const isOfDoubtfulKind = (entry: Booking, booking: Booking): boolean =>
  entry.source === 'calendar' && entry.kind === 'activity' && booking.isWeak === true;
