import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { events, projects } from '../schema/itinerary/itineraries.ts';
import { mails } from '../schema/shared/mails.ts';
import { proposals } from '../schema/shared/proposals.ts';
import { toSqlList } from '../sql-expressions.ts';
import { type InboxOwner, isProposalOf } from './owner.ts';

/** Identifiers of the bookings in one email. `starts` are the digits of the start as printed. */
export type BookingClues = { keys: string[]; starts: string[]; confirmations: string[] };

/** True if a waiting proposal of the owner asks whether to delete the event. */
export function hasCancellation(owner: InboxOwner, eventId: SQL): SQL {
  const isOwn =
    'userId' in owner ? sql`other.user_id = ${owner.userId}` : sql`other.project_id = ${owner.projectId}`;
  return sql`EXISTS (SELECT 1 FROM ${proposals} AS other WHERE ${isOwn} AND other.status = 'waiting'
    AND other.kind = 'cancellation' AND other.target_event_id = ${eventId})`;
}

/**
 * The owner's proposals that match any of the identifiers: waiting ones, and added ones whose event still exists. Least
 * recently updated first.
 */
export async function listKnownBookings(
  db: Db,
  owner: InboxOwner,
  { keys, starts, confirmations }: BookingClues,
) {
  return db
    .select({
      proposal: proposals,
      sentAt: mails.sentAt,
      event: events,
      projectId: projects.projectId,
      projectName: projects.name,
      hasCancellation: sql<number>`${hasCancellation(owner, sql`${events.id}`)}`,
    })
    .from(proposals)
    .leftJoin(mails, eq(mails.id, proposals.mailId))
    .leftJoin(
      events,
      and(eq(events.id, proposals.eventId), eq(proposals.status, 'added'), isNull(events.deletedAt)),
    )
    .leftJoin(projects, eq(projects.id, events.projectId))
    .where(
      and(
        isProposalOf(owner),
        eq(proposals.kind, 'event'),
        sql`(${proposals.status} = 'waiting' OR ${events.id} IS NOT NULL)`,
        or(
          inArray(proposals.bookingKey, toSqlList(keys)),
          inArray(proposals.bookingStart, toSqlList(starts)),
          inArray(proposals.confirmation, toSqlList(confirmations)),
        ),
      ),
    )
    .orderBy(asc(proposals.updatedAt), asc(proposals.id))
    .limit(500);
}
export type KnownBookingRow = Awaited<ReturnType<typeof listKnownBookings>>[number];
