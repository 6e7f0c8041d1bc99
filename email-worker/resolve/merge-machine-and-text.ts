import type { Booking } from '../booking.ts';
import { EVENT_TYPE_OF, normalizeCode } from './booking-identity.ts';
import { hasSharedWord, isSameBooking, joinBookings, mergeBookings } from './merge-bookings.ts';

/**
 * What machine data and the text beside it state together. Machine data has the say; what the text knows besides
 * fills it in. A booking that only the text has is kept, unless it is the same thing on another day: then one of
 * the two days is wrong and nobody can tell which.
 */
export function mergeMachineAndText(machine: Booking[], text: Booking[]): Booking[] {
  const sure = mergeBookings(machine);
  const told = mergeBookings(text);
  if (sure.length === 0) return told;
  const seen = new Set<number>();
  const left: Booking[] = [];
  for (const booking of told) {
    const at = sure.findIndex((known) => isSameBooking(known, booking));
    const known = sure[at];
    if (!known) left.push(booking);
    else {
      sure[at] = joinBookings(known, booking);
      seen.add(at);
    }
  }
  for (const booking of left) {
    const at = sure.findIndex((known, index) => !seen.has(index) && isOnAnotherDay(known, booking));
    const known = sure[at];
    // A day without a time in markup was typed in by hand; of the two, people see the one in the text.
    const start = known?.start.local.length === 10 ? booking.start : known?.start;
    if (known && start) sure[at] = { ...known, start: { ...start, ambiguous: true } };
    // The same hour of the same day under another name: the sender's, say.
    else if (!booking.from && sure.some((one) => isAtSameTime(one, booking))) continue;
    // Nameless words about a day that is known already: `the event takes place on …`.
    else if (!booking.place && !booking.from && sure.some((one) => isOnSameDay(one, booking))) continue;
    // A mail with data for machines seldom leaves a booking out of it: what has no number of its own is doubtful.
    else if (booking.confirmation || booking.number) sure.push(booking);
    else if (booking.start.local.length > 10) sure.push({ ...booking, isWeak: true });
  }
  return sure;
}

/** Of one kind, or of no kind that the words could tell. */
const isAtSameTime = (a: Booking, b: Booking): boolean =>
  a.start.local === b.start.local &&
  (EVENT_TYPE_OF[a.kind] === EVENT_TYPE_OF[b.kind] || b.kind === 'activity' || b.kind === 'other');

const isOnSameDay = (a: Booking, b: Booking): boolean =>
  EVENT_TYPE_OF[a.kind] === EVENT_TYPE_OF[b.kind] &&
  a.start.local.slice(0, 10) === b.start.local.slice(0, 10);

function isOnAnotherDay(a: Booking, b: Booking): boolean {
  if (EVENT_TYPE_OF[a.kind] !== EVENT_TYPE_OF[b.kind] || b.from) return false;
  const hasSameNumber =
    normalizeCode(a.confirmation) !== '' && normalizeCode(a.confirmation) === normalizeCode(b.confirmation);
  return hasSameNumber || hasSharedWord(a.name ?? a.place?.name ?? '', b.name ?? b.place?.name ?? '');
}
