import { z } from 'zod';
import type { Booking, BookingKind, BookingPlace, LocalDateTime } from '../booking.ts';
import { containsWords, type EvidenceWeight, weighEvidence } from './evidence.ts';
import { MAIL_KINDS, MAX_EVENTS, MODEL_KINDS } from './request.ts';

const local = z.string().regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/);
/** Truncates instead of rejecting, so that one endless title does not lose the other events. */
const words = (max: number) => z.string().transform((text) => toPlainText(text).slice(0, max));
const nullableWords = (max: number) => words(max).nullable();

const item = z.object({
  kind: z.enum(MODEL_KINDS),
  title: words(120),
  startLocal: local,
  yearStated: z.boolean(),
  endLocal: local.nullable().catch(null),
  placeName: nullableWords(120),
  address: nullableWords(200),
  iata: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable()
    .catch(null),
  timeZoneGuess: nullableWords(64),
  vendor: nullableWords(120).nullish().catch(null),
  arrivalPlace: nullableWords(120).nullish().catch(null),
  arrivalIata: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullish()
    .catch(null),
  seats: nullableWords(80).nullish().catch(null),
  attendees: z.array(words(80)).max(200).catch([]),
  confirmationNumber: nullableWords(40),
  status: z.enum(['confirmed', 'changed', 'cancelled']),
  evidenceStart: z.string().max(1_000),
  evidencePlace: z.string().max(1_000).nullable(),
});
type Item = z.output<typeof item>;

const answer = z.object({ mailKind: z.enum(MAIL_KINDS), events: z.array(z.unknown()).max(10_000) });

/** Bookings in a model's answer. `rejectedCount` counts malformed events and those that the email contradicts. */
export interface ModelFindings {
  mailKind: (typeof MAIL_KINDS)[number];
  bookings: Booking[];
  rejectedCount: number;
}

/** Kinds of emails that events are accepted from. */
const BOOKED = new Set<string>(['confirmation', 'change', 'reminder', 'cancellation']);

/**
 * Parses a model's answer to `buildModelRequest`; undefined if it does not match the schema. A malformed event, or
 * one that the email's `text` contradicts, is rejected; one without verifiable evidence is weak. Names and numbers
 * that do not occur in the text are dropped.
 */
export function readModelAnswer(content: string, text: string): ModelFindings | undefined {
  const parsed = answer.safeParse(parseJson(content));
  if (!parsed.success) return undefined;
  const { mailKind, events } = parsed.data;
  if (!BOOKED.has(mailKind)) return { mailKind, bookings: [], rejectedCount: 0 };
  const bookings = events.flatMap((event) => {
    const { data } = item.safeParse(event);
    const weight = data && weigh(data, text);
    if (!data || weight === 'contradicts') return [];
    const booking = toBooking(data, text, mailKind);
    return [weight === 'supports' ? booking : { ...booking, isWeak: true }];
  });
  return {
    mailKind,
    bookings: bookings.slice(0, MAX_EVENTS),
    rejectedCount: events.length - Math.min(bookings.length, MAX_EVENTS),
  };
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

/** Evidence that the email does not contain proves nothing, and nothing in the email but the title's words is fiction. */
function weigh(event: Item, text: string): EvidenceWeight {
  const isQuoted = containsWords(text, event.evidenceStart);
  const weight = weighEvidence(event.evidenceStart, event.startLocal, event.yearStated);
  if (isQuoted) return weight;
  const isKnown = [event.title, event.placeName, event.confirmationNumber].some(
    (words) => words && containsWords(text, words),
  );
  return isKnown && weight !== 'contradicts' ? 'unclear' : 'contradicts';
}

const SCHEDULED = new Set<BookingKind>(['flight', 'train', 'bus', 'ferry']);
const TRAVEL = new Set<BookingKind>(['flight', 'train', 'bus', 'ferry', 'car', 'taxi']);

function toBooking(event: Item, text: string, mailKind: string): Booking {
  const confirmation = event.confirmationNumber ?? '';
  const status = mailKind === 'cancellation' ? 'cancelled' : mailKind === 'change' ? 'changed' : event.status;
  const seats = pickIfContained(event.seats, text);
  return {
    kind: event.kind,
    status,
    source: 'model',
    ...toNames(event, text),
    ...toPlaces(event, text),
    start: toMoment(event.startLocal, event),
    ...toEnd(event),
    people: event.attendees.filter((name) => containsWords(text, name)),
    ...(containsWords(text, confirmation) && { confirmation }),
    details: seats ? [{ label: 'Seat', value: seats }] : [],
    evidence: { start: event.evidenceStart, place: event.evidencePlace ?? '' },
  };
}

/** The title of a journey is its number, if it has one. */
function toNames(event: Item, text: string): Pick<Booking, 'name' | 'number'> {
  const title = pickIfContained(event.title, text);
  const vendor = pickIfContained(event.vendor, text);
  if (!TRAVEL.has(event.kind)) return { name: title };
  if (!SCHEDULED.has(event.kind)) return { name: vendor ?? title };
  return { name: vendor, ...(title && /\d/.test(title) && { number: title }) };
}

function toPlaces(event: Item, text: string): Pick<Booking, 'place' | 'from' | 'to'> {
  const place = toPlace(event, text);
  if (!TRAVEL.has(event.kind)) return place ? { place } : {};
  const to = toArrival(event, text);
  return { ...(place && { from: place }), ...(to && { to }) };
}

function toEnd(event: Item): Pick<Booking, 'end'> {
  const { endLocal, startLocal } = event;
  const isLater = endLocal !== null && endLocal >= startLocal.slice(0, endLocal.length);
  return isLater ? { end: toMoment(endLocal, event) } : {};
}

function toMoment(local: string, event: Item): LocalDateTime {
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
function toPlace(event: Item, text: string): BookingPlace | undefined {
  const name = pickIfContained(event.placeName, text);
  const street = pickIfContained(event.address, text);
  const iata = pickIfContained(event.iata, text);
  if (!name && !street && !iata) return undefined;
  return { ...(name && { name }), ...(street && { street }), ...(iata && { iata }) };
}

function toArrival(event: Item, text: string): BookingPlace | undefined {
  const name = pickIfContained(event.arrivalPlace, text);
  const iata = pickIfContained(event.arrivalIata, text);
  return name || iata ? { ...(name && { name }), ...(iata && { iata }) } : undefined;
}

const pickIfContained = (words: string | null | undefined, text: string) =>
  words && containsWords(text, words) ? words : undefined;

/** One line without markup, links, phone numbers and invisible characters. */
export function toPlainText(text: string): string {
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, ' ')
    .replace(/\+?\d[\d\s()./-]{8,}\d/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\u2028\u2029]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
