import type { Booking } from './facts.ts';
import type { Card, ReadOptions } from './reading.ts';
import { judge } from './resolve/confidence.ts';
import { EVENT_TYPE_OF, startPlace, toIdentity } from './resolve/identity.ts';
import { toMoment } from './resolve/moment.ts';
import { toAttendees, toDescription, toLocation, toTitle } from './resolve/wording.ts';
import { findPlaceZone, findZoneNear } from './resolve/zone.ts';

/** Hours by the place's clock for days without a time: when most hotels open their rooms, and close them. */
const CHECK_IN = '15:00';
const CHECK_OUT = '11:00';
const NOON = '12:00';

/** Makes a booking the fields of an event. `sentAt` is when its mail was written. */
export function toCard(read: Booking, sentAt: Date | undefined, options: ReadOptions): Card {
  const booking = withStations(read);
  const isHotel = booking.kind === 'hotel';
  const zone = findPlaceZone(startPlace(booking)) ?? findNearZone(booking);
  const start = toMoment(booking.start, zone, options.defaultZone, isHotel ? CHECK_IN : NOON);
  const endZone = booking.to ? (findPlaceZone(booking.to) ?? start?.zone) : (zone ?? start?.zone);
  const end = booking.end && toMoment(booking.end, endZone, options.defaultZone, isHotel ? CHECK_OUT : NOON);
  const isEndLater = start !== undefined && end !== undefined && end.instant > start.instant;
  return {
    eventType: EVENT_TYPE_OF[booking.kind],
    title: toTitle(booking),
    datetime: start ? new Date(start.instant).toISOString() : null,
    endsAt: isEndLater ? new Date(end.instant).toISOString() : null,
    timeZone: start?.zone ?? options.defaultZone,
    location: toLocation(booking),
    attendees: toAttendees(booking),
    description: toDescription(booking),
    ...judge(booking, start, end, sentAt, options),
    status: booking.status,
    source: booking.source,
    identity: toIdentity(booking, start?.local ?? ''),
    evidence: booking.evidence,
  };
}

/** Three letters behind a station's name are its own: `Wien Erdberg (VIB)` lies on no airfield in Mexico. */
function withStations(booking: Booking): Booking {
  if (booking.kind !== 'train' && booking.kind !== 'bus' && booking.kind !== 'ferry') return booking;
  const [from, to] = [booking.from, booking.to].map((place) =>
    place?.iata && place.name ? { ...place, iata: undefined } : place,
  );
  return { ...booking, from, to };
}

/** A train or bus rarely leaves the zone that it arrives in; a plane does. */
function findNearZone({ kind, from, to }: Booking): string | undefined {
  return kind === 'flight' || kind === 'car'
    ? undefined
    : findZoneNear(from, findPlaceZone(to), kind !== 'ferry');
}
