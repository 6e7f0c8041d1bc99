import type { Place } from '../facts.ts';
import { listNodes, readText, type SchemaNode } from './schema-node.ts';

/** A place, organisation, airport or station; of an address on its own as well. */
export function toPlace(node: SchemaNode | undefined): Place | undefined {
  if (!node) return undefined;
  const address = listNodes(node, 'address', 'location')[0];
  const inner = address && listNodes(address, 'address')[0];
  const parts = inner ?? address ?? node;
  const geo = listNodes(node, 'geo')[0] ?? node;
  const iata = readText(node, 'iataCode')?.toUpperCase();
  const place: Place = {
    name: readText(node, 'name', 'legalName') ?? readText(address, 'name'),
    street: readText(parts, 'streetAddress') ?? (address ? undefined : readText(node, 'address')),
    city: readText(parts, 'addressLocality'),
    country: readText(parts, 'addressCountry'),
    iata: iata && /^[A-Z]{3}$/.test(iata) ? iata : undefined,
    latitude: toNumber(readText(geo, 'latitude'), 90),
    longitude: toNumber(readText(geo, 'longitude'), 180),
  };
  // A state tells the zone and an address without it is not whole; a Place has no field of its own for it.
  const region = readText(parts, 'addressRegion');
  if (region && place.city && !place.city.includes(region)) place.city = `${place.city}, ${region}`;
  return place.name || place.street || place.city || place.iata ? place : undefined;
}

/** The place under one of these names, a thing or its bare name. */
export function findPlace(node: SchemaNode | undefined, ...names: string[]): Place | undefined {
  const place = toPlace(listNodes(node, ...names)[0]);
  const name = place ? undefined : readText(node, ...names);
  return place ?? (name ? { name } : undefined);
}

function toNumber(text: string | undefined, limit: number): number | undefined {
  const value = text ? Number(text) : Number.NaN;
  return Number.isFinite(value) && Math.abs(value) <= limit && value !== 0 ? value : undefined;
}
