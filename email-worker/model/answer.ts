import { z } from 'zod';
import type { Booking, BookingKind, BookingPlace, LocalDateTime } from '../booking.ts';
import { containsWords, isSupportedByEvidence } from './evidence.ts';
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
  attendees: z.array(words(80)).max(200),
  confirmationNumber: nullableWords(40),
  status: z.enum(['confirmed', 'changed', 'cancelled']),
  evidenceStart: z.string().max(1_000),
  evidencePlace: z.string().max(1_000).nullable(),
});
type Item = z.output<typeof item>;

const answer = z.object({ mailKind: z.enum(MAIL_KINDS), events: z.array(z.unknown()).max(10_000) });

/** Bookings in a model's answer. `rejectedCount` counts events without evidence in the email. */
export interface ModelFindings {
  mailKind: (typeof MAIL_KINDS)[number];
  bookings: Booking[];
  rejectedCount: number;
}

/** Kinds of emails that events are accepted from. */
const BOOKED = new Set<string>(['confirmation', 'change', 'reminder', 'cancellation']);

/**
 * Parses a model's answer to `buildModelRequest`; undefined if it does not match the schema. An event is accepted
 * only if its evidence occurs in the email's `text` and supports its date. Names and numbers that do not occur in
 * the text are dropped.
 */
export function readModelAnswer(content: string, text: string): ModelFindings | undefined {
  const parsed = answer.safeParse(parseJson(content));
  if (!parsed.success) return undefined;
  const { mailKind, events } = parsed.data;
  if (!BOOKED.has(mailKind)) return { mailKind, bookings: [], rejectedCount: 0 };
  const items = events.map((event) => item.safeParse(event));
  // Strict mode guarantees the schema, so any other answer is discarded as a whole.
  if (items.some(({ success }) => !success)) return undefined;
  const supported = items.flatMap(({ data }) => (data && isSupported(data, text) ? [data] : []));
  return {
    mailKind,
    bookings: supported.slice(0, MAX_EVENTS).map((event) => toBooking(event, text, mailKind)),
    rejectedCount: events.length - Math.min(supported.length, MAX_EVENTS),
  };
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

function isSupported(event: Item, text: string): boolean {
  return (
    containsWords(text, event.evidenceStart) &&
    isSupportedByEvidence(event.evidenceStart, event.startLocal, event.yearStated) &&
    event.title !== ''
  );
}

const TRAVEL = new Set<BookingKind>(['flight', 'train', 'bus', 'ferry', 'car', 'taxi']);

function toBooking(event: Item, text: string, mailKind: string): Booking {
  const place = toPlace(event, text);
  const end = event.endLocal === null ? undefined : toMoment(event.endLocal, event);
  const confirmation = event.confirmationNumber ?? '';
  const status = mailKind === 'cancellation' ? 'cancelled' : mailKind === 'change' ? 'changed' : event.status;
  return {
    kind: event.kind,
    status,
    source: 'model',
    name: containsWords(text, event.title) ? event.title : undefined,
    ...(place && (TRAVEL.has(event.kind) ? { from: place } : { place })),
    start: toMoment(event.startLocal, event),
    ...(end &&
      event.endLocal &&
      event.endLocal >= event.startLocal.slice(0, event.endLocal.length) && { end }),
    people: event.attendees.filter((name) => containsWords(text, name)),
    ...(containsWords(text, confirmation) && { confirmation }),
    details: [],
    evidence: { start: event.evidenceStart, place: event.evidencePlace ?? '' },
  };
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

const pickIfContained = (words: string | null, text: string) =>
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
