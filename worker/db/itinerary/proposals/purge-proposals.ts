import { and, eq, lte, sql } from 'drizzle-orm';
import type { ItineraryDb } from '../../client.ts';
import { events } from '../../schema/itinerary/itineraries.ts';
import { proposals } from '../../schema/shared/proposals.ts';

/**
 * Deletes for good what was deleted or added before `before`. What came by email and was added stays while its event was
 * not deleted before `eventsDeletedBefore`, to recognize later emails.
 */
export async function purgeProposals(
  db: ItineraryDb,
  before: number,
  eventsDeletedBefore: number,
): Promise<void> {
  const hasEvent = sql`EXISTS (SELECT 1 FROM ${events} AS event WHERE event.id = ${proposals.eventId}
    AND (event.deleted_at IS NULL OR event.deleted_at > ${eventsDeletedBefore}))`;
  const isOld = sql`${proposals.status} = 'added' AND ${proposals.addedAt} <= ${before}`;
  await db.batch([
    db.delete(proposals).where(and(eq(proposals.status, 'deleted'), lte(proposals.deletedAt, before))),
    db
      .delete(proposals)
      .where(
        sql`${proposals.status} = 'added' AND ((${isOld} AND ${proposals.mailId} IS NULL) OR NOT ${hasEvent})`,
      ),
  ]);
}
