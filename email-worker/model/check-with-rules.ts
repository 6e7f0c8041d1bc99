import type { Booking } from '../booking.ts';
import { EVENT_TYPE_OF, getStartPlace } from '../resolve/booking-identity.ts';
import { joinBookings } from '../resolve/merge-bookings.ts';
import { findPlaceZone } from '../resolve/place-zone.ts';
import { compareBookings, hasOtherPlace } from '../resolve/same-booking.ts';
import type { ModelFindings } from './answer.ts';
import { isQuoted, type QuotableText, toQuotable } from './quotes.ts';

/**
 * A model's bookings instead of those that the text rules found. The rules fill their gaps and confirm those that they
 * read in the same way. Of the rules' own bookings stay, marked as uncertain, those read from words that the model was
 * not given, and all of them if a part of its answer had to be rejected. `text` is what the model was given.
 */
export function applyFindings(
  { bookings, rejectedCount }: Pick<ModelFindings, 'bookings' | 'rejectedCount'>,
  rules: Booking[],
  text: string,
): Booking[] {
  const checked = bookings.map((booking) => checkWithRules(booking, rules));
  const email = toQuotable(text);
  const others = rules.filter((rule) => !bookings.some((booking) => compareBookings(booking, rule).same));
  const kept = others.filter((rule) => rejectedCount > 0 || !wasGiven(rule, email));
  return [...checked, ...kept.map((rule) => ({ ...rule, isWeak: true }))];
}

const wasGiven = ({ evidence }: Booking, email: QuotableText): boolean =>
  !evidence?.start || isQuoted(email, evidence.start);

/** Fills gaps of a model's booking from the same one of the rules; another time makes it ambiguous. */
function checkWithRules(booking: Booking, rules: Booking[]): Booking {
  const same = rules.find((rule) => compareBookings(booking, rule).same);
  if (!same) return booking;
  const joined = joinBookings(booking, same);
  const isDisputed = same.start.local.length > 10 && same.start.local !== booking.start.local;
  const start = isDisputed ? { ...booking.start, ambiguous: true } : joined.start;
  return {
    ...joined,
    start,
    isWeak: booking.isWeak,
    ...(isConfirmed(booking, same) && { isConfirmed: true }),
  };
}

/** Type, start, place and end are the same, neither is in doubt, and the time zone is not the model's guess. */
function isConfirmed(booking: Booking, rule: Booking): boolean {
  const isSure = !booking.isWeak && !rule.isWeak && !rule.start.ambiguous && hasZone(booking, rule);
  const hasSameTimes =
    booking.start.local === rule.start.local && (!booking.end || booking.end.local === rule.end?.local);
  return (
    isSure &&
    hasSameTimes &&
    EVENT_TYPE_OF[booking.kind] === EVENT_TYPE_OF[rule.kind] &&
    !hasOtherPlace(booking, rule)
  );
}

const hasZone = (booking: Booking, rule: Booking): boolean =>
  rule.start.zone !== undefined || findPlaceZone(getStartPlace(booking)) !== undefined;
