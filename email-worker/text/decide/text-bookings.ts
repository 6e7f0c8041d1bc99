import type { Booking } from '../../booking.ts';
import { canContainBookings, type MailKind } from '../../mail-kind.ts';
import type { Message } from '../../message.ts';
import { readAgenda } from '../extract/agenda/daily-agenda.ts';
import { readProgram } from '../extract/agenda/program.ts';
import { readCars } from '../extract/cars/cars.ts';
import { readRentalWays, readStorageWays } from '../extract/cars/rental-ways.ts';
import { isRideMail } from '../extract/cars/rides.ts';
import { readRidesInSentences } from '../extract/cars/rides-in-sentences.ts';
import { readJourneys } from '../extract/journeys/journeys.ts';
import { readSentences } from '../extract/journeys/sentences.ts';
import { detectTravelMode } from '../extract/journeys/travel-mode.ts';
import { readConfirmationNumber } from '../extract/shared/confirmation-number.ts';
import { readPeople } from '../extract/shared/people.ts';
import { readShorthand } from '../extract/shorthand/read-shorthand.ts';
import { readStays } from '../extract/stays/stays.ts';
import { readAdditionalBookings, readRepeatedBookings } from '../extract/tables/multiple-bookings.ts';
import { type MailText, parseMailText } from '../label/mail-text.ts';
import { findCountryHint } from '../scan/country-hint.ts';
import { detectLanguage } from '../scan/detect-language.ts';
import { decideKind, type KindDecision } from './classify-message.ts';
import type { DoubtContext } from './doubt-checks.ts';
import { DOUBTS, type DoubtRule } from './doubts.ts';

/** A booking found in the text, before the doubts about it count. */
interface Candidate {
  booking: Booking;
  doubts: DoubtRule[];
}

/** What the text engine found in an email, and why. */
export interface TextReading {
  decision: KindDecision;
  kept: Booking[];
  dropped: Booking[];
}

/**
 * Bookings stated in an email's text; empty for emails that confirm nothing. Takes linear time. Dates without
 * a year are the next ones after the email was sent.
 */
export const readTextBookings = (message: Message): Booking[] => readText(message).kept;

/** Like `readTextBookings`, with the rules that decided. */
export function readText(message: Message): TextReading {
  const decision = decideKind(message);
  const isSearched = canContainBookings(decision.kind);
  if (!message.text.trim() || !(isSearched || MISTAKEN.has(decision.kind)))
    return { decision, kept: [], dropped: [] };
  const mail = readStorageWays(readRentalWays(parseMailText(message)));
  const { found, hasTravel } = findCandidates(mail, decision.kind);
  const confirmation = readConfirmationNumber(mail);
  const isBooked = hasTravel || (decision.kind === 'receipt' && found.some(isComplete));
  if (!isSearched && !(isBooked && confirmation)) return { decision, kept: [], dropped: [] };
  const context = { mail, mailKind: decision.kind, confirmation, hasTravel };
  const candidates = found.map((booking) => judge(booking, context));
  const isDropped = ({ doubts }: Candidate) => doubts.some(({ effect }) => effect === 'drop');
  const people = readPeople(mail);
  const country = findCountryHint(message.text, detectLanguage(message.text));
  const complete = ({ booking, doubts }: Candidate): Booking => ({
    ...booking,
    ...(doubts.length > 0 ? { isWeak: true } : {}),
    status: STATUS[decision.kind] ?? 'confirmed',
    people,
    ...(country ? { country } : {}),
    ...(booking.confirmation ? {} : confirmation ? { confirmation } : {}),
  });
  return {
    decision,
    kept: candidates.filter((candidate) => !isDropped(candidate)).map(complete),
    dropped: candidates.filter(isDropped).map(complete),
  };
}

/** Verdicts that do not silence an email with a journey, stay or car to come and its number. */
const MISTAKEN = new Set<MailKind>(['receipt', 'newsletter', 'parcel', 'review_request']);

const STATUS: Partial<Record<MailKind, Booking['status']>> = { cancellation: 'cancelled', change: 'changed' };

/** Stated with its time and place. */
const isComplete = ({ start, place }: Booking): boolean => start.local.length > 10 && place !== undefined;

/** Travel first; tables and tickets if they are labeled as such or nothing else was found. */
function findCandidates(whole: MailText, kind: MailKind): { found: Booking[]; hasTravel: boolean } {
  const { bookings: shorthand, rest: mail } = readShorthand(whole);
  const isKnown = (...kinds: Booking['kind'][]) => shorthand.some((booking) => kinds.includes(booking.kind));
  const hasLegs = isKnown('flight', 'train');
  const told = isKnown('car', 'taxi') ? [] : readRidesInSentences(mail);
  const journeys = hasLegs || isRideMail(mail) ? [] : findJourneys(mail, kind === 'change', told);
  const hasJourney = hasLegs || journeys.length > 0;
  const stays = isKnown('hotel') ? [] : readStays(mail, hasJourney);
  const cars = isKnown('car', 'taxi') ? [] : findCars(mail, told);
  const travel = [...shorthand, ...journeys, ...stays, ...cars];
  const hasTravel = travel.length > 0;
  const besides = hasTravel ? [...travel, ...readAdditionalBookings(mail, travel)] : [];
  const agenda = [...readAgenda(mail, besides), ...readProgram(mail, besides)];
  // An itinerary has more than one booking.
  const several = besides.length + agenda.length > 1 ? [...besides, ...agenda] : besides;
  const found = several.length > 0 ? several : readRepeatedBookings(mail, mail.message.delivery !== 'direct');
  return { found, hasTravel };
}

/** Sentences count if they tell more legs than lines and tables do. */
function findJourneys(mail: MailText, isChange: boolean, rides: Booking[]): Booking[] {
  const starts = new Set(rides.map(({ start }) => start.local));
  const journeys = readJourneys(mail, isChange);
  const mode = journeys[0]?.kind ?? detectTravelMode(mail.foldedText);
  const told =
    mode && !isChange ? readSentences(mail, mode).filter(({ start }) => !starts.has(start.local)) : [];
  return told.length > journeys.length ? told : journeys;
}

/** Rides in sentences count if fields show no more. */
function findCars(mail: MailText, told: Booking[]): Booking[] {
  const cars = readCars(mail);
  const isTold = told.length > 0 && told.length >= cars.length && cars.every(({ kind }) => kind === 'taxi');
  return isTold ? told : cars;
}

function judge(booking: Booking, context: DoubtContext): Candidate {
  const doubts = DOUBTS.filter(({ when }) => when(booking, context));
  const { rules = [], score = 50 } = booking.trace ?? {};
  const trace = {
    rules: [...rules, ...doubts.map(({ id }) => id)],
    score: doubts.reduce((left, { cost }) => Math.max(0, left - cost), score),
  };
  return { booking: { ...booking, trace }, doubts };
}
