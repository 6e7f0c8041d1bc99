import type { Booking, BookingKind, BookingPlace, LocalDateTime } from '../booking.ts';
import { findIanaZone } from '../gazetteer/iana-zones.ts';
import type { Message } from '../message.ts';
import { guessBookingKind } from './booking-kind-words.ts';
import { splitAtStops } from './calendar-stops.ts';
import { TICKET_LABELS, findLabeledValue } from './ticket-labels.ts';
import { findDashedRoute, findRoute, parseStop } from './headline-route.ts';
import {
  type CalendarEvent,
  type CalendarProperty,
  parseCalendarEvents,
  readCalendarText,
} from './icalendar.ts';
import { parseMachineDate } from './machine-date.ts';

/** Bookings in iCalendar parts and attachments. */
export function readCalendarBookings(message: Message): Booking[] {
  return message.calendars.flatMap((text) => parseCalendarEvents(text).flatMap(toBookings));
}

const TRAVEL: ReadonlySet<BookingKind> = new Set(['flight', 'train', 'bus', 'ferry', 'car', 'taxi']);
const ON_LINES: ReadonlySet<BookingKind> = new Set(['flight', 'train', 'bus', 'ferry']);

function toBookings(event: CalendarEvent): Booking[] {
  // Answers to invitations and counter-proposals book nothing.
  if (/^(?:REPLY|COUNTER|DECLINECOUNTER|REFRESH)$/.test(event.method)) return [];
  const start = readMoment(event.props.get('DTSTART')?.[0]);
  const summary = readCalendarText(event, 'SUMMARY').replace(/\s+/g, ' ');
  if (!start || !summary) return [];
  const description = readDescription(event);
  const route = findRoute(summary) ?? findBehindWord(summary) ?? readLabelled(description);
  const kind = findKind(event, summary, description, !!route);
  const place = readPlace(event);
  const isTravel = TRAVEL.has(kind);
  const from = isTravel
    ? withName(route?.from ?? (kind === 'car' || kind === 'taxi' ? place : undefined), place)
    : undefined;
  const booking: Booking = {
    kind,
    source: 'calendar',
    status: isCancelled(event) ? 'cancelled' : 'confirmed',
    name: isTravel ? undefined : toName(summary, kind),
    number: isTravel ? readNumber(summary, description) : undefined,
    place: isTravel ? (from ? undefined : place) : place,
    from,
    to: isTravel ? route?.to : undefined,
    start,
    end: readEnd(event, kind),
    people: readPeople(event, description),
    confirmation: findLabeledValue(description, TICKET_LABELS.confirmation) ?? /#(\d{5,})/.exec(summary)?.[1],
    details: findLabeledValue(description, TICKET_LABELS.seat)
      ? [{ label: 'Seat', value: findLabeledValue(description, TICKET_LABELS.seat) ?? '' }]
      : [],
    isWeak: /TENTATIVE/i.test(readCalendarText(event, 'STATUS')) || event.props.has('RRULE') || undefined,
  };
  return kind === 'train' || kind === 'bus' ? splitAtStops(booking, description) : [booking];
}

function readDescription(event: CalendarEvent): string {
  return readCalendarText(event, 'DESCRIPTION')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<[^>]{0,500}>/g, ' ');
}

function findKind(event: CalendarEvent, summary: string, description: string, isWay: boolean): BookingKind {
  const categories = readCalendarText(event, 'CATEGORIES');
  const named = guessBookingKind(`${summary} ${categories}`);
  if (named) return named;
  // A meeting's text may mention a hotel; only a journey's own text tells what kind of journey it is.
  const told = isWay ? guessBookingKind(description) : undefined;
  return told && TRAVEL.has(told)
    ? told
    : isWay && /\p{Ll}Bus\b|\bbus\b/u.test(summary)
      ? 'bus'
      : isWay && (/\b[A-Z]{2,3} ?\d{1,5}\b/.test(summary) || /[→➔➜⇒⟶]|[-=–]>/.test(summary))
        ? 'train'
        : 'activity';
}

/** `Treinreis Utrecht - Zwolle`: only the word of a journey makes two places of it. */
function findBehindWord(summary: string): { from: BookingPlace; to: BookingPlace } | undefined {
  const word = /^\p{L}+:? +/u.exec(summary)?.[0];
  const kind = word && guessBookingKind(word);
  return kind && ON_LINES.has(kind) ? findDashedRoute(summary.slice(word.length)) : undefined;
}

