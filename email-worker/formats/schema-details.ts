import type { DetailLabel } from '../../worker/messages/bookings.ts';
import type { Booking, BookingDetail, BookingKind, BookingPlace, LocalDateTime } from '../booking.ts';
import { BOARDING_TIME_NOTE } from './boarding-time-note.ts';
import { parseMachineDate } from './machine-date.ts';
import { listSchemaNodes, listSchemaTexts, readSchemaText, type SchemaNode } from './schema-node.ts';
import { findSchemaPlace, toSchemaPlace } from './schema-place.ts';

/** The part of a booking that depends on what was reserved. */
export type ReservationDetails = Pick<
  Booking,
  'kind' | 'name' | 'number' | 'place' | 'from' | 'to' | 'start' | 'end' | 'details'
>;

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

/** Details of a hotel stay or a rental car. */
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

/** Details of a table, show, tour or ride. */
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
    ...(isBoarding ? [BOARDING_TIME_NOTE] : []),
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

const toDetail = (label: DetailLabel | '', value: string | undefined): BookingDetail[] =>
  label && value ? [{ label, value }] : [];
