import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { mails, unclaimedEvents } from './mail-schema.ts';
import { events, projects } from './schema.ts';
import { toSqlList } from './sql-expressions.ts';

/** Identifiers of the bookings in one email. `starts` are the digits of the start as printed. */
export type BookingClues = { keys: string[]; starts: string[]; confirmations: string[] };

/** True if a waiting notice asks whether to delete the event. */
export const hasCancellation = (userId: number, eventId: SQL | number): SQL =>
  sql`EXISTS (SELECT 1 FROM ${unclaimedEvents} AS notice WHERE notice.user_id = ${userId} AND notice.status = 'waiting'
    AND notice.kind = 'notice' AND json_extract(notice.notice, '$.event.eventId') = ${eventId})`;

/**
 * The account's unclaimed events that match any of the identifiers: waiting ones, and assigned ones whose event
 * still exists. Least recently updated first.
 */
export async function listKnownBookings(
  db: Db,
  userId: number,
  { keys, starts, confirmations }: BookingClues,
) {
  return db
    .select({
      unclaimed: unclaimedEvents,
      sentAt: mails.sentAt,
      event: events,
      projectId: projects.projectId,
      projectName: projects.name,
      hasCancellation: sql<number>`${hasCancellation(userId, sql`${events.id}`)}`,
    })
    .from(unclaimedEvents)
    .innerJoin(mails, eq(mails.id, unclaimedEvents.mailId))
    .leftJoin(events, and(eq(events.id, unclaimedEvents.assignedEventId), isNull(events.deletedAt)))
    .leftJoin(projects, eq(projects.id, events.projectId))
    .where(
      and(
        eq(unclaimedEvents.userId, userId),
        eq(unclaimedEvents.kind, 'event'),
        sql`(${unclaimedEvents.status} = 'waiting' OR (${unclaimedEvents.status} = 'assigned' AND ${events.id} IS NOT NULL))`,
        or(
          inArray(unclaimedEvents.bookingKey, toSqlList(keys)),
          inArray(unclaimedEvents.bookingStart, toSqlList(starts)),
          inArray(unclaimedEvents.confirmation, toSqlList(confirmations)),
        ),
      ),
    )
    .orderBy(asc(unclaimedEvents.updatedAt), asc(unclaimedEvents.id))
    .limit(500);
}
export type KnownBookingRow = Awaited<ReturnType<typeof listKnownBookings>>[number];
