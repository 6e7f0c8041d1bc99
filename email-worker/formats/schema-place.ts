import type { BookingPlace } from '../booking.ts';
import { listSchemaNodes, readSchemaText, type SchemaNode } from './schema-node.ts';

/** Converts a place, organization, airport, station or bare address. */
export function toSchemaPlace(node: SchemaNode | undefined): BookingPlace | undefined {
  if (!node) return undefined;
  const address = listSchemaNodes(node, 'address', 'location')[0];
  const place: BookingPlace = {
    name: readSchemaText(node, 'name', 'legalName') ?? readSchemaText(address, 'name'),
    ...readAddress(node, address),
    iata: readIataCode(node),
    ...readCoordinates(node),
  };
  return place.name || place.street || place.city || place.iata ? place : undefined;
}

function readAddress(
  node: SchemaNode,
  address: SchemaNode | undefined,
): Pick<BookingPlace, 'street' | 'city' | 'country'> {
  const inner = address && listSchemaNodes(address, 'address')[0];
  const parts = inner ?? address ?? node;
  const plainAddress = address ? undefined : readSchemaText(node, 'address');
  const city = readSchemaText(parts, 'addressLocality');
  // The state determines the zone; it is appended to the city because BookingPlace has no field for it.
  const region = readSchemaText(parts, 'addressRegion');
  return {
    street: readSchemaText(parts, 'streetAddress') ?? plainAddress,
    city: region && city && !city.includes(region) ? `${city}, ${region}` : city,
    country: readSchemaText(parts, 'addressCountry'),
  };
}

function readIataCode(node: SchemaNode): string | undefined {
  const iata = readSchemaText(node, 'iataCode')?.toUpperCase();
  return iata && /^[A-Z]{3}$/.test(iata) ? iata : undefined;
}

function readCoordinates(node: SchemaNode): Pick<BookingPlace, 'latitude' | 'longitude'> {
  const geo = listSchemaNodes(node, 'geo')[0] ?? node;
  return {
    latitude: toCoordinate(readSchemaText(geo, 'latitude'), 90),
    longitude: toCoordinate(readSchemaText(geo, 'longitude'), 180),
  };
}

/** The place in the first of these properties, given as a node or a plain name. */
export function findSchemaPlace(node: SchemaNode | undefined, ...names: string[]): BookingPlace | undefined {
  const place = toSchemaPlace(listSchemaNodes(node, ...names)[0]);
  const name = place ? undefined : readSchemaText(node, ...names);
  return place ?? (name ? { name } : undefined);
}

function toCoordinate(text: string | undefined, limit: number): number | undefined {
  const value = text ? Number(text) : Number.NaN;
  return Number.isFinite(value) && Math.abs(value) <= limit && value !== 0 ? value : undefined;
}
