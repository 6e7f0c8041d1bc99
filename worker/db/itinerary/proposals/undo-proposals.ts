import { type SQL, sql } from 'drizzle-orm';
import type { ItineraryDb } from '../../client.ts';
import { events } from '../../schema/itinerary/itineraries.ts';
import { proposals } from '../../schema/shared/proposals.ts';

/**
 * The statements that, once changes of events were undone, put the proposals right that were accepted by them: they wait
 * again. Those that such an undo had made wait again count as added if that is undone. `undone`: the events, with the call
 * whose changes were undone. A plan that was pasted again meanwhile waits once, unless a host edited it.
 */
export function switchAccepted(
  db: ItineraryDb,
  projectId: number,
  undone: readonly { call: string; eventId: number }[],
  isApplied: SQL,
  now: number,
) {
  const pairs = sql`(SELECT value ->> 'call', value ->> 'eventId' FROM json_each(${JSON.stringify(undone)}))`;
  const isUndone = sql`${proposals.projectId} = ${projectId} AND (${proposals.acceptedBy}, ${proposals.eventId}) IN ${pairs}
    AND ${isApplied}`;
  const isReturning = sql`p.project_id = ${projectId} AND p.status = 'added' AND (p.accepted_by, p.event_id) IN ${pairs}`;
  const hasSameContent = sql`EXISTS (SELECT 1 FROM ${proposals} AS p WHERE p.project_id = ${projectId}
    AND p.content_key = ${proposals.contentKey} AND p.id <> ${proposals.id} AND (p.status = 'waiting' OR ${isReturning}))`;
  const isAdded = sql`${proposals.status} = 'added'`;
  return [
    db.delete(proposals).where(
      sql`${proposals.projectId} = ${projectId} AND ${proposals.status} = 'waiting' AND ${proposals.sequence} = 0
        AND ${proposals.contentKey} IN (SELECT p.content_key FROM ${proposals} AS p WHERE ${isReturning}) AND ${isApplied}`,
    ),
    db
      .update(proposals)
      .set({
        status: sql`CASE WHEN ${isAdded} THEN 'waiting' ELSE 'added' END`,
        addedAt: sql`CASE WHEN ${isAdded} THEN NULL ELSE ${now} END`,
        contentKey: sql`CASE WHEN ${isAdded} AND ${hasSameContent} THEN ${proposals.contentKey} || ' ' || ${proposals.id}
          ELSE ${proposals.contentKey} END`,
        targetSequence: sql`(SELECT e.sequence FROM ${events} AS e WHERE e.id = ${proposals.targetEventId})`,
        acceptedBy: db.change.call,
        updatedAt: now,
        sequence: sql`${proposals.sequence} + 1`,
      })
      .where(isUndone),
  ];
}
