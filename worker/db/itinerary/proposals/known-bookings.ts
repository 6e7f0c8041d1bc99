import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { ItineraryDb } from '../../client.ts';
import { type BookingClues, hasCancellation, isKnownBooking, MAX_KNOWN } from '../../inbox/known-bookings.ts';
import { type EventRow, events, projects } from '../../schema/itinerary/itineraries.ts';
import { mails } from '../../schema/shared/mails.ts';
import { type ProposalRow, proposals } from '../../schema/shared/proposals.ts';
import { toSqlList } from '../../sql-expressions.ts';

/** A proposal that an email may be about. `hasCancellation`: one waits already that asks whether to delete its event. */
export type KnownBookingRow = {
  proposal: ProposalRow;
  sentAt: number | null;
  event: EventRow | null;
  projectId: string | null;
  projectName: string | null;
  hasCancellation: number;
};

/**
 * An itinerary's proposals that match any of the identifiers: waiting ones, and added ones whose event still exists. Least
 * recently updated first.
 */
export async function listKnownBookings(
  db: ItineraryDb,
  projectId: number,
  clues: BookingClues,
): Promise<KnownBookingRow[]> {
  const owner = { projectId };
  return db
    .select({
      proposal: proposals,
      sentAt: mails.sentAt,
      event: events,
      projectId: projects.projectId,
      projectName: projects.name,
      hasCancellation: sql<number>`${hasCancellation(owner, sql`${events.id}`, sql`${projects.projectId}`)}`,
    })
    .from(proposals)
    .leftJoin(mails, eq(mails.id, proposals.mailId))
    .leftJoin(
      events,
      and(eq(events.id, proposals.eventId), eq(proposals.status, 'added'), isNull(events.deletedAt)),
    )
    .leftJoin(projects, eq(projects.id, events.projectId))
    .where(
      and(isKnownBooking(owner, clues), sql`(${proposals.status} = 'waiting' OR ${events.id} IS NOT NULL)`),
    )
    .orderBy(asc(proposals.updatedAt), asc(proposals.id))
    .limit(MAX_KNOWN);
}

/** Events that accounts' proposals became, with their itineraries. Deleted ones are left out. */
export async function listAssignedEvents(db: ItineraryDb, eventIds: number[]) {
  return db
    .select({ event: events, projectId: projects.projectId, projectName: projects.name })
    .from(events)
    .innerJoin(projects, eq(projects.id, events.projectId))
    .where(and(sql`${events.id} IN ${toSqlList(eventIds)}`, isNull(events.deletedAt)));
}

/** Those of these events that exist, or were deleted after `since`. */
export async function listRecentEventIds(
  db: ItineraryDb,
  eventIds: number[],
  since: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(
      sql`${events.id} IN ${toSqlList(eventIds)} AND (${events.deletedAt} IS NULL OR ${events.deletedAt} > ${since})`,
    );
  return rows.map((row) => row.id);
}
