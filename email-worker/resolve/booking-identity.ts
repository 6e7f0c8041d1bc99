import type { EventType } from '../../worker/contract/choices.ts';
import type { Booking, BookingKind, BookingPlace } from '../booking.ts';
import { foldName } from '../gazetteer/fold-name.ts';
import type { BookingIdentity } from '../reading.ts';

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

/** Where a booking begins. */
export const getStartPlace = (booking: Booking): BookingPlace | undefined => booking.from ?? booking.place;

/** What makes two cards the same booking. `local` are the digits of its start. */
export function toBookingIdentity(booking: Booking, local: string): BookingIdentity {
  return {
    eventType: EVENT_TYPE_OF[booking.kind],
    confirmation: normalizeCode(booking.confirmation),
    leg: toLeg(booking),
    localStart: local,
    place: toPlaceKey(getStartPlace(booking)) || foldName(booking.name ?? ''),
  };
}

/** `RXJ-34P` and `rxj34p` are one number. */
export const normalizeCode = (text: string | undefined): string =>
  (text ?? '').toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** By its ends where both are known: a number may be written in three ways and change with the timetable. */
function toLeg({ from, to, number, kind }: Booking): string {
  if (kind === 'car' || kind === 'taxi') return '';
  const [start, end] = [toPlaceKey(from), toPlaceKey(to)];
  return start && end ? `${start}>${end}` : normalizeCode(number);
}

export const toPlaceKey = (place: BookingPlace | undefined): string =>
  place?.iata?.toLowerCase() ?? foldName(place?.name ?? place?.city ?? place?.street ?? '');
