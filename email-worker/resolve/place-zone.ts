import type { BookingPlace } from '../booking.ts';
import { findCities } from '../gazetteer/cities.ts';
import { lookUpZone } from './look-up-zone.ts';

/** The IANA zone of a place, or the likely one if towns share its name; undefined if it is unknown. */
export const findPlaceZone = (place: BookingPlace | undefined): string | undefined => lookUpZone(place);

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
  const zone = lookUpZone(place);
  return zone === lookUpZone(place, { hint, isStop }) ? zone : undefined;
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
