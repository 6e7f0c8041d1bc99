/**
 * What readers hand on: bookings as a mail states them, before anything is decided about them.
 * A reader is a pure function from a {@link Message} to bookings; how sure we are, in which zone a place lies
 * and what a card says is computed afterwards, once for all readers.
 */

/** What was booked. Coarser event types of the product follow from it. */
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

/** Where a booking was read; the first four are machine data. */
export type BookingSource = 'json-ld' | 'microdata' | 'calendar' | 'pass' | 'text' | 'pdf' | 'model';

/** A moment as it is printed: digits of the place's own clock, and what stands beside them. */
export interface LocalMoment {
  /** `YYYY-MM-DDTHH:mm`, or `YYYY-MM-DD` where no time is stated. */
  local: string;
  /** IANA zone that the mail itself names (a TZID, say). */
  zone?: string;
  /** Minutes east of UTC that stand beside the digits; often wrong in vendors' mails. */
  offset?: number;
  /** The digits are true UTC, as in iCalendar's `…Z` (RFC 5545, 3.3.5). */
  utc?: boolean;
  /** False where the year was concluded and not read. */
  yearStated: boolean;
  /** Another reading is as likely: two dates for one stay, day and month that could be swapped. */
  ambiguous?: boolean;
}

/** A place as far as the mail tells. */
export interface Place {
  name?: string;
  street?: string;
  city?: string;
  /** ISO 3166-1 alpha-2 in capitals, or the country's name as printed. */
  country?: string;
  /** IATA code of an airport, three capitals. */
  iata?: string;
  /** Terminal, gate, platform or stop, as printed: `Terminal 2`. */
  terminal?: string;
  latitude?: number;
  longitude?: number;
}

/** Something told beside the fields of an event: seat, room, booking class. */
export interface Detail {
  label: string;
  value: string;
}

/** One booking, or one leg of it. */
export interface Booking {
  kind: BookingKind;
  status: 'confirmed' | 'changed' | 'cancelled';
  source: BookingSource;
  /** Name of the hotel, restaurant, show, tour, rental company; for travel the line or operator. */
  name?: string;
  /** `UA 110`, `ICE 9573`. */
  number?: string;
  /** Where it happens; for travel, the way `from` and `to`. A car is picked up at `from`, brought back at `to`. */
  place?: Place;
  from?: Place;
  to?: Place;
  start: LocalMoment;
  end?: LocalMoment;
  /** Passengers, guests, ticket holders: whole names. */
  people: string[];
  /** Reservation number as printed. */
  confirmation?: string;
  details: Detail[];
  /** Nothing proves that this was booked: a bare date, an event without a ticket. */
  isWeak?: boolean;
  /** The words of the mail that start and place were read from, as they stand there. */
  evidence?: { start: string; place: string };
}

/** A mail that a reader can work on: MIME taken apart, wrappings taken off, hidden text removed. */
export interface Message {
  subject: string;
  from?: { name: string; address: string };
  /** When the innermost original was sent; years that are not stated are counted from here. */
  sentAt?: Date;
  /** How the mail came: as its vendor sent it, in a forwarder's body, or attached to a mail. */
  delivery: 'direct' | 'forwarded' | 'attached';
  /** Readable text, one line per printed line; cells of a table row are kept apart by a tab. */
  text: string;
  /** The body's part of plain text where it has another of markup, which `text` was made of. */
  plain?: string;
  /** Markup of the body, empty where there is none. */
  html: string;
  /** Parts and attachments that are JSON-LD, iCalendar, wallet passes and PDFs. */
  jsonLd: string[];
  calendars: string[];
  passes: Uint8Array[];
  pdfs: Uint8Array[];
}
