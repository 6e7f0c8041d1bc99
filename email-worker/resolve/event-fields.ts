import { LIMITS } from '../../worker/contract/limits.ts';
import { BOOKING_WORDS, fillWords } from '../../worker/messages/bookings.ts';
import { type LanguageCode, READER_LANGUAGES } from '../../worker/messages/languages.ts';
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
export function toEventTitle(booking: Booking, language: LanguageCode): string {
  const words = BOOKING_WORDS[language];
  const name = cleanText(booking.name, LIMITS.title);
  const number = cleanText(booking.number, 40);
  switch (booking.kind) {
    case 'flight':
      return toJourneyTitle(number || words.flight, booking, language);
    case 'train':
    case 'bus':
    case 'ferry':
      return toJourneyTitle(toLineName(number, name, words[booking.kind]), booking, language);
    case 'car':
      return truncateTitle(name ? fillWords(words.rentalCarOf, { name }) : words.rentalCar);
    case 'taxi':
      return truncateTitle(name ? fillWords(words.taxiOf, { name }) : words.taxi);
    default:
      return name || toStopName(booking.place) || words[booking.kind];
  }
}

/** Adds the line's name to a bare number: `TGV INOUI 6105`. */
function toLineName(number: string, name: string, kind: string): string {
  if (!number) return name || kind;
  return /\p{L}/u.test(number) ? number : `${name || kind} ${number}`;
}

function toJourneyTitle(what: string, booking: Booking, language: LanguageCode): string {
  const words = BOOKING_WORDS[language];
  const [from, to] = [toStopName(booking.from), toStopName(booking.to)];
  if (from && to) return truncateTitle(fillWords(words.fromTo, { what, from, to }));
  if (from) return truncateTitle(fillWords(words.from, { what, from }));
  return truncateTitle(to ? fillWords(words.to, { what, to }) : what);
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
export function toEventDescription(booking: Booking, language: LanguageCode): string {
  const words = BOOKING_WORDS[language];
  const end = formatLocal(booking.end, language);
  const endAndPlace = [end, toStopName(booking.to)].filter(Boolean).join(', ');
  const lines = [
    toLine(words.confirmation, booking.confirmation),
    isJourney(booking) ? toLine(words.arrives, endAndPlace) : '',
    isJourney(booking) ? toLine(words.operator, booking.number ? booking.name : undefined) : '',
    booking.kind === 'hotel' ? toLine(words.checkOut, end) : '',
    booking.kind === 'car' ? toLine(words.dropOff, endAndPlace) : '',
    booking.kind === 'taxi' ? toLine(words.destination, toStopName(booking.to)) : '',
    ...booking.details.map(({ label, value }) => toLine(words.details[label], value)),
  ];
  return lines.filter(Boolean).join('\n').slice(0, LIMITS.description);
}

const isJourney = ({ kind }: Booking) =>
  kind === 'flight' || kind === 'train' || kind === 'bus' || kind === 'ferry';

function toLine(words: string, value: string | undefined): string {
  const text = cleanText(value, 300);
  return text && fillWords(words, { value: text });
}

/** Formats a local date and time, whatever its zone. */
function formatLocal(dateTime: LocalDateTime | undefined, language: LanguageCode): string {
  if (!dateTime || dateTime.utc) return '';
  const hasTime = dateTime.local.length > 10;
  const at = Date.parse(`${dateTime.local}${hasTime ? '' : 'T00:00'}Z`);
  if (Number.isNaN(at)) return '';
  return new Intl.DateTimeFormat(language === 'en' ? 'en-US' : READER_LANGUAGES[language].tag, {
    timeZone: 'UTC',
    dateStyle: 'medium',
    timeStyle: hasTime ? 'short' : undefined,
    numberingSystem: 'latn',
    calendar: 'gregory',
  }).format(at);
}
