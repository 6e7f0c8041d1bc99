import type { BookingPlace } from '../booking.ts';
import { listSchemaNodes, readSchemaText, type SchemaNode } from './schema-node.ts';

/** A place, organisation, airport or station; of an address on its own as well. */
export function toSchemaPlace(node: SchemaNode | undefined): BookingPlace | undefined {
  if (!node) return undefined;
  const address = listSchemaNodes(node, 'address', 'location')[0];
  const inner = address && listSchemaNodes(address, 'address')[0];
  const parts = inner ?? address ?? node;
  const geo = listSchemaNodes(node, 'geo')[0] ?? node;
  const iata = readSchemaText(node, 'iataCode')?.toUpperCase();
  const place: BookingPlace = {
    name: readSchemaText(node, 'name', 'legalName') ?? readSchemaText(address, 'name'),
    street: readSchemaText(parts, 'streetAddress') ?? (address ? undefined : readSchemaText(node, 'address')),
    city: readSchemaText(parts, 'addressLocality'),
    country: readSchemaText(parts, 'addressCountry'),
    iata: iata && /^[A-Z]{3}$/.test(iata) ? iata : undefined,
    latitude: toNumber(readSchemaText(geo, 'latitude'), 90),
    longitude: toNumber(readSchemaText(geo, 'longitude'), 180),
  };
  // A state tells the zone and an address without it is not whole; a Place has no field of its own for it.
  const region = readSchemaText(parts, 'addressRegion');
  if (region && place.city && !place.city.includes(region)) place.city = `${place.city}, ${region}`;
  return place.name || place.street || place.city || place.iata ? place : undefined;
}

/** The place under one of these names, a thing or its bare name. */
export function findSchemaPlace(node: SchemaNode | undefined, ...names: string[]): BookingPlace | undefined {
  const place = toSchemaPlace(listSchemaNodes(node, ...names)[0]);
  const name = place ? undefined : readSchemaText(node, ...names);
  return place ?? (name ? { name } : undefined);
}

function toNumber(text: string | undefined, limit: number): number | undefined {
  const value = text ? Number(text) : Number.NaN;
  return Number.isFinite(value) && Math.abs(value) <= limit && value !== 0 ? value : undefined;
}
