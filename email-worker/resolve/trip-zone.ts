import type { Booking } from '../booking.ts';
import { findPlaceZone } from './place-zone.ts';

/**
 * The likely zone of a booking without a known place in an email about a journey: where the last leg before it
 * arrives, or the first leg after it starts. Undefined without such a leg.
 */
export function findTripZone(booking: Booking, all: Booking[]): string | undefined {
  const day = booking.start.local.slice(0, 10);
  const legs = all.filter((leg) => leg !== booking && leg.kind !== 'car' && leg.from && leg.to);
  const arrival = legs.findLast((leg) => (leg.end ?? leg.start).local.slice(0, 10) <= day);
  const departure = legs.find((leg) => leg.start.local.slice(0, 10) >= day);
  return findPlaceZone(arrival?.to) ?? findPlaceZone(departure?.from);
}