/** `FLIGHT LH 2218`, `Flugnr.: LH 2218`: the number that a journey goes by. */
function readNumber(summary: string, description: string): string | undefined {
  const text = findLabeledValue(description, TICKET_LABELS.number) ?? summary;
  const found = /\b([A-Z][A-Z\d]|\d[A-Z]|[A-Z]{2,4}),?\s{0,3}(?:[A-Z]{1,3}\s)?(\d{1,5})\b/.exec(text);
  return found ? `${found[1]} ${found[2]}` : undefined;
}

/** `Von: MUNICH … Nach: TOULOUSE …`, a line each. */
function readLabelled(description: string): { from: BookingPlace; to: BookingPlace } | undefined {
  const [from, to] = [TICKET_LABELS.from, TICKET_LABELS.to].map((labels) =>
    parseStop(findLabeledValue(description, labels) ?? ''),
  );
  return from && to ? { from, to } : undefined;
}

const withName = (
  stop: BookingPlace | undefined,
  place: BookingPlace | undefined,
): BookingPlace | undefined =>
  stop && { ...stop, name: stop.name ?? place?.name, latitude: place?.latitude, longitude: place?.longitude };

function readPlace(event: CalendarEvent): BookingPlace | undefined {
  const text = readCalendarText(event, 'LOCATION').replace(/\s*\n\s*/g, ', ');
  const pair = /^(-?\d{1,2}\.\d{2,})\s*[,;]\s*(-?\d{1,3}\.\d{2,})$/;
  const at = pair.exec(text) ?? pair.exec(readCalendarText(event, 'GEO'));
  const name = pair.test(text) || /^https?:/i.test(text) ? undefined : text || undefined;
  const spot = at ? { latitude: Number(at[1]), longitude: Number(at[2]) } : {};
  return name || at ? { name, ...spot } : undefined;
}

/** `…Z` is true UTC; a TZID is the zone of the digits; without either the digits stand for themselves. */
function readMoment(property: CalendarProperty | undefined): LocalDateTime | undefined {
  const moment = parseMachineDate(property?.value.trim().replace(/^(\d{8}T\d{4})Z$/, '$100Z'));
  if (!moment || !property) return undefined;
  if (/Z$/i.test(property.value.trim())) return { local: moment.local, utc: true, yearStated: true };
  const zone = findIanaZone(property.params.get('TZID') ?? '');
  return { local: moment.local, zone, yearStated: true };
}

/** `Stay at Hotel Aurora`, `Hotel reservation: Aurora`: what is left is the house. */
const toName = (summary: string, kind: BookingKind): string =>
  kind === 'hotel'
    ? summary.replace(
        /^(?:stay at|check-?in(?: at)?:?|(?:hotel )?(?:reservation|booking)(?: at| for)?:?|aufenthalt im|séjour à)\s+/i,
        '',
      )
    : summary;

function readEnd(event: CalendarEvent, kind: BookingKind): LocalDateTime | undefined {
  const end = readMoment(event.props.get('DTEND')?.[0]);
  // Who stays until a day leaves on it: the day after the last night.
  if (end?.local.length !== 10 || kind === 'hotel') return end;
  // A day as an end is the day after the last (RFC 5545, 3.6.1).
  const last = new Date(Date.parse(`${end.local}T00:00:00Z`) - 86_400_000);
  return { ...end, local: last.toISOString().slice(0, 10) };
}

function readPeople(event: CalendarEvent, description: string): string[] {
  const labelled = findLabeledValue(description, TICKET_LABELS.people);
  if (labelled) return [labelled];
  const named = (event.props.get('ATTENDEE') ?? []).map(({ params }) => params.get('CN') ?? '');
  return [...new Set(named.filter((name) => name && !name.includes('@')))].slice(0, 20);
}

const isCancelled = (event: CalendarEvent) =>
  event.method === 'CANCEL' ||
  /CANCELL?ED/i.test(readCalendarText(event, 'STATUS')) ||
  /^cancell?ed:/i.test(readCalendarText(event, 'SUMMARY'));
