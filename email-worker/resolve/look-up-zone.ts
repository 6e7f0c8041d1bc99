import findZoneAt from '@photostructure/tz-lookup';
import type { BookingPlace } from '../booking.ts';
import { findAirport, findZoneOfAirportName } from '../gazetteer/airports.ts';
import { findCountryCode, findCountryZone } from '../gazetteer/countries.ts';
import { findZoneByAddressFormat, hasBritishPostcode } from './address-format-zone.ts';
import type { Unrivaled } from './city-area.ts';
import { findCityZoneInAddress, findCityZoneInName } from './city-zone.ts';
import { computeUtcOffset } from './resolve-time.ts';

/** The zone of a place, by its code, coordinates, address or name; undefined if none of them says it surely. */
export function lookUpZone(place: BookingPlace | undefined, unrivaled?: Unrivaled): string | undefined {
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
