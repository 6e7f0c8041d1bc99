import { formatWallClock } from '../../worker/domain/time/zoned-time.ts';
import type { Booking, BookingKind, BookingPlace, LocalDateTime } from '../booking.ts';
import { findAirport } from '../gazetteer/airports.ts';
import type { Message } from '../message.ts';
import { findPlaceZone } from '../resolve/place-zone.ts';
import { parseBoardingPassBarcode } from './boarding-pass-barcode.ts';
import type { Json } from './loose-json.ts';
import { parseMachineDate } from './machine-date.ts';
import { isJsonObject, type JsonObject, openWalletPass } from './wallet-pass-file.ts';

const STYLES = ['boardingPass', 'eventTicket', 'generic', 'storeCard', 'coupon'] as const;

const KINDS: Record<string, BookingKind> = {
  PKTransitTypeAir: 'flight',
  PKTransitTypeTrain: 'train',
  PKTransitTypeBus: 'bus',
  PKTransitTypeBoat: 'ferry',
};

interface Field {
  key: string;
  label: string;
  value: string;
}

/** Bookings in wallet passes: boarding passes and tickets. Coupons and loyalty cards state none. */
export function readWalletPasses(message: Message): Booking[] {
  return message.passes.flatMap((bytes) => {
    const pass = openWalletPass(bytes);
    const style = STYLES.find((name) => isJsonObject(pass?.[name]));
    if (!pass || !style || style === 'storeCard' || style === 'coupon') return [];
    const booking = toBooking(pass, pass[style] as JsonObject, style);
    return booking ? [booking] : [];
  });
}

function toBooking(pass: JsonObject, body: JsonObject, style: string): Booking | undefined {
  const primary = listFields(body.primaryFields);
  const fields = ['headerFields', 'primaryFields', 'secondaryFields', 'auxiliaryFields', 'backFields'].flatMap((name) => listFields(body[name]));
  const find = (pattern: RegExp) => fields.find(({ key, label }) => pattern.test(key) || pattern.test(label))?.value;
  const meant = { ...toObject(body.semantics), ...toObject(pass.semantics), ...listSemantics(body) };
  const code = listCodes(pass).map(parseBoardingPassBarcode).find(Boolean);
  const kind = style === 'boardingPass' ? (KINDS[toText(body.transitType)] ?? (code ? 'flight' : 'train')) : 'activity';
  const isJourney = kind !== 'activity';
  const spot = readSpot(pass);
  const [first, second] = primary.map(toStop);
  const from = isJourney ? { ...spot, ...fill(first ?? {}, code?.from, meant.departureAirportCode, meant.departureStationName ?? meant.departureLocationDescription) } : undefined;
  const to = isJourney ? fill(second ?? {}, code?.to, meant.destinationAirportCode, meant.destinationStationName ?? meant.destinationLocationDescription) : undefined;
  const start = readStart(pass, meant, fields, from);
  const name = isJourney ? undefined : toText(meant.eventName) || primary[0]?.value || toText(pass.description);
  if (!start || (!isJourney && !name)) return undefined;
  const seat = find(/^(?:seat|sitz(?:platz)?|platz|si[eè]ge|asiento|posto)\b/i) ?? code?.seat;
  return {
    kind,
    source: 'pass',
    status: pass.voided === true ? 'cancelled' : 'confirmed',
    name,
    number: isJourney ? (code?.number ?? (toText(meant.flightCode) || find(/flight|flug|vol|vuelo|volo|train|zug/i))) : undefined,
    place: isJourney ? undefined : readVenue(meant, find, spot),
    from,
    to,
    start: start.moment,
    people: [code?.passenger ?? find(/passenger|passagi?er|name|holder|guest|gast|pasajero|attendee|teilnehmer/i)].filter((each) => each !== undefined),
    confirmation: find(/^(?!.*(?:class|date|time|name|klasse)).*(?:booking|reference|buchung|reserv|pnr|confirmation|locator|order|bestell|auftrag|codice|localizador|filekey)/i) ?? code?.confirmation,
    details: [
      ...(start.isBoarding ? [{ label: 'Note', value: 'The time is that of boarding; the departure is not stated.' }] : []),
      ...(seat ? [{ label: 'Seat', value: seat }] : []),
    ],
    // A plain card with a date may be anything that expires.
    isWeak: style === 'generic' || undefined,
  };
} // biome-ignore format: fields and their names

const toText = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
const toObject = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {});

function listFields(value: Json | undefined): Field[] {
  return (Array.isArray(value) ? value : []).slice(0, 40).flatMap((field) =>
    isJsonObject(field)
      ? [
          {
            key: toText(field.key),
            label: toText(field.label),
            value: toText(field.value) || toText(field.attributedValue),
          },
        ]
      : [],
  );
}

