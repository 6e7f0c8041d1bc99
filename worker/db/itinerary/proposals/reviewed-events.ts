import { type SQL, sql } from 'drizzle-orm';
import { type ItineraryDb, toLastChange } from '../../client.ts';
import type { EventRow } from '../../schema/itinerary/itineraries.ts';
import { mapEventColumns, toSqlName } from '../events/event-json.ts';

/** The attendees of an event, which a proposal may be without, in SQL on its row or on `table`. */
export function toAddedAttendees(table?: 'p') {
  const attendees = sql.raw(table ? `${table}.attendees` : 'attendees');
  return sql`CASE WHEN ${attendees} = '' THEN 'Everyone' ELSE ${attendees} END`;
}

/** An end before the start is dropped. */
export const toEndAfter = (startsAt: SQL, endsAt: SQL): SQL =>
  sql`CASE WHEN ${endsAt} >= ${startsAt} THEN ${endsAt} END`;

/**
 * The event that a proposal becomes, in SQL on its row, so that a concurrent edit is not lost.
 * `requestKey` keeps it from being inserted twice.
 */
export function toAddedEvent(
  db: ItineraryDb,
  projectId: number,
  { audienceKeys, requestKey }: { audienceKeys: SQL; requestKey: SQL | string },
  now: number,
): Record<keyof EventRow, unknown> {
  return {
    id: null,
    projectId,
    ...mapEventColumns((column) => sql.raw(toSqlName(column))),
    attendees: toAddedAttendees(),
    endsAt: toEndAfter(sql`starts_at`, sql`ends_at`),
    audienceKeys,
    newsSeq: null,
    hasSignUps: false,
    lastChange: toLastChange(db, now),
    sequence: 0,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    requestKey,
    requestHash: null,
  };
}
