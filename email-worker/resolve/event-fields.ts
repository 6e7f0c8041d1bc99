import { LIMITS } from '../../worker/contract/limits.ts';
import type { Booking, BookingPlace, LocalDateTime } from '../booking.ts';
import { findAirport } from '../gazetteer/airports.ts';
import { getStartPlace } from './booking-identity.ts';
import { cleanText, toPersonName, toTitleCase } from './clean-text.ts';

/** A stop in few words: `San Francisco (SFO)`. */
function toStopName(place: BookingPlace | undefined): string {
  if (!place) return '';
  const airport = place.iata ? findAirport(place.iata)?.name : undefined;
  const name = cleanText(place.name ?? airport ?? place.city ?? place.street, 80);
  // Airlines shout; a name of one short word may be an abbreviation.
  const calm = name.length > 4 && name === name.toUpperCase() ? toTitleCase(name) : name;
  if (!place.iata) return calm;
  return name && !new RegExp(`\\b${place.iata}\\b`).test(name)
    ? `${calm} (${place.iata})`
    : calm || place.iata;
}

export function toEventTitle(booking: Booking): string {
  const name = cleanText(booking.name, LIMITS.title);
  const number = cleanText(booking.number, 40);
  switch (booking.kind) {
    case 'flight':
      return toJourney(number || 'Flight', booking);
    case 'train':
      return toJourney(toLineName(number, name, 'Train'), booking);
    case 'bus':
      return toJourney(toLineName(number, name, 'Bus'), booking);
    case 'ferry':
      return toJourney(toLineName(number, name, 'Ferry'), booking);
    case 'car':
      return cut(name ? `Rental car: ${name}` : 'Rental car');
    case 'taxi':
      return cut(name ? `Taxi: ${name}` : 'Taxi');
    default:
      return (
        name ||
        toStopName(booking.place) ||
        { hotel: 'Hotel', restaurant: 'Table', activity: 'Activity', other: 'Event' }[booking.kind]
      );
  }
}

/** A bare number says nothing without what runs under it: `TGV INOUI 6105`. */
function toLineName(number: string, name: string, kind: string): string {
  if (!number) return name || kind;
  return /\p{L}/u.test(number) ? number : `${name || kind} ${number}`;
}

function toJourney(what: string, { from, to }: Booking): string {
  const [start, end] = [toStopName(from), toStopName(to)];
  if (start && end) return cut(`${what} ${start} to ${end}`);
  return cut(start ? `${what} from ${start}` : end ? `${what} to ${end}` : what);
}

const cut = (text: string): string => text.slice(0, LIMITS.title).trim();

/** Name, street, city, terminal: what a taxi driver needs. */
export function toEventLocation(booking: Booking): string {
  const place = getStartPlace(booking);
  if (!place) return '';
  // A house is found by its name, which a calendar keeps in its headline.
  const isHouse = booking.kind === 'hotel' || booking.kind === 'restaurant';
  const parts = [
    isHouse && (booking.name?.length ?? 0) <= 80 ? booking.name : '',
    toStopName(place),
    place.terminal,
    place.street,
    place.city,
    place.country?.length === 2 ? '' : place.country,
  ];
  const kept: string[] = [];
  for (const part of parts.map((text) => withoutPhone(cleanText(text, 150)))) {
    if (part && !kept.some((known) => known.toLowerCase().includes(part.toLowerCase()))) kept.push(part);
  }
  return kept.join(', ').slice(0, LIMITS.location);
}

/** A telephone number at the end of an address is no part of the place. */
const withoutPhone = (text: string): string => text.replace(/(?:^|,\s*|\s)[+(]?\d[\d()./ -]{8,}$/, '').trim();

export const toEventAttendees = (booking: Booking): string =>
  [...new Set(booking.people.map(toPersonName))]
    .filter((name) => name && !/^everyone\b/i.test(name))
    // A first name alone is that of somebody who is named in full.
    .filter((name, _, all) => !all.some((other) => other !== name && other.split(' ').includes(name)))
    .join(', ')
    .slice(0, LIMITS.attendees);

/** What the fields of an event have no room for, a line each. */
export function toEventDescription(booking: Booking): string {
  const lines = [
    toLine('Confirmation', booking.confirmation),
    isJourney(booking)
      ? toLine('Arrives', [toWords(booking.end), toStopName(booking.to)].filter(Boolean).join(', '))
      : '',
    isJourney(booking) ? toLine('Operator', booking.number ? booking.name : undefined) : '',
    booking.kind === 'hotel' ? toLine('Check-out', toWords(booking.end)) : '',
    booking.kind === 'car'
      ? toLine('Drop-off', [toWords(booking.end), toStopName(booking.to)].filter(Boolean).join(', '))
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

/** The digits of a moment in words: they are the place's own, whatever zone that is. */
function toWords(moment: LocalDateTime | undefined): string {
  if (!moment || moment.utc) return '';
  const hasTime = moment.local.length > 10;
  const at = Date.parse(`${moment.local}${hasTime ? '' : 'T00:00'}Z`);
  if (Number.isNaN(at)) return '';
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    dateStyle: 'medium',
    timeStyle: hasTime ? 'short' : undefined,
  }).format(at);
}
