import type { Reader } from '../../email-worker/reader.ts';
import { LIMITS } from '../contract/limits.ts';
import type { TimeZonePlace } from '../contract/time-zones.ts';

// The time to search grows with the text, and nobody types a longer one.
const MAX_QUERY = 80;

/** Places by a part of their name, best first. Empty for long text. */
export async function findTimeZonePlaces(reader: Reader, query: string): Promise<TimeZonePlace[]> {
  return query.length <= MAX_QUERY ? reader.searchPlaces(query) : [];
}

/** The time zone (IANA) of an event's location; null if it is unknown or ambiguous. */
export async function suggestTimeZone(reader: Reader, location: string): Promise<string | null> {
  return location.length <= LIMITS.location ? reader.suggestZone(location) : null;
}
