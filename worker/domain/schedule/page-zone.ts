import { DEFAULT_TIME_ZONE } from '../../contract/default-time-zone.ts';
import { getReader, t } from '../../messages/t.ts';
import { findFormat, readZoneName } from '../time/format-in.ts';
import type { TimedEvent } from './event-times.ts';

type ZonedEvents = readonly Pick<TimedEvent, 'timeZone'>[];

/**
 * The zone whose times need no abbreviation: that of most events, as on a trip abroad with flights to other zones, else
 * the project's. A single event keeps its abbreviation.
 */
export function findPageZone(events: ZonedEvents, projectZone: string): string {
  const counts = new Map<string, number>();
  for (const { timeZone } of events) counts.set(timeZone, (counts.get(timeZone) ?? 0) + 1);
  const most = [...counts].find(([, count]) => count > events.length / 2);
  return events.length > 1 && most ? most[0] : projectZone;
}

/**
 * The name of the page's zone, "Rome time", to be shown once. Undefined without events, where most events are in other
 * zones, whose times have their own names, and in the zone that every itinerary has until a host chooses another one.
 */
export function describePageZone(events: ZonedEvents, projectZone: string): string | undefined {
  const zone = findPageZone(events, projectZone);
  const count = events.filter(({ timeZone }) => timeZone === zone).length;
  if (count <= events.length / 2 || (zone === projectZone && zone === DEFAULT_TIME_ZONE)) return undefined;
  return describeZone(zone);
}

/** What few readers of another language know, or nobody says: "CET", "heure : Royaume-Uni", "GMT+3". */
const UNUSUAL = /^[A-Z]+T$| : |\d/;

/**
 * "Rome time" for `Europe/Rome`, in other languages what they call it, since the cities of zones are in English: "MEZ", "heure
 * d’Europe centrale". "GMT+4" for `Etc/GMT-4`, which counts the other way; another zone without a city as it is.
 */
export function describeZone(zone: string): string {
  const [area, ...city] = zone.split('/');
  const name = city.at(-1) ?? zone;
  if (area === 'Etc') return name.replace(/[+-]/, (sign) => (sign === '-' ? '+' : '-'));
  if (name === zone) return zone;
  const known =
    getReader().language !== 'en' &&
    (['shortGeneric', 'longGeneric'] as const)
      .map((timeZoneName) => readZoneName(findFormat(zone, { timeZoneName })))
      .find((found) => found && !UNUSUAL.test(found));
  return known || t('placeTime', { city: name.replaceAll('_', ' ') });
}
