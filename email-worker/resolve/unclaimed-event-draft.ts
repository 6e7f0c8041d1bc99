import type { Booking, BookingPlace } from '../booking.ts';
import type { ReadOptions, UnclaimedEventDraft } from '../reading.ts';
import { EVENT_TYPE_OF, getStartPlace, toBookingIdentity } from './booking-identity.ts';
import { computeConfidence } from './confidence.ts';
import { toEventAttendees, toEventDescription, toEventLocation, toEventTitle } from './event-fields.ts';
import { findLikelyZone } from './likely-zone.ts';
import { findPlaceZone, findSureZone, findZoneNear } from './place-zone.ts';
import { type ResolvedTime, resolveTime } from './resolve-time.ts';

/** Local times assumed for dates without a time. */
const CHECK_IN = '15:00';
const CHECK_OUT = '11:00';
const NOON = '12:00';

/** Converts a booking into a draft. `sentAt` is when its email was sent. */
export function toUnclaimedEventDraft(
  original: Booking,
  sentAt: Date | undefined,
  options: ReadOptions,
): UnclaimedEventDraft {
  const booking = orderByPlace(ignoreStationCodes(original));
  const [start, end] = resolveTimes(booking, findLikelyZone(booking) ?? options.defaultZone);
  const isEndLater = start !== undefined && end !== undefined && end.instant > start.instant;
  return {
    eventType: EVENT_TYPE_OF[booking.kind],
    title: toEventTitle(booking, options.language ?? 'en'),
    datetime: start ? new Date(start.instant).toISOString() : null,
    endsAt: isEndLater ? new Date(end.instant).toISOString() : null,
    timeZone: start?.zone ?? options.defaultZone,
    endTimeZone: isEndLater ? findOtherZone(start, end) : null,
    location: toEventLocation(booking),
    attendees: toEventAttendees(booking),
    description: toEventDescription(booking, options.language ?? 'en'),
    ...computeConfidence(booking, start, end, sentAt, options),
    status: booking.status,
    source: booking.source,
    identity: toBookingIdentity(booking, start?.local ?? ''),
    evidence: booking.evidence,
  };
}

/** Start and end, as far as the booking has them. */
function resolveTimes(booking: Booking, defaultZone: string): [ResolvedTime?, ResolvedTime?] {
  const isHotel = booking.kind === 'hotel';
  const zone = findStartZone(booking);
  const start = resolveTime(booking.start, zone, defaultZone, isHotel ? CHECK_IN : NOON);
  const endZone = findEndZone(booking, zone, start?.zone);
  const clock = isHotel ? CHECK_OUT : NOON;
  return [start, booking.end && resolveTime(booking.end, endZone, start?.zone ?? defaultZone, clock)];
}

/**
 * The zone where a booking ends, `startZone` or `near` if it ends where it starts or nearby. Undefined for a flight to an
 * unknown place, which may be in any zone.
 */
function findEndZone(
  { kind, to }: Booking,
  startZone: string | undefined,
  near: string | undefined,
): string | undefined {
  if (kind === 'flight') return findPlaceZone(to);
  if (!to) return startZone ?? near;
  const isNear = kind !== 'car';
  return (isNear ? findZoneNear(to, near, kind !== 'ferry') : undefined) ?? findPlaceZone(to) ?? near;
}

/** The zone of the place where a booking starts, if it is sure. */
function findStartZone(booking: Booking): string | undefined {
  const place = getStartPlace(booking);
  return (
    findSureZone(place, booking.country, booking.from !== undefined && booking.kind !== 'taxi') ??
    findZoneFromOtherEnd(booking) ??
    findZoneOfOffset(place, booking)
  );
}

/** The zone of the largest town of a name, if an offset next to the time fits it. */
function findZoneOfOffset(place: BookingPlace | undefined, { start }: Booking): string | undefined {
  const zone = start.offset === undefined ? undefined : findPlaceZone(place);
  return zone && resolveTime(start, zone, zone, NOON)?.isContradicted === false ? zone : undefined;
}

/** The zone of the end, or null if it is that of the start. */
const findOtherZone = (start: ResolvedTime, end: ResolvedTime) => (end.zone === start.zone ? null : end.zone);

/** Most countries outside the Americas write the day first: `09/05` at Milan is 9 May. */
function orderByPlace(booking: Booking): Booking {
  const { start, end } = booking;
  const zone = start.swapped && findPlaceZone(getStartPlace(booking));
  if (!start.swapped || !zone || MONTH_FIRST.test(zone)) return booking;
  const isEndSwapped = end?.swapped !== undefined && end.swapped >= start.swapped;
  return {
    ...booking,
    start: { ...start, local: start.swapped },
    ...(end && { end: isEndSwapped ? { ...end, local: end.swapped ?? end.local } : end }),
  };
}

const MONTH_FIRST = /^(?:America\/|US\/|Pacific\/(?:Honolulu|Guam)|Asia\/Manila)/;

/** `Wien Erdberg (VIB)`: three letters after a station's name are not an airport code. */
function ignoreStationCodes(booking: Booking): Booking {
  if (booking.kind !== 'train' && booking.kind !== 'bus' && booking.kind !== 'ferry') return booking;
  const [from, to] = [booking.from, booking.to].map((place) =>
    place?.iata && place.name ? { ...place, iata: undefined } : place,
  );
  return { ...booking, from, to };
}

/** A train or bus rarely crosses time zones, unlike a plane. */
function findZoneFromOtherEnd({ kind, from, to }: Booking): string | undefined {
  return kind === 'flight' || kind === 'car'
    ? undefined
    : findZoneNear(from, findPlaceZone(to), kind !== 'ferry');
}
