import type { BookingKind } from '../booking.ts';
import { listSchemaNodes, readSchemaText, type SchemaNode } from './schema-node.ts';
import { findSchemaPlace, toSchemaPlace } from './schema-place.ts';
import { listDetails, type ReservationDetails, readDate } from './schema-values.ts';

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
