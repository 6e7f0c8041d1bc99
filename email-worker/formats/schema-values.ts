import type { DetailLabel } from '../../worker/messages/bookings.ts';
import type { Booking, BookingDetail, LocalDateTime } from '../booking.ts';
import { BOARDING_TIME_NOTE } from './boarding-time-note.ts';
import { parseMachineDate } from './machine-date.ts';
import { listSchemaNodes, listSchemaTexts, readSchemaText, type SchemaNode } from './schema-node.ts';

/** The part of a booking that depends on what was reserved. */
export type ReservationDetails = Pick<
  Booking,
  'kind' | 'name' | 'number' | 'place' | 'from' | 'to' | 'start' | 'end' | 'details'
>;

/** The first date in the named properties; undefined if none has one. */
export function readDate(node: SchemaNode | undefined, ...names: string[]): LocalDateTime | undefined {
  for (const text of listSchemaTexts(node, ...names)) {
    const moment = parseMachineDate(text);
    if (moment) return moment;
  }
  return undefined;
}

/** Details of a reservation that do not depend on its kind. `isBoarding` adds a note that its time is that of boarding. */
export function listDetails(
  node: SchemaNode,
  thing: SchemaNode | undefined,
  isBoarding: boolean,
): BookingDetail[] {
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

/** A detail with its label; nothing if it has no value. */
export const toDetail = (label: DetailLabel | '', value: string | undefined): BookingDetail[] =>
  label && value ? [{ label, value }] : [];
