import type { DetailLabel } from '../worker/messages/bookings.ts';

/** What was booked. The product's coarser event types are derived from it. */
export type BookingKind =
  | 'flight'
  | 'train'
  | 'bus'
  | 'ferry'
  | 'hotel'
  | 'restaurant'
  | 'car'
  | 'taxi'
  | 'activity'
  | 'other';

/** Where a booking was read from. The first four are machine-readable data. */
export type BookingSource = 'json-ld' | 'microdata' | 'calendar' | 'pass' | 'text' | 'pdf' | 'model';

/** A printed date and time: the digits of the local clock and any zone information next to them. */
export interface LocalDateTime {
  /** `YYYY-MM-DDTHH:mm`, or `YYYY-MM-DD` if no time is stated. */
  local: string;
  /** IANA zone named in the email, for example by a TZID. */
  zone?: string;
  /** Minutes east of UTC printed next to the digits; often wrong in vendors' emails. */
  offset?: number;
  /** The digits are UTC, as in iCalendar's `…Z` (RFC 5545, 3.3.5). */
  utc?: boolean;
  /** False if the year was inferred. */
  yearStated: boolean;
  /** Another reading is equally likely, for example day and month could be swapped. */
  ambiguous?: boolean;
  /** `local` with day and month swapped, if nothing in the email says which comes first. */
  swapped?: string;
}

/** A place, as far as the email describes it. */
export interface BookingPlace {
  name?: string;
  street?: string;
  city?: string;
  /** ISO 3166-1 alpha-2 in capitals, or the country's name as printed. */
  country?: string;
  /** IATA airport code, three capitals. */
  iata?: string;
  /** Terminal, gate, platform or stop, as printed: `Terminal 2`. */
  terminal?: string;
  latitude?: number;
  longitude?: number;
}

/** Additional information that has no event field: seat, room, booking class. */
export interface BookingDetail {
  label: DetailLabel;
  value: string;
}

/** One booking, or one leg of it, as the email states it. Time zones and confidence are computed later. */
export interface Booking {
  kind: BookingKind;
  status: 'confirmed' | 'changed' | 'cancelled';
  source: BookingSource;
  /** Name of the hotel, restaurant, show, tour or rental company; for travel, the line or operator. */
  name?: string;
  /** `UA 110`, `ICE 9573`. */
  number?: string;
  /** Where it takes place. Travel has `from` and `to` instead; for a rental car, pick-up and drop-off. */
  place?: BookingPlace;
  from?: BookingPlace;
  to?: BookingPlace;
  start: LocalDateTime;
  end?: LocalDateTime;
  /** Full names of passengers, guests or ticket holders. */
  people: string[];
  /** Reservation number as printed. */
  confirmation?: string;
  details: BookingDetail[];
  /** ISO 3166-1 alpha-2 of the country that phone numbers, prices or the language of the email point to. */
  country?: string;
  /** IANA zone of the towns that the email names with their state, for a place whose zone is unknown. */
  nearZone?: string;
  /** Nothing proves that this was booked: a bare date, or an event without a ticket. */
  isWeak?: boolean;
  /** Found by a model, and read in the same way by the text rules. */
  isConfirmed?: boolean;
  /** Which rules of the text engine found it, and how sure they are, 0 to 100. */
  trace?: { rules: string[]; score: number };
  /** The exact words that start and place were read from. */
  evidence?: { start: string; place: string };
}
