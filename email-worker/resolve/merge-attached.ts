import type { Booking } from '../booking.ts';
import { normalizeCode } from './booking-identity.ts';
import { isSameBooking, joinBookings, mergeBookings } from './merge-bookings.ts';

/**
 * Merges what an email's text says with what its attached files say. A booking in both is one: the surer reading
 * counts, the other fills its gaps. It becomes ambiguous if two sure readings state different times.
 */
export function mergeAttached(own: Booking[], attached: Booking[]): Booking[] {
  const merged = mergeBookings(own);
  for (const file of mergeBookings(attached)) {
    const at = merged.findIndex(
      (known) => isSameBooking(known, file) || isPartOf(known, file) || isPartOf(file, known),
    );
    const known = merged[at];
    if (known) merged[at] = join(known, file);
    else merged.push(file);
  }
  return merged;
}

/** Whether a reading of no certain kind is one of another booking's day, start or end. */
function isPartOf(vague: Booking, sure: Booking): boolean {
  if (
    !hasNoClearKind(vague) ||
    hasNoClearKind(sure) ||
    (vague.status === 'cancelled') !== (sure.status === 'cancelled')
  )
    return false;
  const { local } = vague.start;
  if (local.length > 10) return local === sure.start.local || local === sure.end?.local;
  const code = normalizeCode(vague.confirmation);
  return local === sure.start.local.slice(0, 10) && code !== '' && code === normalizeCode(sure.confirmation);
}

const hasNoClearKind = ({ isWeak, kind }: Booking): boolean =>
  isWeak === true && (kind === 'activity' || kind === 'other');

function join(known: Booking, file: Booking): Booking {
  if (isPartOf(known, file)) return joinBookings(file, toGapsOnly(known));
  if (isPartOf(file, known)) return joinBookings(known, toGapsOnly(file));
  const [first, second] = isMoreCertain(file, known) ? [file, known] : [known, file];
  const joined = joinBookings(first, second);
  return areContradictory(known, file) ? { ...joined, start: { ...joined.start, ambiguous: true } } : joined;
}

/** A vague reading has its people and numbers right, not its name, place and end. */
const toGapsOnly = (vague: Booking): Booking => ({
  ...vague,
  name: undefined,
  number: undefined,
  place: undefined,
  end: undefined,
  details: [],
});

function isMoreCertain(a: Booking, b: Booking): boolean {
  const points = ({ isWeak, start }: Booking) => (isWeak ? 0 : 2) + (start.ambiguous ? 0 : 1);
  return points(a) > points(b);
}

/** Whether two sure readings of a booking state different times. */
const areContradictory = (a: Booking, b: Booking): boolean =>
  !a.isWeak && !b.isWeak && hasTime(a) && hasTime(b) && a.start.local !== b.start.local;

const hasTime = ({ start }: Booking): boolean => start.local.length > 10;
