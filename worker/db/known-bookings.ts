import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Db } from './client.ts';
import { mails, unclaimedEvents } from './mail-schema.ts';
import { events, projects } from './schema.ts';

/** What is asked for: booking keys, printed starts and reservation numbers of a mail. */
export type BookingClues = { keys: string[]; starts: string[]; confirmations: string[] };

/**
 * What the account has of the bookings that a mail may speak of: waiting cards, and cards that became events
 * which still stand. The card that was written into an event last comes last.
 */
export async function listKnownBookings(db: Db, userId: number, { keys, starts, confirmations }: BookingClues) {
  const isOne = (column: SQLiteColumn, values: string[]) =>
    sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;
  return db
    .select({
      card: unclaimedEvents,
      saidAt: mails.sentAt,
      event: events,
      projectId: projects.projectId,
      projectName: projects.name,
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
          isOne(unclaimedEvents.bookingKey, keys),
          isOne(unclaimedEvents.bookingStart, starts),
          isOne(unclaimedEvents.confirmation, confirmations),
        ),
      ),
    )
    .orderBy(asc(unclaimedEvents.updatedAt), asc(unclaimedEvents.id))
    .limit(500);
}
export type KnownBookingRow = Awaited<ReturnType<typeof listKnownBookings>>[number];
