import { z } from '../../worker/contract/zod.ts';
import type { Booking } from '../booking.ts';
import { type ModelEvent, modelEvent } from './answer-items.ts';
import { EMAIL_KINDS, MAX_EVENTS } from './answer-schema.ts';
import { type EmailKind, toAnsweredBooking } from './answered-booking.ts';
import { type EvidenceWeight, weighEvidence } from './evidence.ts';
import { parseJsonInText } from './json-in-text.ts';
import { containsWords, isQuoted, type QuotableText, toQuotable } from './quotes.ts';

/** Bookings in a model's answer. `rejectedCount` counts malformed events and those that the email contradicts. */
export interface ModelFindings {
  emailKind: EmailKind;
  bookings: Booking[];
  rejectedCount: number;
}

/** The email that an answer is about. */
export interface AnsweredEmail {
  /** What the model was given. */
  text: string;
  /** When the original was sent, ISO 8601. */
  sentAt?: string;
}

const answer = z.object({ emailKind: z.unknown(), events: z.array(z.unknown()).max(10_000) });

/** Kinds of emails that events are accepted from. */
const BOOKED = new Set<EmailKind>(['confirmation', 'change', 'reminder', 'cancellation']);
/** Kinds that models give to tickets sent with a receipt. */
const DOUBTFUL = new Set<EmailKind>(['receipt', 'other']);

/**
 * Reads a model's answer to `buildModelRequest`; undefined if it is not usable: not in the form of the schema, or a
 * confirmation without events. A malformed event, or one that the email contradicts, is rejected; one without verifiable
 * evidence is weak. Names and numbers that do not occur in the email are dropped.
 */
export function readModelAnswer(
  content: string | object,
  { text, sentAt }: AnsweredEmail,
): ModelFindings | undefined {
  const parsed = answer.safeParse(typeof content === 'string' ? parseJsonInText(content) : content);
  if (!parsed.success) return undefined;
  const { events } = parsed.data;
  const emailKind = EMAIL_KINDS.find((kind) => kind === parsed.data.emailKind);
  if (events.length === 0) return emailKind && !BOOKED.has(emailKind) ? none(emailKind) : undefined;
  const kind = emailKind ?? 'confirmation';
  if (!BOOKED.has(kind) && !DOUBTFUL.has(kind)) return none(kind);
  const email = toQuotable(text);
  const bookings = events.flatMap((event) => toBookings(event, email, kind));
  const booked = DOUBTFUL.has(kind) ? bookings.filter((booking) => isAhead(booking, sentAt)) : bookings;
  return {
    emailKind: booked.length > 0 && DOUBTFUL.has(kind) ? 'confirmation' : kind,
    bookings: booked.slice(0, MAX_EVENTS),
    rejectedCount: events.length - Math.min(bookings.length, MAX_EVENTS),
  };
}

const none = (emailKind: EmailKind): ModelFindings => ({ emailKind, bookings: [], rejectedCount: 0 });

/** A receipt with a number and a later date is a ticket. */
const isAhead = ({ confirmation, start }: Booking, sentAt: string | undefined): boolean =>
  confirmation !== undefined && sentAt !== undefined && start.local.slice(0, 10) >= sentAt.slice(0, 10);

function toBookings(item: unknown, email: QuotableText, kind: EmailKind): Booking[] {
  const { data: event } = modelEvent.safeParse(item);
  const weight = event && weighModelEvent(event, email);
  if (!event || weight === 'contradicts') return [];
  const isWeak = weight !== 'supports' || DOUBTFUL.has(kind);
  return [{ ...toAnsweredBooking(event, email, kind), ...(isWeak && { isWeak }) }];
}

/** Evidence that is not in the email proves nothing, and an event of which nothing is in the email is invented. */
export function weighModelEvent(event: ModelEvent, email: QuotableText): EvidenceWeight {
  const weight = weighEvidence(event.evidenceStart, event.startLocal, event.yearStated);
  if (isQuoted(email, event.evidenceStart)) return weight;
  const isKnown = [event.title, event.placeName, event.confirmationNumber].some(
    (words) => words && containsWords(email, words),
  );
  return isKnown && weight !== 'contradicts' ? 'unclear' : 'contradicts';
}
