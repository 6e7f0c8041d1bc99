import { z } from '../../worker/contract/zod.ts';
import type { Booking, BookingDetail, BookingKind, BookingPlace, LocalDateTime } from '../booking.ts';
import { type ModelEvent, modelEvent } from './answer-items.ts';
import { EMAIL_KINDS, MAX_EVENTS } from './answer-schema.ts';
import { type EvidenceWeight, weighEvidence } from './evidence.ts';
import { parseJsonInText } from './json-in-text.ts';
import { containsWords, isQuoted, type QuotableText, toQuotable } from './quotes.ts';

type EmailKind = (typeof EMAIL_KINDS)[number];

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
  return [{ ...toBooking(event, email, kind), ...(isWeak && { isWeak }) }];
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

const SCHEDULED = new Set<BookingKind>(['flight', 'train', 'bus', 'ferry']);
const TRAVEL = new Set<BookingKind>(['flight', 'train', 'bus', 'ferry', 'car', 'taxi']);

function toBooking(event: ModelEvent, email: QuotableText, emailKind: EmailKind): Booking {
  const confirmation = pickIfContained(event.confirmationNumber, email);
  return {
    kind: event.kind,
    status: emailKind === 'cancellation' ? 'cancelled' : emailKind === 'change' ? 'changed' : event.status,
    source: 'model',
    ...toNames(event, email),
    ...toPlaces(event, email),
    start: toMoment(event.startLocal, event),
    ...toEnd(event),
    people: event.attendees.filter((name) => containsWords(email, name)),
    ...(confirmation && { confirmation }),
    details: toDetails(event, email),
    evidence: { start: event.evidenceStart, place: event.evidencePlace },
  };
}

function toDetails({ seats, partySize }: ModelEvent, email: QuotableText): BookingDetail[] {
  const seat = pickIfContained(seats, email);
  const party = partySize !== null && containsWords(email, String(partySize)) ? String(partySize) : undefined;
  const details: BookingDetail[] = [];
  if (seat) details.push({ label: 'Seat', value: seat });
  if (party) details.push({ label: 'Party', value: party });
  return details;
}

/** The title of a journey is its number, if it has one. */
function toNames(event: ModelEvent, email: QuotableText): Pick<Booking, 'name' | 'number'> {
  const title = pickIfContained(event.title, email);
  const vendor = pickIfContained(event.vendor, email);
  if (!TRAVEL.has(event.kind)) return { name: title ?? vendor };
  if (!SCHEDULED.has(event.kind)) return { name: vendor ?? title };
  return { name: vendor, ...(title && /\d/.test(title) && { number: title }) };
}

function toPlaces(event: ModelEvent, email: QuotableText): Pick<Booking, 'place' | 'from' | 'to'> {
  const place = toPlace(event.placeName, event.address, event.iata, email);
  if (!TRAVEL.has(event.kind)) return place ? { place } : {};
  const to = toPlace(event.arrivalPlace, null, event.arrivalIata, email);
  return { ...(place && { from: place }), ...(to && { to }) };
}

/** An end before the start, or one that its own evidence contradicts, is left out. */
function toEnd(event: ModelEvent): Pick<Booking, 'end'> {
  const { endLocal, startLocal, evidenceEnd } = event;
  if (endLocal === null || endLocal < startLocal.slice(0, endLocal.length)) return {};
  if (evidenceEnd && weighEvidence(evidenceEnd, endLocal, event.yearStated) === 'contradicts') return {};
  return { end: toMoment(endLocal, endsElsewhere(event) ? { ...event, timeZoneGuess: null } : event) };
}

/** The guessed zone is that of the place where an event begins. */
const endsElsewhere = ({ kind, arrivalPlace, arrivalIata }: ModelEvent): boolean =>
  kind === 'flight' || (TRAVEL.has(kind) && (arrivalPlace !== null || arrivalIata !== null));

function toMoment(local: string, event: ModelEvent): LocalDateTime {
  const zone = isZone(event.timeZoneGuess) ? event.timeZoneGuess : undefined;
  return { local, yearStated: event.yearStated, ...(zone && { zone }) };
}

function isZone(name: string | null): name is string {
  try {
    return name !== null && /^[A-Z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The parts of a place that occur in the email. */
function toPlace(
  placeName: string | null,
  address: string | null,
  code: string | null,
  email: QuotableText,
): BookingPlace | undefined {
  const name = pickIfContained(placeName, email);
  const street = pickIfContained(address, email);
  const iata = pickIfContained(code, email);
  if (!name && !street && !iata) return undefined;
  return { ...(name && { name }), ...(street && { street }), ...(iata && { iata }) };
}

/** Parts of an address may stand in several lines. */
const pickIfContained = (words: string | null, email: QuotableText) =>
  words && (containsWords(email, words) || isQuoted(email, words)) ? words : undefined;
