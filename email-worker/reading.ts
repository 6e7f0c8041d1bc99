import type { EventType } from '../worker/contract/choices.ts';
import type { ReviewReason } from '../worker/contract/unclaimed.ts';
import type { LanguageCode } from '../worker/messages/languages.ts';
import type { Booking, BookingSource } from './booking.ts';
import type { Message } from './message.ts';

/**
 * What an email turned out to be. `ignored`: a bounce, an automatic reply. `none`: read, but without a booking
 * (an ad, a quote, a receipt). Bookings in a cancellation become `canceledDrafts`.
 */
export type ReadingKind =
  | 'confirmation'
  | 'change'
  | 'cancellation'
  | 'gmail-code'
  | 'ignored'
  | 'none'
  | 'unreadable';

/** Why an email could not be read, or only in part. */
export type MailProblem =
  /** Over 10 MiB without its photos, 5 MiB of text or 200,000 lines: stored, not parsed. */
  | 'too-large'
  /** More than 100 parts, parts nested more than 20 deep, or emails attached to emails more than five deep. */
  | 'too-many-parts'
  /** Header over 256 KiB. */
  | 'header-too-large'
  /** No content and no header. */
  | 'empty'
  /** Not an email, or one that cannot be decoded. */
  | 'malformed'
  /** Decoded, but no reader understood the booking it contains. */
  | 'not-understood';

/** Identifies a booking across emails; see docs/decisions. */
export interface BookingIdentity {
  eventType: EventType;
  /** Reservation number, capitals and digits only; empty if none is stated. */
  confirmation: string;
  /** `from>to`, or the number of the flight or train; empty if it has no legs. */
  leg: string;
  /** Digits of the start as printed: `YYYY-MM-DDTHH:mm` or `YYYY-MM-DD`. Empty if unknown. */
  localStart: string;
  /** Place in lower case without accents and punctuation; used when there is no number. */
  place: string;
}

/** An unclaimed event before it is stored. */
export interface UnclaimedEventDraft {
  eventType: EventType;
  title: string;
  /** UTC, ISO 8601 with `Z`. Null if the email states no date. */
  datetime: string | null;
  endsAt: string | null;
  /** IANA zone of the place. */
  timeZone: string;
  /** Zone of the end if that is another one. */
  endTimeZone: string | null;
  location: string;
  /** Names separated by commas; empty for everyone. */
  attendees: string;
  description: string;
  /** 0 to 100. */
  confidence: number;
  needsReview: boolean;
  reasons: ReviewReason[];
  status: Booking['status'];
  source: BookingSource;
  identity: BookingIdentity;
  evidence?: { start: string; place: string };
}

/** An attached ticket or pass: one with a booking, or with the reservation number of one. */
export interface AttachedTicket {
  type: 'application/pdf' | 'application/vnd.apple.pkpass';
  bytes: Uint8Array<ArrayBuffer>;
  /** What it says, to find whose it is. */
  text: string;
}

/** Result of reading an email. */
export interface Reading {
  kind: ReadingKind;
  /** The innermost original, as the vendor sent it. */
  original: { subject: string; from?: { name: string; address: string }; sentAt?: string };
  /** Hex SHA-256 of the innermost original; the same email forwarded twice has the same hash. */
  contentHash: string;
  /** Readable text of the original, truncated. Contains the drafts' evidence. */
  text: string;
  drafts: UnclaimedEventDraft[];
  /** Canceled bookings: they mark existing events with the same identity and create none. */
  canceledDrafts: UnclaimedEventDraft[];
  tickets?: AttachedTicket[];
  /** A configured model reads it first: it has text, and no usable machine-readable data. */
  wantsModel: boolean;
  /** The readers found no complete booking, so without a model the user has to look at it. */
  needsModel: boolean;
  /** Something was too much work to read. */
  isPartlyRead?: boolean;
  /** Why an attached email was not read, if one was not. */
  unreadAttachment?: MailProblem;
  /** Email addresses in the text that the last sender wrote, in lower case. */
  typedAddresses: string[];
  /** Code that Gmail sends when forwarding is set up. */
  gmailCode?: string;
  problem?: MailProblem;
  /** Why the model's answer could not be used. */
  modelFailure?: string;
}

/** A reading with what the bookings were read from, and the texts of attached PDFs: input for a model. */
export interface SourcedReading extends Reading {
  sources: { messages: Message[]; bookings: Booking[]; files: string[] };
}

/** What is known about an email besides its bytes. */
export interface ReadOptions {
  /** Used to recognize past events. */
  now: Date;
  /** IANA zone for unknown places. */
  defaultZone: string;
  sender: {
    /** The sender is a verified address of the account, or the email came to its personal address. */
    authenticated: boolean;
    /** Matched to the account only by an address typed in the body. */
    typedOnly: boolean;
  };
  /** In which titles and descriptions name what was booked. English by default. */
  language?: LanguageCode | undefined;
}
