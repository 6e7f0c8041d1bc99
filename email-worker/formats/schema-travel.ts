import type { BookingKind, BookingPlace, LocalDateTime } from '../booking.ts';
import { listSchemaNodes, readSchemaText, type SchemaNode } from './schema-node.ts';
import { findSchemaPlace } from './schema-place.ts';
import { listDetails, type ReservationDetails, readDate } from './schema-values.ts';

/** Details of a leg by plane, train, bus or ferry; undefined without a departure. */
export function readTravelDetails(
  kind: BookingKind,
  node: SchemaNode,
  thing: SchemaNode | undefined,
): ReservationDetails | undefined {
  const { start, isBoarding } = readDeparture(thing);
  if (!start) return undefined;
  const names = ['trainName', 'busName', 'boatName', ...(kind === 'flight' ? [] : ['name'])];
  const carrier = listSchemaNodes(thing, 'airline', 'provider', 'operator')[0];
  return {
    kind,
    name: readSchemaText(thing, ...names) ?? readSchemaText(carrier, 'name'),
    number: readNumber(thing),
    from: readDepartureStop(thing),
    to: findSchemaPlace(thing, ...STOP_SUFFIXES.map((suffix) => `arrival${suffix}`)),
    start,
    end: readDate(thing, 'arrivalTime', 'arrivalDate'),
    details: listDetails(node, thing, isBoarding),
  };
}

const STOP_SUFFIXES = ['Airport', 'Station', 'BusStop', 'BoatTerminal', 'Terminal', 'Location'];

/** The departure or, if only its day is stated, the boarding time. */
function readDeparture(thing: SchemaNode | undefined): { start?: LocalDateTime; isBoarding: boolean } {
  const boarding = readDate(thing, 'boardingTime');
  const departure = readDate(thing, 'departureTime', 'departureDate', 'departureDay');
  const isDepartureVague =
    !departure || (!departure.local[10] && boarding?.local.startsWith(departure.local));
  if (boarding?.local[10] && isDepartureVague)
    return { start: { ...boarding, ambiguous: true }, isBoarding: true };
  return { start: departure, isBoarding: false };
}

function readDepartureStop(thing: SchemaNode | undefined): BookingPlace | undefined {
  const from = findSchemaPlace(thing, ...STOP_SUFFIXES.map((suffix) => `departure${suffix}`));
  if (!from) return undefined;
  const terminal = readSchemaText(thing, 'departureTerminal');
  if (terminal && listSchemaNodes(thing, 'departureTerminal').length === 0)
    from.terminal = /^\w{1,3}$/.test(terminal) ? `Terminal ${terminal}` : terminal;
  const platform = readSchemaText(thing, 'departurePlatform');
  if (platform) from.terminal = `Platform ${platform}`;
  return from;
}

/** `UA 110`, whether the airline code is part of the number or stated by the carrier. */
function readNumber(thing: SchemaNode | undefined): string | undefined {
  const number = readSchemaText(thing, 'flightNumber', 'trainNumber', 'busNumber', 'tripNumber')?.replace(
    /^(?=\d?[A-Z])([A-Z\d]{2})\s?0*(\d+)$/,
    '$1 $2',
  );
  const carrier = listSchemaNodes(thing, 'airline', 'provider', 'operator', 'seller')[0];
  const code = readSchemaText(carrier, 'iataCode')?.toUpperCase();
  if (!number) return undefined;
  return code && /^\d{1,4}[A-Z]?$/i.test(number) ? `${code} ${number.replace(/^0+(?=\d)/, '')}` : number;
}
