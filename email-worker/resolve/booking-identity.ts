import type { EventType } from '../../worker/contract/choices.ts';
import type { Booking, BookingKind, BookingPlace } from '../booking.ts';
import { foldName } from '../gazetteer/fold-name.ts';
import type { BookingIdentity } from '../reading.ts';

/** The product's event type for each kind of booking. */
export const EVENT_TYPE_OF: Record<BookingKind, EventType> = {
  flight: 'flight',
  train: 'transportation',
  bus: 'transportation',
  ferry: 'transportation',
  car: 'transportation',
  taxi: 'transportation',
  hotel: 'hotel',
  restaurant: 'restaurant',
  activity: 'activity',
  other: 'other',
};

/** Where a booking starts: its place, or the departure of a journey. */
export const getStartPlace = (booking: Booking): BookingPlace | undefined => booking.from ?? booking.place;

/** Identifies a booking across emails. `local` is its start as printed. */
export function toBookingIdentity(booking: Booking, local: string): BookingIdentity {
  return {
    eventType: EVENT_TYPE_OF[booking.kind],
    confirmation: normalizeCode(booking.confirmation),
    leg: toLeg(booking),
    localStart: local,
    place: toPlaceKey(getStartPlace(booking)) || foldName(booking.name ?? ''),
  };
}

/** Makes `RXJ-34P` and `rxj34p` equal. */
export const normalizeCode = (text: string | undefined): string =>
  (text ?? '').toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** By both ends if known, because numbers are written in many ways and change with the timetable. */
function toLeg({ from, to, number, kind }: Booking): string {
  if (kind === 'car' || kind === 'taxi') return '';
  const [start, end] = [toPlaceKey(from), toPlaceKey(to)];
  return start && end ? `${start}>${end}` : normalizeCode(number);
}

/** A normalized name for comparing places; empty for an unknown place. */
export const toPlaceKey = (place: BookingPlace | undefined): string =>
  place?.iata?.toLowerCase() ?? foldName(place?.name ?? place?.city ?? place?.street ?? '');
