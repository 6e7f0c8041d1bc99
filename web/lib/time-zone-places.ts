import { DEFAULT_TIME_ZONE } from '../../worker/contract/default-time-zone.ts';
import type { TimeZonePlace } from '../../worker/contract/time-zones.ts';
import { api, unwrap } from './api.ts';

/** Cities, regions and countries by a part of their name. Rejects without a connection or when aborted. */
export async function searchTimeZonePlaces(text: string, signal: AbortSignal): Promise<TimeZonePlace[]> {
  const call = api['time-zones'].places.$get({ query: { text } }, { init: { signal } });
  return (await unwrap(call)).places;
}

/** The time zone (IANA) of an event's location; null if it is unknown or ambiguous. */
export async function fetchSuggestedZone(text: string, signal: AbortSignal): Promise<string | null> {
  const call = api['time-zones'].suggestion.$get({ query: { text } }, { init: { signal } });
  return (await unwrap(call)).timeZone;
}

/** The browser's time zone (IANA), or the default one if it has none. */
export function readBrowserTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && timeZone !== 'Etc/Unknown' ? timeZone : DEFAULT_TIME_ZONE;
}
