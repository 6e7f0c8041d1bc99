import type { Booking, BookingDetail, BookingPlace } from '../booking.ts';
import { findAirport } from '../gazetteer/airports.ts';
import type { Message } from '../message.ts';
import { BOARDING_TIME_NOTE } from './boarding-time-note.ts';
import type { Json } from './loose-json.ts';
import {
  findPassField,
  type PassContent,
  type PassField,
  readPassContent,
  toJsonObject,
  toPassText,
} from './wallet-pass-content.ts';
import { type JsonObject, openWalletPass } from './wallet-pass-file.ts';
import { findPassEnd, findPassStart } from './wallet-pass-start.ts';

const SEAT = /^(?:seat|sitz(?:platz)?|platz|si[eè]ge|asiento|posto)\b/i;
const NUMBER = /flight|flug|vol|vuelo|volo|train|zug/i;
const PASSENGER = /passenger|passagi?er|name|holder|guest|gast|pasajero|attendee|teilnehmer/i;
const VENUE = /venue|location|place|where|ort|lieu|lugar|luogo|locatie|address|adresse/i;
const CONFIRMATION_WORDS =
  'booking|reference|buchung|reserv|pnr|confirmation|locator|order|bestell|auftrag|codice|localizador|filekey';
const CONFIRMATION = new RegExp(`^(?!.*(?:class|date|time|name|klasse)).*(?:${CONFIRMATION_WORDS})`, 'i');
/** Labels of a stop that are not its city. */
const STOP_LABEL = /^(?:from|to|von|nach|de|à|a|da|van|naar|origin|destination|depart\w*|arriv\w*|)$/i;

/** Bookings in wallet passes: boarding passes and tickets. */
export function readWalletPasses(message: Message): Booking[] {
  return message.passes.flatMap((bytes) => {
    const pass = openWalletPass(bytes);
    const content = pass && readPassContent(pass);
    if (!content) return [];
    return (content.kind === 'activity' ? toTicket(content) : toJourney(content)) ?? [];
  });
}

function toJourney(content: PassContent): Booking | undefined {
  const { pass, primary, semantics, barcode } = content;
  const [first, second] = primary.map(parseStopField);
  const from = {
    ...readPoint(pass),
    ...fillStop(
      first ?? {},
      barcode?.from,
      semantics.departureAirportCode,
      semantics.departureStationName ?? semantics.departureLocationDescription,
    ),
  };
  const to = fillStop(
    second ?? {},
    barcode?.to,
    semantics.destinationAirportCode,
    semantics.destinationStationName ?? semantics.destinationLocationDescription,
  );
  const found = findPassStart(content, from);
  if (!found) return undefined;
  const number = barcode?.number ?? (toPassText(semantics.flightCode) || findPassField(content, NUMBER));
  return { ...readCommon(content, found.isBoarding), number, from, to, start: found.start };
}

function toTicket(content: PassContent): Booking | undefined {
  const { pass, primary, semantics } = content;
  const found = findPassStart(content, undefined);
  const name =
    toPassText(semantics.eventName) ||
    toMatch(semantics) ||
    primary[0]?.value ||
    toPassText(pass.description);
  if (!found || !name) return undefined;
  const end = findPassEnd(content);
  return {
    ...readCommon(content, found.isBoarding),
    name,
    place: readVenue(content),
    start: found.start,
    ...(end ? { end } : {}),
  };
}

/** `Lions – Eagles`, by the semantic tags of a sports event. */
function toMatch({ homeTeamName, awayTeamName }: JsonObject): string | undefined {
  const teams = [homeTeamName, awayTeamName].map(toPassText).filter(Boolean);
  return teams.length === 2 ? teams.join(' – ') : undefined;
}

function readCommon(content: PassContent, isBoarding: boolean): Omit<Booking, 'start'> {
  const { pass, kind, isGeneric, barcode } = content;
  const passenger = barcode?.passenger ?? findPassField(content, PASSENGER);
  const seat = findPassField(content, SEAT) ?? toSeats(content.semantics) ?? barcode?.seat;
  const details: BookingDetail[] = [];
  if (isBoarding) details.push(BOARDING_TIME_NOTE);
  if (seat) details.push({ label: 'Seat', value: seat });
  return {
    kind,
    source: 'pass',
    status: pass.voided === true ? 'cancelled' : 'confirmed',
    people: passenger === undefined ? [] : [passenger],
    confirmation:
      findPassField(content, CONFIRMATION) ??
      (toPassText(content.semantics.confirmationNumber) || barcode?.confirmation),
    details,
    isWeak: isGeneric || undefined,
  };
}

/** `Floor B, Row 7, Seat 12`: the seats' semantic tags. */
function toSeats({ seats }: JsonObject): string | undefined {
  const texts = (Array.isArray(seats) ? seats : [])
    .map(toJsonObject)
    .map((seat) =>
      [
        toPassText(seat.seatSection),
        toPassText(seat.seatRow) && `Row ${toPassText(seat.seatRow)}`,
        toPassText(seat.seatNumber) && `Seat ${toPassText(seat.seatNumber)}`,
      ]
        .filter(Boolean)
        .join(', '),
    );
  return texts.filter(Boolean).join('; ') || undefined;
}

/** A stop is a code labeled with its city, or a name labeled with a word like `From`. */
function parseStopField({ label, value }: PassField): BookingPlace {
  if (!findAirport(value)) return { name: value };
  return { iata: value, name: STOP_LABEL.test(label) ? undefined : label };
}

function fillStop(place: BookingPlace, ...others: (Json | undefined)[]): BookingPlace {
  const texts = others.map(toPassText).filter(Boolean);
  const code = texts.find((text) => findAirport(text));
  const name = texts.find((text) => text !== code && !findAirport(text));
  return { ...place, iata: place.iata ?? code, name: place.name ?? name };
}

/** Coordinates of the pass, if it has exactly one location. */
function readPoint(pass: JsonObject): Pick<BookingPlace, 'latitude' | 'longitude'> {
  const isSingle = Array.isArray(pass.locations) && pass.locations.length === 1;
  return toPoint(toJsonObject(isSingle ? (pass.locations as Json[])[0] : undefined));
}

function toPoint({ latitude, longitude }: JsonObject): Pick<BookingPlace, 'latitude' | 'longitude'> {
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : {};
}

function readVenue(content: PassContent): BookingPlace | undefined {
  const { venueName, venueLocation, venueRegionName } = content.semantics;
  const own = toPoint(toJsonObject(venueLocation));
  const point = own.latitude === undefined ? readPoint(content.pass) : own;
  const name = toPassText(venueName) || findPassField(content, VENUE);
  const city = toPassText(venueRegionName);
  if (name) return { ...point, name, ...(city ? { city } : {}) };
  return point.latitude === undefined ? undefined : point;
}
