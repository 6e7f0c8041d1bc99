import type { Booking, BookingKind, BookingPlace, LocalDateTime } from '../booking.ts';
import { findIanaZone } from '../gazetteer/iana-zones.ts';
import { matchPrinted } from '../languages/compile.ts';
import type { Message } from '../message.ts';
import { guessBookingKind } from './booking-kind-words.ts';
import { splitAtStops } from './calendar-stops.ts';
import { findDashedRoute, findRoute, parseStop, type Route } from './headline-route.ts';
import {
  type CalendarEvent,
  type CalendarProperty,
  parseCalendarEvents,
  readCalendarText,
} from './icalendar.ts';
import { parseMachineDate } from './machine-date.ts';
import { findLabeledValue } from './ticket-labels.ts';

/** Bookings in iCalendar parts and attachments. */
export function readCalendarBookings(message: Message): Booking[] {
  return message.calendars.flatMap((text) => parseCalendarEvents(text).flatMap(toBookings));
}

const TRAVEL: ReadonlySet<BookingKind> = new Set(['flight', 'train', 'bus', 'ferry', 'car', 'taxi']);
const SCHEDULED: ReadonlySet<BookingKind> = new Set(['flight', 'train', 'bus', 'ferry']);
const DAY_MS = 86_400_000;

/** Methods of answers to invitations, which book nothing. */
const ANSWERS = /^(?:REPLY|COUNTER|DECLINECOUNTER|REFRESH)$/;

function toBookings(event: CalendarEvent): Booking[] {
  if (ANSWERS.test(event.method)) return [];
  const start = readDateTime(event.props.get('DTSTART')?.[0]);
  const summary = readCalendarText(event, 'SUMMARY').replace(/\s+/g, ' ');
  if (!start || !summary) return [];
  const description = readDescription(event);
  const route = findRoute(summary) ?? findRouteBehindWord(summary) ?? findLabeledRoute(description);
  const kind = findKind(event, summary, description, route !== undefined);
  const seat = findLabeledValue(description, 'seat');
  const booking: Booking = {
    kind,
    source: 'calendar',
    status: isCanceled(event) ? 'cancelled' : 'confirmed',
    ...readWhere(event, kind, route, { summary, description }),
    start,
    end: readEnd(event, kind),
    people: readPeople(event, description),
    confirmation: findLabeledValue(description, 'confirmation') ?? /#(\d{5,})/.exec(summary)?.[1],
    details: seat ? [{ label: 'Seat', value: seat }] : [],
    isWeak: /TENTATIVE/i.test(readCalendarText(event, 'STATUS')) || event.props.has('RRULE') || undefined,
  };
  return kind === 'train' || kind === 'bus' ? splitAtStops(booking, description) : [booking];
}

/** Name and place of a stay or visit, or number and route of a journey. */
function readWhere(
  event: CalendarEvent,
  kind: BookingKind,
  route: Route | undefined,
  { summary, description }: { summary: string; description: string },
): Pick<Booking, 'name' | 'number' | 'place' | 'from' | 'to'> {
  const place = readPlace(event);
  if (!TRAVEL.has(kind)) return { name: toName(summary, kind), place };
  const pickup = kind === 'car' || kind === 'taxi' ? place : undefined;
  const from = withPlace(route?.from ?? pickup, place);
  return {
    number: readNumber(summary, description),
    place: from ? undefined : place,
    from,
    to: route?.to,
  };
}

function readDescription(event: CalendarEvent): string {
  return readCalendarText(event, 'DESCRIPTION')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<[^>]{0,500}>/g, ' ');
}

function findKind(
  event: CalendarEvent,
  summary: string,
  description: string,
  hasRoute: boolean,
): BookingKind {
  const named = guessBookingKind(`${summary} ${readCalendarText(event, 'CATEGORIES')}`);
  if (named) return named;
  if (!hasRoute) return 'activity';
  // Only with a route: the description of a meeting may mention a hotel.
  const described = guessBookingKind(description);
  if (described && TRAVEL.has(described)) return described;
  if (/\p{Ll}Bus\b|\bbus\b/u.test(summary)) return 'bus';
  const isTrain = /\b[A-Z]{2,3} ?\d{1,5}\b/.test(summary) || /[→➔➜⇒⟶]|[-=–]>/.test(summary);
  return isTrain ? 'train' : 'activity';
}

