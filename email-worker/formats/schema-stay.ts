import type { BookingKind } from '../booking.ts';
import { listSchemaNodes, readSchemaText, type SchemaNode } from './schema-node.ts';
import { findSchemaPlace, toSchemaPlace } from './schema-place.ts';
import { listDetails, type ReservationDetails, readDate, toDetail } from './schema-values.ts';

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
