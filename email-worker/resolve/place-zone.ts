import findZoneAt from '@photostructure/tz-lookup';
import type { BookingPlace } from '../booking.ts';
import { findAirport, findZoneOfAirportName } from '../gazetteer/airports.ts';
import { findCities } from '../gazetteer/cities.ts';
import { findCountryCode, findCountryZone } from '../gazetteer/countries.ts';
import { findZoneByAddressFormat, hasBritishPostcode } from './address-format-zone.ts';
import type { Unrivaled } from './city-area.ts';
import { findCityZoneInAddress, findCityZoneInName } from './city-zone.ts';
import { computeUtcOffset } from './resolve-time.ts';

/** The IANA zone of a place, or the likely one if towns share its name; undefined if it is unknown. */
export const findPlaceZone = (place: BookingPlace | undefined): string | undefined => findZone(place);

/**
 * Like `findPlaceZone`, but undefined if a town of comparable size in another zone has the same name and neither the
 * rest of the place nor `hint`, the country that the email points to, decides. A small town abroad is not sure either,
 * unless `isStop`: the place is a stop of a journey.
 */
export function findSureZone(
  place: BookingPlace | undefined,
  hint: string | undefined,
  isStop = false,
): string | undefined {
  const zone = findZone(place);
  return zone === findZone(place, { hint, isStop }) ? zone : undefined;
}

function findZone(place: BookingPlace | undefined, unrivaled?: Unrivaled): string | undefined {
  if (!place) return undefined;
  const airport = place.iata ? findAirport(place.iata) : undefined;
  if (airport) return airport.zone;
  const address = [place.street, place.city].filter((text) => text !== undefined);
  const country =
    findCountryCode(place.country ?? '') ?? (address.some(hasBritishPostcode) ? 'GB' : undefined);
  const named = findByName(place, address, country, unrivaled);
  const located = findByCoordinates(place);
  // Coordinates are safer, but their table merges zones with equal clocks: Amsterdam is Europe/Brussels in it.
  return located && named && hasSameClock(located, named) ? named : (located ?? named);
}

/**
 * The zone of an ambiguous stop, based on the zone of the stop at the other end (`near`): the same if the name exists
 * there or is unknown and `isByLand`, else the only zone of that name on the same continent.
 */
export function findZoneNear(
  place: BookingPlace | undefined,
  near: string | undefined,
  isByLand = true,
): string | undefined {
  if (!near) return undefined;
  const words = (place?.name ?? '').split(/[\s,]+/).slice(0, 3);
  const names = words.map((_, at) => words.slice(0, words.length - at).join(' ')).filter(Boolean);
  const cities = names.map(findCities).find((found) => found.length > 0) ?? [];
  if (cities.some(({ zone }) => zone === near)) return near;
  if (!cities.length) return isByLand ? near : undefined;
  const [continent] = near.split('/');
  const zones = new Set(cities.map(({ zone }) => zone).filter((zone) => zone.startsWith(`${continent}/`)));
  const [zone] = zones;
  return zones.size === 1 ? zone : undefined;
}

function findByName(
  place: BookingPlace,
  address: string[],
  country: string | undefined,
  unrivaled: Unrivaled | undefined,
): string | undefined {
  const name = place.name ? [place.name] : [];
  return (
    findCodeZone(address) ??
    findCityZoneInAddress(address, country, unrivaled) ??
    findCityZoneInAddress(name, country, unrivaled) ??
    (country ? undefined : findZoneByAddressFormat(address)) ??
    findCityZoneInName(place.name, country, unrivaled) ??
    findZoneOfAirportName(place.name ?? '') ??
    (country ? findCountryZone(country) : findZoneByAddressFormat(name))
  );
}

/** `Terminal 2, Dublin Airport (DUB)`. */
function findCodeZone(address: string[]): string | undefined {
  const codes = address.flatMap((text) => [...text.matchAll(/\b(?:Air)?port\p{L}* \(([A-Z]{3})\)/giu)]);
  return findAirport(codes[0]?.[1] ?? '')?.zone;
}

function hasSameClock(a: string, b: string): boolean {
  return [Date.UTC(2026, 0, 1), Date.UTC(2026, 6, 1)].every(
    (at) => computeUtcOffset(at, a) === computeUtcOffset(at, b),
  );
}

function findByCoordinates({ latitude, longitude }: BookingPlace): string | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  const zone = isOnEarth ? findZoneAt(latitude, longitude) : undefined;
  // Etc/ zones are open sea, so the coordinates are wrong.
  return zone?.startsWith('Etc/') ? undefined : zone;
}
