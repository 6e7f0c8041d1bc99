import { DEFAULT_TIME_ZONE } from '../../contract/default-time-zone.ts';
import type { TimedEvent } from './event-times.ts';

type ZonedEvents = readonly Pick<TimedEvent, 'timeZone' | 'endTimeZone'>[];

/**
 * The zone whose times need no abbreviation: that of all events if they agree, as on a trip abroad, else the
 * project's. A single event keeps its abbreviation.
 */
export function findPageZone(events: ZonedEvents, projectZone: string): string {
  const [zone, ...others] = new Set(
    events.flatMap(({ timeZone, endTimeZone }) => [timeZone, endTimeZone ?? timeZone]),
  );
  return events.length > 1 && zone && others.length === 0 ? zone : projectZone;
}

/**
 * The name of the page's zone, "Rome time", to be shown once. Undefined without events, with events in several zones,
 * whose times have abbreviations, and in the zone that every itinerary has until a host chooses another one.
 */
export function describePageZone(events: ZonedEvents, projectZone: string): string | undefined {
  const zone = findPageZone(events, projectZone);
  const isShared = events.every(
    ({ timeZone, endTimeZone }) => timeZone === zone && (endTimeZone ?? zone) === zone,
  );
  if (events.length === 0 || !isShared || (zone === projectZone && zone === DEFAULT_TIME_ZONE))
    return undefined;
  const [area, ...city] = zone.split('/');
  return city.length === 0 || area === 'Etc' ? zone : `${city.at(-1)?.replaceAll('_', ' ')} time`;
}