/** `Treinreis Utrecht - Zwolle`: a dash separates two places only after a word for a journey. */
function findRouteBehindWord(summary: string): Route | undefined {
  const word = /^\p{L}+:? +/u.exec(summary)?.[0];
  const kind = word && guessBookingKind(word);
  return kind && SCHEDULED.has(kind) ? findDashedRoute(summary.slice(word.length)) : undefined;
}

/** `FLIGHT LH 2218`, `Flugnr.: LH 2218`. */
function readNumber(summary: string, description: string): string | undefined {
  const text = findLabeledValue(description, 'number') ?? summary;
  const found = /\b([A-Z][A-Z\d]|\d[A-Z]|[A-Z]{2,4}),?\s{0,3}(?:[A-Z]{1,3}\s)?(\d{1,5})\b/.exec(text);
  return found ? `${found[1]} ${found[2]}` : undefined;
}

/** `Von: MUNICH …` and `Nach: TOULOUSE …` on separate lines. */
function findLabeledRoute(description: string): Route | undefined {
  const [from, to] = (['from', 'to'] as const).map((label) =>
    parseStop(findLabeledValue(description, label) ?? ''),
  );
  return from && to ? { from, to } : undefined;
}

const withPlace = (
  stop: BookingPlace | undefined,
  place: BookingPlace | undefined,
): BookingPlace | undefined =>
  stop && { ...stop, name: stop.name ?? place?.name, latitude: place?.latitude, longitude: place?.longitude };

const COORDINATES = /^(-?\d{1,2}\.\d{2,})\s*[,;]\s*(-?\d{1,3}\.\d{2,})$/;

function readPlace(event: CalendarEvent): BookingPlace | undefined {
  const text = readCalendarText(event, 'LOCATION').replace(/\s*\n\s*/g, ', ');
  const found = COORDINATES.exec(text) ?? COORDINATES.exec(readCalendarText(event, 'GEO'));
  const name = COORDINATES.test(text) || /^https?:/i.test(text) ? undefined : text || undefined;
  const point = found ? { latitude: Number(found[1]), longitude: Number(found[2]) } : {};
  return name || found ? { name, ...point } : undefined;
}

/** `…Z` is UTC; a TZID is the zone of the digits; without either, the digits are local to the place. */
function readDateTime(property: CalendarProperty | undefined): LocalDateTime | undefined {
  const found = parseMachineDate(property?.value.trim().replace(/^(\d{8}T\d{4})Z$/, '$100Z'));
  if (!found || !property) return undefined;
  if (/Z$/i.test(property.value.trim())) return { local: found.local, utc: true, yearStated: true };
  const zone = findIanaZone(property.params.get('TZID') ?? '');
  return { local: found.local, zone, yearStated: true };
}

const HOTEL_PREFIX = new RegExp(`^${matchPrinted('routes.stay')}\\s+`, 'i');

/** `Stay at Hotel Aurora` and `Hotel reservation: Aurora` become the hotel's name. */
const toName = (summary: string, kind: BookingKind): string =>
  kind === 'hotel' ? summary.replace(HOTEL_PREFIX, '') : summary;

function readEnd(event: CalendarEvent, kind: BookingKind): LocalDateTime | undefined {
  const end = readDateTime(event.props.get('DTEND')?.[0]);
  // An end date is exclusive (RFC 5545, 3.6.1). For a hotel, that is the day of departure.
  if (end?.local.length !== 10 || kind === 'hotel') return end;
  const last = new Date(Date.parse(`${end.local}T00:00:00Z`) - DAY_MS);
  return { ...end, local: last.toISOString().slice(0, 10) };
}

function readPeople(event: CalendarEvent, description: string): string[] {
  const labeled = findLabeledValue(description, 'people');
  if (labeled) return [labeled];
  const names = (event.props.get('ATTENDEE') ?? []).map(({ params }) => params.get('CN') ?? '');
  return [...new Set(names.filter((name) => name && !name.includes('@')))].slice(0, 20);
}

const isCanceled = (event: CalendarEvent) =>
  event.method === 'CANCEL' ||
  /CANCELL?ED/i.test(readCalendarText(event, 'STATUS')) ||
  /^cancell?ed:/i.test(readCalendarText(event, 'SUMMARY'));
