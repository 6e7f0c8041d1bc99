import type { Booking } from '../booking.ts';
import { EVENT_TYPE_OF, normalizeCode } from './booking-identity.ts';
import { addToSame, joinSame, mergeBookings } from './merge-bookings.ts';
import { hasSharedWord, toPlaceClock } from './same-booking.ts';

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

/** Adds a booking that only the text has, or marks the one that it contradicts. */
function addUnmatched(merged: Booking[], booking: Booking, confirmed: Set<number>): void {
  const at = merged.findIndex((known, i) => !confirmed.has(i) && isOnAnotherDay(known, booking));
  const known = merged[at];
  if (known) {
    // Markup without a time was entered by hand, so the printed date is more likely right.
    const start = known.start.local.length === 10 ? booking.start : known.start;
    merged[at] = { ...known, start: { ...start, ambiguous: true } };
    return;
  }
  const isKnown = (one: Booking) =>
    booking.from ? isAtSameTime(one, booking) : isRepetition(one, booking) || isEndOf(one, booking);
  if (merged.some(isKnown)) return;
  // Emails with machine data rarely omit a booking from it.
  const isStated = booking.confirmation || booking.number || booking.start.local.length > 10;
  if (isStated) merged.push({ ...booking, isWeak: true });
}

/** True if `booking` has the same start under another name, such as the sender's, or mentions the day without a place. */
const isRepetition = (known: Booking, booking: Booking): boolean =>
  isAtSameTime(known, booking) || (!booking.place && isOnSameDay(known, booking));

/** An arrival or check-out that was taken for a booking. */
const isEndOf = (known: Booking, booking: Booking): boolean =>
  booking.isWeak === true && booking.start.local.length > 10 && known.end?.local === booking.start.local;

const isAtSameTime = (known: Booking, booking: Booking): boolean =>
  toPlaceClock(known, booking) === booking.start.local &&
  (hasSameType(known, booking) || booking.kind === 'activity' || booking.kind === 'other');

const isOnSameDay = (a: Booking, b: Booking): boolean =>
  hasSameType(a, b) && a.start.local.slice(0, 10) === b.start.local.slice(0, 10);

function isOnAnotherDay(a: Booking, b: Booking): boolean {
  if (!hasSameType(a, b) || b.from) return false;
  const code = normalizeCode(a.confirmation);
  const hasSameNumber = code !== '' && code === normalizeCode(b.confirmation);
  return hasSameNumber || hasSharedWord(a.name ?? a.place?.name ?? '', b.name ?? b.place?.name ?? '');
}

const hasSameType = (a: Booking, b: Booking) => EVENT_TYPE_OF[a.kind] === EVENT_TYPE_OF[b.kind];
