/** What comes of a mail: the words between the readers and whatever keeps and shows their results. */
import type { EventType } from '../worker/contract/choices.ts';
import type { Booking, BookingSource, Message } from './facts.ts';

/**
 * What a mail is. Bookings of a confirmation, change or reminder become cards; of a cancellation they are told
 * apart; `ignored` is what a machine sent to nobody in particular (bounce, auto-reply, list) and makes nothing;
 * `none` was read and holds no booking (advert, quote, receipt, parcel, review request).
 */
export type ReadingKind =
  | 'confirmation'
  | 'change'
  | 'cancellation'
  | 'gmail-code'
  | 'ignored'
  | 'none'
  | 'unreadable';

/** Why a mail could not be taken apart, or not wholly. */
export type Problem =
  /** Over 10 MiB in all, over 5 MiB of text or over 200,000 lines: kept, not parsed. */
  | 'too-large'
  /** More than 100 parts, or parts nested more than 20 deep. */
  | 'too-many-parts'
  /** Header over 256 KB, or a single line of it beyond reason. */
  | 'header-too-large'
  /** Nothing in it, or no header at all. */
  | 'empty'
  /** Not a mail, or one that cannot be taken apart. */
  | 'malformed'
  /** Taken apart, but it shows a booking of which no reader could make sense. */
  | 'not-understood';

/** Why a card wants a person's eye, most weighty first. */
export type ReviewReason =
  | 'sender-typed'
  | 'sender-not-authenticated'
  | 'changed'
  | 'unknown-kind'
  | 'no-date'
  | 'several-dates'
  | 'times-odd'
  | 'no-time'
  | 'check-in-assumed'
  | 'year-not-stated'
  | 'year-across-new-year'
  | 'zone-unknown'
  | 'offset-contradicts'
  | 'no-place'
  | 'evidence-weak'
  | 'read-by-model'
  | 'past';

/** What makes two cards the same booking; see docs/decisions on confirmation mails. */
export interface Identity {
  eventType: EventType;
  /** Reservation number, capitals and digits only; empty where none is stated. */
  confirmation: string;
  /** `from>to` or the number of the flight or train; empty for what has no legs. */
  leg: string;
  /** Digits of the start as printed: `YYYY-MM-DDTHH:mm` or `YYYY-MM-DD`. Empty where there is none. */
  localStart: string;
  /** Place in small letters without accents and signs; tells apart what has no number. */
  place: string;
}

/** An unclaimed event in the making. */
export interface Card {
  eventType: EventType;
  title: string;
  /** UTC, ISO 8601 with `Z`. Null where the mail states no date. */
  datetime: string | null;
  endsAt: string | null;
  /** IANA zone of the place. */
  timeZone: string;
  location: string;
  /** Names with commas, empty for everyone. */
  attendees: string;
  description: string;
  /** 0 to 100, computed. */
  confidence: number;
  needsReview: boolean;
  reasons: ReviewReason[];
  status: Booking['status'];
  source: BookingSource;
  identity: Identity;
  evidence?: { start: string; place: string };
}

/** What a mail was before somebody passed it on, and what the reader made of it. Built by `readMail`. */
export interface Reading {
  kind: ReadingKind;
  /** The innermost original: what the vendor sent. */
  original: { subject: string; from?: { name: string; address: string }; sentAt?: string };
  /** Hex SHA-256 of the innermost original; the same mail passed on twice has it twice. */
  contentHash: string;
  /** Readable text of the original, capped; card evidence is found in it. */
  text: string;
  cards: Card[];
  /** What a cancellation calls off: flags waiting cards of the same identity, makes none. */
  cancelled: Card[];
  /** The readers found nothing, or less than the text shows, and a model may do better. */
  wantsModel: boolean;
  /** E-mail addresses that stand in the body that the last sender wrote, in small letters. */
  typedAddresses: string[];
  /** The code that Gmail sends when forwarding is set up. */
  gmailCode?: string;
  problem?: Problem;
  /** What was read, for `readWithModel`; not to be stored. */
  found: { messages: Message[]; bookings: Booking[] };
}

/** What is known about a mail beside its bytes. */
export interface ReadOptions {
  /** Today, for what is past. */
  now: Date;
  /** IANA zone for places that cannot be found. */
  defaultZone: string;
  sender: {
    /** The sender is one of the account's and proven, or the mail came to the account's secret address. */
    authenticated: boolean;
    /** Tied to the account by nothing but an address typed in the body. */
    typedOnly: boolean;
  };
}
