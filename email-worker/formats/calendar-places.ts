import type { Booking, BookingKind, BookingPlace } from '../booking.ts';
import { matchPrinted } from '../languages/compile.ts';
import { guessBookingKind } from './booking-kind-words.ts';
import { findDashedRoute, parseStop, type Route } from './headline-route.ts';
import { type CalendarEvent, readCalendarText } from './icalendar.ts';
import { findLabeledValue } from './ticket-labels.ts';

/** Bookings that go from one place to another. */
export const TRAVEL_KINDS: ReadonlySet<BookingKind> = new Set([
  'flight',
  'train',
  'bus',
  'ferry',
  'car',
  'taxi',
]);
const SCHEDULED: ReadonlySet<BookingKind> = new Set(['flight', 'train', 'bus', 'ferry']);

/** Name and place of a stay or visit, or number and route of a journey. */
export function readWhere(
  event: CalendarEvent,
  kind: BookingKind,
  route: Route | undefined,
  { summary, description }: { summary: string; description: string },
): Pick<Booking, 'name' | 'number' | 'place' | 'from' | 'to'> {
  const place = readPlace(event);
  if (!TRAVEL_KINDS.has(kind)) return { name: toName(summary, kind), place };
  const pickup = kind === 'car' || kind === 'taxi' ? place : undefined;
  const from = withPlace(route?.from ?? pickup, place);
  return {
    number: readNumber(summary, description),
    place: from ? undefined : place,
    from,
    to: route?.to,
  };
}

/** `Treinreis Utrecht - Zwolle`: a dash separates two places only after a word for a journey. */
export function findRouteBehindWord(summary: string): Route | undefined {
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
export function findLabeledRoute(description: string): Route | undefined {
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

const HOTEL_PREFIX = new RegExp(`^${matchPrinted('routes.stay')}\\s+`, 'i');

/** `Stay at Hotel Aurora` and `Hotel reservation: Aurora` become the hotel's name. */
const toName = (summary: string, kind: BookingKind): string =>
  kind === 'hotel' ? summary.replace(HOTEL_PREFIX, '') : summary;
