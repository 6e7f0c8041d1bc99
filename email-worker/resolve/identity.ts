import type { EventType } from '../../worker/contract/choices.ts';
import type { Booking, BookingKind, Place } from '../facts.ts';
import { fold } from '../gazetteer/fold.ts';
import type { Identity } from '../reading.ts';

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
export const startPlace = (booking: Booking): Place | undefined => booking.from ?? booking.place;

/** What makes two cards the same booking. `local` are the digits of its start. */
export function toIdentity(booking: Booking, local: string): Identity {
  return {
    eventType: EVENT_TYPE_OF[booking.kind],
    confirmation: toCode(booking.confirmation),
    leg: toLeg(booking),
    localStart: local,
    place: toKey(startPlace(booking)) || fold(booking.name ?? ''),
  };
}

/** `RXJ-34P` and `rxj34p` are one number. */
export const toCode = (text: string | undefined): string =>
  (text ?? '').toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** By its ends where both are known: a number may be written in three ways and change with the timetable. */
function toLeg({ from, to, number, kind }: Booking): string {
  if (kind === 'car' || kind === 'taxi') return '';
  const [start, end] = [toKey(from), toKey(to)];
  return start && end ? `${start}>${end}` : toCode(number);
}

export const toKey = (place: Place | undefined): string =>
  place?.iata?.toLowerCase() ?? fold(place?.name ?? place?.city ?? place?.street ?? '');