function listSemantics(body: JsonObject): JsonObject {
  const groups = Object.values(body).flatMap((value) => (Array.isArray(value) ? value : []));
  return Object.assign({}, ...groups.map((field) => (isJsonObject(field) ? toObject(field.semantics) : {})));
}

const listCodes = (pass: JsonObject): string[] =>
  [pass.barcode, ...(Array.isArray(pass.barcodes) ? pass.barcodes : [])].map((each) =>
    toText(toObject(each).message),
  );

/** A stop is a code under its city's name, or a name under a word like `From`. */
function toStop({ label, value }: Field): BookingPlace {
  if (findAirport(value))
    return {
      iata: value,
      name: /^(?:from|to|von|nach|de|à|a|da|van|naar|origin|destination|depart\w*|arriv\w*|)$/i.test(label)
        ? undefined
        : label,
    };
  return { name: value };
}

function fill(place: BookingPlace, ...others: (Json | undefined)[]): BookingPlace {
  const texts = others.map((each) => toText(each)).filter(Boolean);
  const code = texts.find((text) => findAirport(text));
  const name = texts.find((text) => text !== code && !findAirport(text));
  return { ...place, iata: place.iata ?? code, name: place.name ?? name };
}

/** The first place that a pass wants to be shown at. */
function readSpot(pass: JsonObject): Pick<BookingPlace, 'latitude' | 'longitude'> {
  const spot = toObject(
    Array.isArray(pass.locations) && pass.locations.length === 1 ? pass.locations[0] : undefined,
  );
  const { latitude, longitude } = spot;
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : {};
}

function readVenue(
  meant: JsonObject,
  find: (pattern: RegExp) => string | undefined,
  spot: BookingPlace,
): BookingPlace | undefined {
  const name =
    toText(meant.venueName) ||
    find(/venue|location|place|where|ort|lieu|lugar|luogo|locatie|address|adresse/i);
  return name ? { ...spot, name } : spot.latitude ? spot : undefined;
}

/**
 * When it begins. Dates of a pass are true instants (Apple writes W3C dates with their offset), and a boarding
 * pass means by its own the time at the gate, unless a field tells when the journey leaves.
 */
function readStart(pass: JsonObject, meant: JsonObject, fields: Field[], from: BookingPlace | undefined) {
  const dates = Array.isArray(pass.relevantDates) ? toObject(pass.relevantDates[0]) : {};
  const sure = [meant.currentDepartureDate, meant.originalDepartureDate, meant.eventStartDate]
    .map(toText)
    .find(Boolean);
  const told = sure ?? [pass.relevantDate, dates.date, dates.startDate].map(toText).find(Boolean);
  const moment = toInstant(
    parseMachineDate(told) ?? fields.map(({ value }) => parseMachineDate(value)).find((each) => each),
  );
  if (!moment) return undefined;
  const departure = findClock(
    fields,
    /^(?:dep|std|abflug|abfahrt|d[ée]part|salida|partenza|vertrek|leaves|hora)/i,
  );
  const zone = findPlaceZone(from);
  if (!sure && departure && zone && moment.utc) {
    const day = formatWallClock(Date.parse(`${moment.local}Z`), zone).slice(0, 10);
    return { moment: { local: `${day}T${departure}`, zone, yearStated: true }, isBoarding: false };
  }
  const isBoarding =
    !sure && from !== undefined && findClock(fields, /board|einst[ei]|embar|imbarc/i) !== undefined;
  return { moment: isBoarding ? { ...moment, ambiguous: true } : moment, isBoarding };
}

/** `HH:mm` of the first field of that name that holds a time. */
function findClock(fields: Field[], name: RegExp): string | undefined {
  for (const { key, label, value } of fields) {
    const clock =
      name.test(key) || name.test(label) ? /^(\d{1,2})[:.](\d{2})(?:\s?([ap])\.?m)?/i.exec(value) : null;
    if (!clock) continue;
    const hour = clock[3] ? (Number(clock[1]) % 12) + (/p/i.test(clock[3]) ? 12 : 0) : Number(clock[1]);
    return `${String(hour).padStart(2, '0')}:${clock[2]}`;
  }
  return undefined;
}

function toInstant(moment: LocalDateTime | undefined): LocalDateTime | undefined {
  if (!moment || moment.offset === undefined || moment.local.length === 10) return moment;
  const at = Date.parse(`${moment.local}Z`) - moment.offset * 60_000;
  return { local: new Date(at).toISOString().slice(0, 16), utc: true, yearStated: true };
}
