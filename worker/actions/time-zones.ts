import { searchPlaces } from '../../email-worker/gazetteer/search-places.ts';
import { suggestZone } from '../../email-worker/resolve/suggest-zone.ts';
import { LIMITS } from '../contract/limits.ts';
import type { TimeZonePlace } from '../contract/time-zones.ts';

// The time to search grows with the text, and nobody types a longer one.
const MAX_QUERY = 80;

/** Places by a part of their name, best first. Empty for long text. */
export function findTimeZonePlaces(query: string): TimeZonePlace[] {
  return query.length <= MAX_QUERY ? searchPlaces(query) : [];
}

/** The time zone (IANA) of an event's location; null if it is unknown or ambiguous. */
export function suggestTimeZone(location: string): string | null {
  return (location.length <= LIMITS.location && suggestZone(location)) || null;
}
