import type { Booking, BookingKind, Detail, LocalMoment } from '../facts.ts';
import { readMachineDate } from './machine-date.ts';
import { listNodes, listTexts, readText, type SchemaNode } from './schema-node.ts';
import { findPlace, toPlace } from './schema-place.ts';

/** The part of a booking that tells what, where and when. */
export type What = Pick<
  Booking,
  'kind' | 'name' | 'number' | 'place' | 'from' | 'to' | 'start' | 'end' | 'details'
>;

/** A leg by air, rail, road or water. */
export function readTravel(kind: BookingKind, node: SchemaNode, thing: SchemaNode | undefined): What | undefined {
  const boarding = readDate(thing, 'boardingTime');
  const departure = readDate(thing, 'departureTime', 'departureDate', 'departureDay');
  // Some write the day alone as departure; the time at the gate is then the nearest thing that is known.
  const isBoarding = !!boarding?.local[10] && (!departure || (!departure.local[10] && boarding.local.startsWith(departure.local)));
  const start = isBoarding ? { ...boarding, ambiguous: true } : departure;
  if (!start) return undefined;
  const from = findPlace(thing, 'departureAirport', 'departureStation', 'departureBusStop', 'departureBoatTerminal', 'departureTerminal', 'departureLocation');
  const to = findPlace(thing, 'arrivalAirport', 'arrivalStation', 'arrivalBusStop', 'arrivalBoatTerminal', 'arrivalTerminal', 'arrivalLocation');
  const terminal = readText(thing, 'departureTerminal');
  if (from && terminal && listNodes(thing, 'departureTerminal').length === 0) {
    from.terminal = /^\w{1,3}$/.test(terminal) ? `Terminal ${terminal}` : terminal;
  }
  const platform = readText(thing, 'departurePlatform');
  if (from && platform) from.terminal = `Platform ${platform}`;
  return {
    kind,
    name: readText(thing, 'trainName', 'busName', 'boatName', ...(kind === 'flight' ? [] : ['name'])) ?? readText(listNodes(thing, 'airline', 'provider', 'operator')[0], 'name'),
    number: readNumber(thing),
    from,
    to,
    start,
    end: readDate(thing, 'arrivalTime', 'arrivalDate'),
    details: listDetails(node, thing, isBoarding),
  };
} // biome-ignore format: names of properties

/** `UA` and `110`, however they are shared out between airline and number. */
function readNumber(thing: SchemaNode | undefined): string | undefined {
  const number = readText(thing, 'flightNumber', 'trainNumber', 'busNumber', 'tripNumber')?.replace(
    /^(?=\d?[A-Z])([A-Z\d]{2})\s?0*(\d+)$/,
    '$1 $2',
  );
  const carrier = listNodes(thing, 'airline', 'provider', 'operator', 'seller')[0];
  const code = readText(carrier, 'iataCode')?.toUpperCase();
  if (!number) return undefined;
  return code && /^\d{1,4}[A-Z]?$/i.test(number) ? `${code} ${number.replace(/^0+(?=\d)/, '')}` : number;
}

/** A stay in a house, or with a car: from one moment to another. */
export function readStay(
  kind: BookingKind,
  node: SchemaNode,
  thing: SchemaNode | undefined,
): What | undefined {
  const isCar = kind === 'car';
  const start = isCar
    ? readDate(node, 'pickupTime', 'pickupDate', 'startTime')
    : readDate(node, 'checkinTime', 'checkinDate', 'startTime', 'startDate');
  if (!start) return undefined;
  const end = isCar
    ? readDate(node, 'dropoffTime', 'dropoffDate', 'endTime')
    : readDate(node, 'checkoutTime', 'checkoutDate', 'endTime', 'endDate');
  const times = [readText(node, 'checkinTime'), readText(thing, 'checkinTime')];
  const clock = times.map((text) => /^(\d{2}:\d{2})/.exec(text ?? '')?.[1]).find(Boolean);
  if (clock && start.local.length === 10) start.local += `T${clock}`;
  const company =
    readText(listNodes(thing, 'rentalCompany')[0], 'name') ??
    readText(listNodes(node, 'provider', 'broker')[0], 'name');
  return {
    kind,
    name: isCar ? company : readText(thing, 'name'),
    place: isCar ? undefined : toPlace(thing),
    from: isCar ? findPlace(node, 'pickupLocation') : undefined,
    to: isCar ? findPlace(node, 'dropoffLocation') : undefined,
    start,
    end,
    details: [
      ...listDetails(node, thing, false),
      ...toDetail(isCar ? 'Car' : '', readText(thing, 'name', 'model')),
    ],
  };
}

/** A table, a show, a tour, a ride. */
export function readVisit(
  kind: BookingKind,
  node: SchemaNode,
  thing: SchemaNode | undefined,
): What | undefined {
  const start =
    readDate(thing, 'startDate', 'startTime') ??
    readDate(node, 'startTime', 'startDate', 'pickupTime', 'scheduledTime', 'bookingTime');
  if (!start || (kind !== 'taxi' && kind !== 'restaurant' && !readText(thing, 'name'))) return undefined;
  const end = readDate(thing, 'endDate', 'endTime') ?? readDate(node, 'endTime', 'endDate');
  const isTaxi = kind === 'taxi';
  return {
    kind,
    name:
      readText(thing, 'name') ??
      (isTaxi
        ? readText(listNodes(thing, 'provider').concat(listNodes(node, 'provider', 'broker'))[0], 'name')
        : undefined),
    place: isTaxi ? undefined : kind === 'restaurant' ? toPlace(thing) : findPlace(thing, 'location'),
    from: isTaxi ? findPlace(node, 'pickupLocation') : undefined,
    to: isTaxi ? findPlace(node, 'dropoffLocation') : undefined,
    start,
    end,
    details: listDetails(node, thing, false),
  };
}

/** The first of these that is a date. */
function readDate(node: SchemaNode | undefined, ...names: string[]): LocalMoment | undefined {
  for (const text of listTexts(node, ...names)) {
    const moment = readMachineDate(text);
    if (moment) return moment;
  }
  return undefined;
}

function listDetails(node: SchemaNode, thing: SchemaNode | undefined, isBoarding: boolean): Detail[] {
  const ticket = listNodes(node, 'reservedTicket', 'ticket')[0];
  const seats = listNodes(ticket, 'ticketedSeat')[0] ?? ticket;
  return [
    ...(isBoarding
      ? [{ label: 'Note', value: 'The time is that of boarding; the departure is not stated.' }]
      : []),
    ...toDetail(
      'Seat',
      [...new Set([...listTexts(node, 'airplaneSeat', 'seat'), ...listTexts(seats, 'seatNumber')])].join(
        ', ',
      ),
    ),
    ...toDetail('Row', readText(seats, 'seatRow')),
    ...toDetail('Section', readText(seats, 'seatSection')),
    ...toDetail('Class', readText(node, 'airplaneSeatClass', 'seatingType')),
    ...toDetail('Gate', readText(thing, 'departureGate')),
    ...toDetail('Operated by', readText(listNodes(thing, 'operatedBy')[0], 'name')),
    ...toDetail('Room', readText(node, 'lodgingUnitDescription', 'lodgingUnitType')),
    ...toDetail('Party', readText(node, 'partySize', 'numSeats')),
    ...toDetail('Phone', readText(thing, 'telephone')),
    ...toDetail('Ticket', readText(node, 'ticketNumber') ?? readText(ticket, 'ticketNumber')),
  ];
}

const toDetail = (label: string, value: string | undefined): Detail[] =>
  label && value ? [{ label, value }] : [];
