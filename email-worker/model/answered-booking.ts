import type { Booking, BookingDetail, BookingKind, BookingPlace, LocalDateTime } from '../booking.ts';
import type { ModelEvent } from './answer-items.ts';
import type { EMAIL_KINDS } from './answer-schema.ts';
import { weighEvidence } from './evidence.ts';
import { containsWords, isQuoted, type QuotableText } from './quotes.ts';

/** What the model says an email is. */
export type EmailKind = (typeof EMAIL_KINDS)[number];

const SCHEDULED = new Set<BookingKind>(['flight', 'train', 'bus', 'ferry']);
const TRAVEL = new Set<BookingKind>(['flight', 'train', 'bus', 'ferry', 'car', 'taxi']);

/** A booking of an event that the model found. What the email does not contain is left out. */
export function toAnsweredBooking(event: ModelEvent, email: QuotableText, emailKind: EmailKind): Booking {
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
