import type { Booking } from '../booking.ts';
import { EVENT_TYPE_OF, normalizeCode } from './booking-identity.ts';
import { hasSharedWord, toPlaceClock } from './same-booking.ts';

/** Adds a booking that only the text has, or marks the one that it contradicts. */
export function addUnmatched(merged: Booking[], booking: Booking, confirmed: Set<number>): void {
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
