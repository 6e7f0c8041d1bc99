import type { Booking, BookingKind, BookingSource } from '../booking.ts';
import { matchPrinted } from '../languages/compile.ts';
import { readVisitDetails } from './schema-details.ts';
import { listSchemaNodes, listSchemaTexts, readSchemaText, type SchemaNode } from './schema-node.ts';
import { readStayDetails } from './schema-stay.ts';
import { readTravelDetails } from './schema-travel.ts';
import type { ReservationDetails } from './schema-values.ts';

/** Kinds by the type of the reservation or of the thing reserved. */
const KINDS: [RegExp, BookingKind][] = [
  [/^Flight/, 'flight'],
  [/^(?:Train|Rail)/, 'train'],
  [/^Bus(?:Reservation|Trip)/, 'bus'],
  [/^(?:Boat|Ferry)/, 'ferry'],
  [/^(?:Lodging|Hotel|Motel|Hostel|Resort|BedAndBreakfast|Campground|Apartment|House|Accommodation|VacationRental)/, 'hotel'],
  [/^(?:FoodEstablishment|Restaurant|CafeOrCoffeeShop|BarOrPub)/, 'restaurant'],
  [/^(?:RentalCar|Car(?:$|Rental)|AutoRental)/, 'car'],
  [/^Taxi/, 'taxi'],
  [/(?:^Event|Event$|EventReservation$|Festival$|^TouristTrip|^TouristAttraction|Screening$|^HealthAndBeauty|^DaySpa)/, 'activity'],
]; // biome-ignore format: a table

const MAX_BOOKINGS = 100;
/** More events without a reservation than this are an offer. */
const MAX_UNRESERVED = 2;

/** Bookings in schema.org nodes. Parcels, orders, articles and places without a reservation are not bookings. */
export function readReservations(nodes: SchemaNode[], source: BookingSource): Booking[] {
  const all = nodes.flatMap((node) => flatten(node, 0));
  const reserved = all.filter(isReservation).flatMap((node) => readReservation(node, source));
  if (reserved.length > 0) return reserved.slice(0, MAX_BOOKINGS);
  const unreserved = all.flatMap((node) => readUnreservedEvent(node, source));
  return unreserved.length <= MAX_UNRESERVED ? unreserved : [];
}

const isReservation = ({ types }: SchemaNode) => types.some((type) => /Reservation$/.test(type));

/** A node and the nodes inside its packages, lists, messages and orders. */
function flatten(node: SchemaNode, depth: number): SchemaNode[] {
  if (depth > 6) return [];
  const inner = listSchemaNodes(
    node,
    'subReservation',
    'itemListElement',
    'item',
    'mainEntity',
    'about',
    'reservation',
    'acceptedOffer',
    'orderedItem',
    'orderItem',
    'itemOffered',
  );
  const isCarrier = node.types.some((type) => /^ReservationPackage$/.test(type));
  return [
    ...(isCarrier && inner.length > 0 ? [] : [node]),
    ...inner.flatMap((one) => flatten(one, depth + 1)),
  ];
}

function findKind(types: string[]): BookingKind | undefined {
  for (const type of types) {
    const kind = KINDS.find(([pattern]) => pattern.test(type))?.[1];
    if (kind) return kind;
  }
  return undefined;
}

function readReservation(node: SchemaNode, source: BookingSource): Booking[] {
  const things = listSchemaNodes(node, 'reservationFor');
  const kind = findKind(node.types) ?? findKind(things.flatMap(({ types }) => types));
  // Held reservations and waiting lists are not booked.
  if (!kind || /hold|wait|request|expired/i.test(readSchemaText(node, 'reservationStatus') ?? '')) return [];
  return (things.length > 0 ? things : [undefined]).flatMap((thing) =>
    listParts(thing).flatMap((part) => {
      const what = readWhat(kind, node, part);
      return what ? [{ ...toCommon(node, source), ...what }] : [];
    }),
  );
}

/** The legs of a trip, or the thing itself. */
function listParts(thing: SchemaNode | undefined): (SchemaNode | undefined)[] {
  const parts = listSchemaNodes(thing, 'subTrip', 'hasPart', 'flightSegment', 'segment');
  return parts.length > 0 ? parts : [thing];
}

function readWhat(
  kind: BookingKind,
  node: SchemaNode,
  thing: SchemaNode | undefined,
): ReservationDetails | undefined {
  if (kind === 'flight' || kind === 'train' || kind === 'bus' || kind === 'ferry')
    return readTravelDetails(kind, node, thing);
  if (kind === 'hotel' || kind === 'car') return readStayDetails(kind, node, thing);
  return readVisitDetails(kind, node, thing);
}

const CANCELED = new RegExp(matchPrinted('routes.canceled'), 'i');

function toCommon(
  node: SchemaNode,
  source: BookingSource,
): Omit<Booking, keyof ReservationDetails | 'kind' | 'start'> {
  const status = readSchemaText(node, 'reservationStatus', 'status', 'bookingStatus') ?? '';
  return {
    source,
    status: CANCELED.test(status) ? 'cancelled' : 'confirmed',
    isWeak: /pending/i.test(status) || undefined,
    people: [
      ...new Set(
        listSchemaNodes(node, 'underName', 'passenger', 'guest')
          .flatMap(toNames)
          .concat(listPlainNames(node)),
      ),
    ],
    confirmation: readSchemaText(
      node,
      'reservationNumber',
      'reservationId',
      'confirmationNumber',
      'bookingNumber',
    ),
  };
}

function toNames(person: SchemaNode): string[] {
  const whole = listSchemaTexts(person, 'name');
  if (whole.length > 0) return whole;
  const parts = [readSchemaText(person, 'givenName'), readSchemaText(person, 'familyName')].filter(
    (part) => part !== undefined,
  );
  return parts.length > 0 ? [parts.join(' ')] : [];
}

const listPlainNames = (node: SchemaNode) =>
  (node.props.get('underName') ?? []).filter((value) => typeof value === 'string');

/** An event without a reservation: a forwarded page, or an organizer's ticket. */
function readUnreservedEvent(node: SchemaNode, source: BookingSource): Booking[] {
  if (!node.types.some((type) => /(?:^Event|Event|Festival)$/.test(type))) return [];
  const what = readVisitDetails('activity', node, node);
  const status = /cancel/i.test(readSchemaText(node, 'eventStatus') ?? '') ? 'cancelled' : 'confirmed';
  return what ? [{ source, status, people: [], ...what, isWeak: true }] : [];
}
