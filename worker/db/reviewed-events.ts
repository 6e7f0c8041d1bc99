import { type SQL, sql } from 'drizzle-orm';
import { type Db, toLastChange } from './client.ts';
import type { EventRow } from './schema.ts';

/** The attendees of an event, which a proposal or an unclaimed event may be without, in SQL on its row or on `table`. */
export function toAddedAttendees(table?: 'p') {
  const attendees = sql.raw(table ? `${table}.attendees` : 'attendees');
  return sql`CASE WHEN ${attendees} = '' THEN 'Everyone' ELSE ${attendees} END`;
}

/** An end before the start is dropped. */
export const toEndAfter = (startsAt: SQL, endsAt: SQL): SQL =>
  sql`CASE WHEN ${endsAt} >= ${startsAt} THEN ${endsAt} END`;

/**
 * The event that a proposal or an unclaimed event becomes, in SQL on its row, so that a concurrent edit is not lost.
 * `requestKey` keeps it from being inserted twice.
 */
export function toAddedEvent(
  db: Db,
  projectId: number,
  { audienceKeys, requestKey }: { audienceKeys: SQL; requestKey: SQL | string },
  now: number,
): Record<keyof EventRow, unknown> {
  const [startsAt, endsAt] = [sql`starts_at`, sql`ends_at`];
  return {
    id: null,
    projectId,
    title: sql`title`,
    description: sql`description`,
    attendees: toAddedAttendees(),
    startsAt,
    endsAt: toEndAfter(startsAt, endsAt),
    timeZone: sql`time_zone`,
    endTimeZone: sql`end_time_zone`,
    location: sql`location`,
    audience: sql`audience`,
    audienceKeys,
    vibe: sql`vibe`,
    rsvp: sql`rsvp`,
    lastChange: toLastChange(db, now),
    sequence: 0,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    requestKey,
    requestHash: null,
  };
}
