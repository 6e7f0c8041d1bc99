import { type SQL, sql } from 'drizzle-orm';
import { DAY_MS, toLocalDay } from '../../../domain/time/days.ts';
import { toInstant } from '../../../domain/time/zoned-time.ts';
import type { ItineraryDb } from '../../client.ts';
import { events } from '../../schema/itinerary/itineraries.ts';
import { isVisibleEvent, type ReadScope } from '../../sql-expressions.ts';

const isEventOf = (projectId: number) =>
  sql`${events.projectId} = ${projectId} AND ${events.deletedAt} IS NULL`;

/**
 * Returns the condition that every event that the scope sees is over at `now` (epoch milliseconds), as `hasEnded` of
 * domain/schedule/event-times.ts; false without events. Reads the events' time zones, whose days SQLite does not know.
 * An event in a zone that is new since then lasts for a day.
 */
export async function toHasEnded(
  db: ItineraryDb,
  projectId: number,
  scope: ReadScope,
  now: number,
): Promise<SQL> {
  const zones = await db.selectDistinct({ zone: events.timeZone }).from(events).where(isEventOf(projectId));
  const todayStarts = Object.fromEntries(
    zones.map(({ zone }) => [zone, toInstant(`${toLocalDay(now, zone)}T00:00`, zone)]),
  );
  const starts = JSON.stringify(todayStarts);
  const isOver = sql`CASE WHEN ${events.endsAt} IS NOT NULL THEN ${events.endsAt} <= ${now}
    ELSE ${events.startsAt} < coalesce(${starts} ->> ${events.timeZone}, ${now - DAY_MS}) END`;
  return sql`coalesce((SELECT min(${isOver}) FROM ${events}
    WHERE ${isEventOf(projectId)} AND ${isVisibleEvent(scope)}), 0)`;
}
