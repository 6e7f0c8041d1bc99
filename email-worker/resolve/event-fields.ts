import { LIMITS } from '../../worker/contract/limits.ts';
import type { Booking, BookingPlace, LocalDateTime } from '../booking.ts';
import { findAirport } from '../gazetteer/airports.ts';
import { getStartPlace } from './booking-identity.ts';
import { cleanText, toPersonName, toTitleCase } from './clean-text.ts';

/** A short name of a stop: `San Francisco (SFO)`. */
function toStopName(place: BookingPlace | undefined): string {
  if (!place) return '';
  const airport = place.iata ? findAirport(place.iata)?.name : undefined;
  const name = cleanText(place.name ?? airport ?? place.city ?? place.street, 80);
  // Airlines print capitals; a short word may be an abbreviation.
  const readable = name.length > 4 && name === name.toUpperCase() ? toTitleCase(name) : name;
  if (!place.iata) return readable;
  return name && !new RegExp(`\\b${place.iata}\\b`).test(name)
    ? `${readable} (${place.iata})`
    : readable || place.iata;
}

/** The event's title: `UA 110 San Francisco (SFO) to …`, `Rental car: …`, or the booking's name. */
export function toEventTitle(booking: Booking): string {
  const name = cleanText(booking.name, LIMITS.title);
  const number = cleanText(booking.number, 40);
  switch (booking.kind) {
    case 'flight':
      return toJourneyTitle(number || 'Flight', booking);
    case 'train':
      return toJourneyTitle(toLineName(number, name, 'Train'), booking);
    case 'bus':
      return toJourneyTitle(toLineName(number, name, 'Bus'), booking);
    case 'ferry':
      return toJourneyTitle(toLineName(number, name, 'Ferry'), booking);
    case 'car':
      return truncateTitle(name ? `Rental car: ${name}` : 'Rental car');
    case 'taxi':
      return truncateTitle(name ? `Taxi: ${name}` : 'Taxi');
    default:
      return (
        name ||
        toStopName(booking.place) ||
        { hotel: 'Hotel', restaurant: 'Restaurant', activity: 'Activity', other: 'Event' }[booking.kind]
      );
  }
}

/** Adds the line's name to a bare number: `TGV INOUI 6105`. */
function toLineName(number: string, name: string, kind: string): string {
  if (!number) return name || kind;
  return /\p{L}/u.test(number) ? number : `${name || kind} ${number}`;
}

function toJourneyTitle(what: string, { from, to }: Booking): string {
  const [start, end] = [toStopName(from), toStopName(to)];
  if (start && end) return truncateTitle(`${what} ${start} to ${end}`);
  return truncateTitle(start ? `${what} from ${start}` : end ? `${what} to ${end}` : what);
}

const truncateTitle = (text: string): string => text.slice(0, LIMITS.title).trim();

/** The event's location: name, terminal, street, city and country. */
export function toEventLocation(booking: Booking): string {
  const place = getStartPlace(booking);
  if (!place) return '';
  const isNamedVenue = booking.kind === 'hotel' || booking.kind === 'restaurant';
  const parts = [
    isNamedVenue && (booking.name?.length ?? 0) <= 80 ? booking.name : '',
    toStopName(place),
    place.terminal,
    place.street,
    place.city,
    place.country?.length === 2 ? '' : place.country,
  ];
  const kept: string[] = [];
  for (const part of parts.map((text) => removePhone(cleanText(text, 150)))) {
    if (part && !kept.some((known) => known.toLowerCase().includes(part.toLowerCase()))) kept.push(part);
  }
  return kept.join(', ').slice(0, LIMITS.location);
}

const removePhone = (text: string): string => text.replace(/(?:^|,\s*|\s)[+(]?\d[\d()./ -]{8,}$/, '').trim();

/** Full names separated by commas. */
export const toEventAttendees = (booking: Booking): string =>
  [...new Set(booking.people.map(toPersonName))]
    .filter((name) => name && !/^everyone\b/i.test(name))
    // Drops a first name if the same person is also listed in full.
    .filter((name, _, all) => !all.some((other) => other !== name && other.split(' ').includes(name)))
    .join(', ')
    .slice(0, LIMITS.attendees);

/** One line for each fact that has no event field. */
export function toEventDescription(booking: Booking): string {
  const lines = [
    toLine('Confirmation', booking.confirmation),
    isJourney(booking)
      ? toLine('Arrives', [formatLocal(booking.end), toStopName(booking.to)].filter(Boolean).join(', '))
      : '',
    isJourney(booking) ? toLine('Operator', booking.number ? booking.name : undefined) : '',
    booking.kind === 'hotel' ? toLine('Check-out', formatLocal(booking.end)) : '',
    booking.kind === 'car'
      ? toLine('Drop-off', [formatLocal(booking.end), toStopName(booking.to)].filter(Boolean).join(', '))
      : '',
    booking.kind === 'taxi' ? toLine('Destination', toStopName(booking.to)) : '',
    ...booking.details.map(({ label, value }) => toLine(cleanText(label, 40), value)),
  ];
  return lines.filter(Boolean).join('\n').slice(0, LIMITS.description);
}

const isJourney = ({ kind }: Booking) =>
  kind === 'flight' || kind === 'train' || kind === 'bus' || kind === 'ferry';

const toLine = (label: string, value: string | undefined): string => {
  const text = cleanText(value, 300);
  return text ? `${label}: ${text}` : '';
};

/** Formats a local date and time, whatever its zone. */
function formatLocal(dateTime: LocalDateTime | undefined): string {
  if (!dateTime || dateTime.utc) return '';
  const hasTime = dateTime.local.length > 10;
  const at = Date.parse(`${dateTime.local}${hasTime ? '' : 'T00:00'}Z`);
  if (Number.isNaN(at)) return '';
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    dateStyle: 'medium',
    timeStyle: hasTime ? 'short' : undefined,
  }).format(at);
}
