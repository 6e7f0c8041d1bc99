import type { Booking, BookingDetail, BookingKind, LocalDateTime } from '../booking.ts';
import { parseMachineDate } from './machine-date.ts';
import { listSchemaNodes, listSchemaTexts, readSchemaText, type SchemaNode } from './schema-node.ts';
import { findSchemaPlace, toSchemaPlace } from './schema-place.ts';

/** The part of a booking that tells what, where and when. */
export type ReservationDetails = Pick<
  Booking,
  'kind' | 'name' | 'number' | 'place' | 'from' | 'to' | 'start' | 'end' | 'details'
>;

/** A leg by air, rail, road or water. */
export function readTravelDetails(kind: BookingKind, node: SchemaNode, thing: SchemaNode | undefined): ReservationDetails | undefined {
  const boarding = readDate(thing, 'boardingTime');
  const departure = readDate(thing, 'departureTime', 'departureDate', 'departureDay');
  // Some write the day alone as departure; the time at the gate is then the nearest thing that is known.
  const isBoarding = !!boarding?.local[10] && (!departure || (!departure.local[10] && boarding.local.startsWith(departure.local)));
  const start = isBoarding ? { ...boarding, ambiguous: true } : departure;
  if (!start) return undefined;
  const from = findSchemaPlace(thing, 'departureAirport', 'departureStation', 'departureBusStop', 'departureBoatTerminal', 'departureTerminal', 'departureLocation');
  const to = findSchemaPlace(thing, 'arrivalAirport', 'arrivalStation', 'arrivalBusStop', 'arrivalBoatTerminal', 'arrivalTerminal', 'arrivalLocation');
  const terminal = readSchemaText(thing, 'departureTerminal');
  if (from && terminal && listSchemaNodes(thing, 'departureTerminal').length === 0) {
    from.terminal = /^\w{1,3}$/.test(terminal) ? `Terminal ${terminal}` : terminal;
  }
  const platform = readSchemaText(thing, 'departurePlatform');
  if (from && platform) from.terminal = `Platform ${platform}`;
  return {
    kind,
    name: readSchemaText(thing, 'trainName', 'busName', 'boatName', ...(kind === 'flight' ? [] : ['name'])) ?? readSchemaText(listSchemaNodes(thing, 'airline', 'provider', 'operator')[0], 'name'),
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
  const number = readSchemaText(thing, 'flightNumber', 'trainNumber', 'busNumber', 'tripNumber')?.replace(
    /^(?=\d?[A-Z])([A-Z\d]{2})\s?0*(\d+)$/,
    '$1 $2',
  );
  const carrier = listSchemaNodes(thing, 'airline', 'provider', 'operator', 'seller')[0];
  const code = readSchemaText(carrier, 'iataCode')?.toUpperCase();
  if (!number) return undefined;
  return code && /^\d{1,4}[A-Z]?$/i.test(number) ? `${code} ${number.replace(/^0+(?=\d)/, '')}` : number;
}

/** A stay in a house, or with a car: from one moment to another. */
export function readStayDetails(
  kind: BookingKind,
  node: SchemaNode,
  thing: SchemaNode | undefined,
): ReservationDetails | undefined {
  const isCar = kind === 'car';
  const start = isCar
    ? readDate(node, 'pickupTime', 'pickupDate', 'startTime')
    : readDate(node, 'checkinTime', 'checkinDate', 'startTime', 'startDate');
  if (!start) return undefined;
  const end = isCar
    ? readDate(node, 'dropoffTime', 'dropoffDate', 'endTime')
    : readDate(node, 'checkoutTime', 'checkoutDate', 'endTime', 'endDate');
  const times = [readSchemaText(node, 'checkinTime'), readSchemaText(thing, 'checkinTime')];
  const clock = times.map((text) => /^(\d{2}:\d{2})/.exec(text ?? '')?.[1]).find(Boolean);
  if (clock && start.local.length === 10) start.local += `T${clock}`;
  const company =
    readSchemaText(listSchemaNodes(thing, 'rentalCompany')[0], 'name') ??
    readSchemaText(listSchemaNodes(node, 'provider', 'broker')[0], 'name');
  return {
    kind,
    name: isCar ? company : readSchemaText(thing, 'name'),
    place: isCar ? undefined : toSchemaPlace(thing),
    from: isCar ? findSchemaPlace(node, 'pickupLocation') : undefined,
    to: isCar ? findSchemaPlace(node, 'dropoffLocation') : undefined,
    start,
    end,
    details: [
      ...listDetails(node, thing, false),
      ...toDetail(isCar ? 'Car' : '', readSchemaText(thing, 'name', 'model')),
    ],
  };
}

/** A table, a show, a tour, a ride. */
export function readVisitDetails(
  kind: BookingKind,
  node: SchemaNode,
  thing: SchemaNode | undefined,
): ReservationDetails | undefined {
  const start =
    readDate(thing, 'startDate', 'startTime') ??
    readDate(node, 'startTime', 'startDate', 'pickupTime', 'scheduledTime', 'bookingTime');
  if (!start || (kind !== 'taxi' && kind !== 'restaurant' && !readSchemaText(thing, 'name')))
    return undefined;
  const end = readDate(thing, 'endDate', 'endTime') ?? readDate(node, 'endTime', 'endDate');
  const isTaxi = kind === 'taxi';
  return {
    kind,
    name:
      readSchemaText(thing, 'name') ??
      (isTaxi
        ? readSchemaText(
            listSchemaNodes(thing, 'provider').concat(listSchemaNodes(node, 'provider', 'broker'))[0],
            'name',
          )
        : undefined),
    place: isTaxi
      ? undefined
      : kind === 'restaurant'
        ? toSchemaPlace(thing)
        : findSchemaPlace(thing, 'location'),
    from: isTaxi ? findSchemaPlace(node, 'pickupLocation') : undefined,
    to: isTaxi ? findSchemaPlace(node, 'dropoffLocation') : undefined,
    start,
    end,
    details: listDetails(node, thing, false),
  };
}

/** The first of these that is a date. */
function readDate(node: SchemaNode | undefined, ...names: string[]): LocalDateTime | undefined {
  for (const text of listSchemaTexts(node, ...names)) {
    const moment = parseMachineDate(text);
    if (moment) return moment;
  }
  return undefined;
}

function listDetails(node: SchemaNode, thing: SchemaNode | undefined, isBoarding: boolean): BookingDetail[] {
  const ticket = listSchemaNodes(node, 'reservedTicket', 'ticket')[0];
  const seats = listSchemaNodes(ticket, 'ticketedSeat')[0] ?? ticket;
  return [
    ...(isBoarding
      ? [{ label: 'Note', value: 'The time is that of boarding; the departure is not stated.' }]
      : []),
    ...toDetail(
      'Seat',
      [
        ...new Set([
          ...listSchemaTexts(node, 'airplaneSeat', 'seat'),
          ...listSchemaTexts(seats, 'seatNumber'),
        ]),
      ].join(', '),
    ),
    ...toDetail('Row', readSchemaText(seats, 'seatRow')),
    ...toDetail('Section', readSchemaText(seats, 'seatSection')),
    ...toDetail('Class', readSchemaText(node, 'airplaneSeatClass', 'seatingType')),
    ...toDetail('Gate', readSchemaText(thing, 'departureGate')),
    ...toDetail('Operated by', readSchemaText(listSchemaNodes(thing, 'operatedBy')[0], 'name')),
    ...toDetail('Room', readSchemaText(node, 'lodgingUnitDescription', 'lodgingUnitType')),
    ...toDetail('Party', readSchemaText(node, 'partySize', 'numSeats')),
    ...toDetail('Phone', readSchemaText(thing, 'telephone')),
    ...toDetail('Ticket', readSchemaText(node, 'ticketNumber') ?? readSchemaText(ticket, 'ticketNumber')),
  ];
}

const toDetail = (label: string, value: string | undefined): BookingDetail[] =>
  label && value ? [{ label, value }] : [];
