import { findAirport } from '../gazetteer/airports.ts';
import { findCities } from '../gazetteer/cities.ts';
import { foldName } from '../gazetteer/fold-name.ts';
import { REGIONS_BY_NAME } from '../gazetteer/regions.ts';
import { findPlaceZone, findSureZone } from './place-zone.ts';

/** `JFK`, `Heathrow (LHR)`, `SFO Airport`, but not `TBD`, which is a code too. */
const AIRPORT = /^(?!TB[ACD])([A-Z]{3})$|\(([A-Z]{3})\)|\b([A-Z]{3}) (?:Airport|Terminal)\b/;

/** 16,000 people. Smaller cities have names like `Central Park`, so they count only in an address. */
const MIN_SIZE_ALONE = 4;

/**
 * The IANA zone of a location that a host typed; undefined if it is unknown or ambiguous. `isSure`: also if it may be a
 * small town's, whose name is often that of something else.
 */
export function suggestZone(location: string, { isSure = false } = {}): string | undefined {
  const parts = location.split(/[,;\n|·•()]/).map((part) => part.trim());
  const codes = AIRPORT.exec(location.trim())?.slice(1);
  const airport = findAirport(codes?.find(Boolean) ?? '');
  if (airport) return airport.zone;
  for (const part of parts.toReversed()) {
    const region = REGIONS_BY_NAME.get(foldName(part));
    if (region) return region.zone;
  }
  if (parts.length > 1)
    return isSure ? findSureZone({ street: location }, undefined) : findPlaceZone({ street: location });
  const [city] = findCities(location);
  return city && city.size < MIN_SIZE_ALONE ? undefined : findPlaceZone({ name: location });
}
