import { addDays } from '../../worker/domain/time/days.ts';
import type { Booking, BookingKind, LocalDateTime } from '../booking.ts';
import { findIanaZone } from '../gazetteer/iana-zones.ts';
import type { Message } from '../message.ts';
import { guessBookingKind } from './booking-kind-words.ts';
import { findLabeledRoute, findRouteBehindWord, readWhere, TRAVEL_KINDS } from './calendar-places.ts';
import { splitAtStops } from './calendar-stops.ts';
import { findRoute } from './headline-route.ts';
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
  if (described && TRAVEL_KINDS.has(described)) return described;
  if (/\p{Ll}Bus\b|\bbus\b/u.test(summary)) return 'bus';
  const isTrain = /\b[A-Z]{2,3} ?\d{1,5}\b/.test(summary) || /[→➔➜⇒⟶]|[-=–]>/.test(summary);
  return isTrain ? 'train' : 'activity';
}

/** `…Z` is UTC; a TZID is the zone of the digits; without either, the digits are local to the place. */
function readDateTime(property: CalendarProperty | undefined): LocalDateTime | undefined {
  const found = parseMachineDate(property?.value.trim().replace(/^(\d{8}T\d{4})Z$/, '$100Z'));
  if (!found || !property) return undefined;
  if (/Z$/i.test(property.value.trim())) return { local: found.local, utc: true, yearStated: true };
  const zone = findIanaZone(property.params.get('TZID') ?? '');
  return { local: found.local, zone, yearStated: true };
}

function readEnd(event: CalendarEvent, kind: BookingKind): LocalDateTime | undefined {
  const end = readDateTime(event.props.get('DTEND')?.[0]);
  // An end date is exclusive (RFC 5545, 3.6.1). For a hotel, that is the day of departure.
  if (end?.local.length !== 10 || kind === 'hotel') return end;
  return { ...end, local: addDays(end.local, -1) };
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
