import { and, eq, gte, isNotNull, min, type SQL, sql } from 'drizzle-orm';
import type { ItineraryDb } from '../../client.ts';
import { changes } from '../../schema/itinerary/changes.ts';
import { events } from '../../schema/itinerary/itineraries.ts';
import { acknowledgements } from '../../schema/itinerary/shifts.ts';
import { isVisibleEvent, type ReadScope, selectValuesWhere } from '../../sql-expressions.ts';

/**
 * Stores that a person knows of everything up to `seq`. False if the scope may see no event that this entry is about. The
 * first time counts.
 */
export async function insertAcknowledgement(
  db: ItineraryDb,
  scope: ReadScope,
  row: { projectId: number; personId: number; seq: number; confirmedAt: number },
): Promise<boolean> {
  const { projectId, personId, seq } = row;
  const [, found] = await db.batch([
    db
      .insert(acknowledgements)
      .select(selectValuesWhere(acknowledgements, row, isNewsFor(scope, projectId, seq)))
      .onConflictDoNothing(),
    db
      .select({ seq: acknowledgements.seq })
      .from(acknowledgements)
      .where(
        and(
          eq(acknowledgements.projectId, projectId),
          eq(acknowledgements.personId, personId),
          eq(acknowledgements.seq, seq),
        ),
      ),
  ]);
  return found.length > 0;
}

/** True if the entry, which the log may have forgotten, is about an event that the scope may see. */
const isNewsFor = (scope: ReadScope, projectId: number, seq: number): SQL =>
  sql`EXISTS (SELECT 1 FROM ${events} WHERE ${events.projectId} = ${projectId} AND ${isVisibleEvent(scope)}
    AND (${events.newsSeq} = ${seq} OR ${events.id} = (SELECT ${changes.entityId} FROM ${changes}
      WHERE ${changes.projectId} = ${projectId} AND ${changes.seq} = ${seq} AND ${changes.entity} = 'event' AND ${changes.notify})))`;

/** When each person said first that they know of the entry `seq` or a later one, by person. */
export async function listAcknowledgements(
  db: ItineraryDb,
  projectId: number,
  seq: number,
): Promise<Map<number, number>> {
  const rows = await db
    .select({ personId: acknowledgements.personId, at: min(acknowledgements.confirmedAt) })
    .from(acknowledgements)
    .where(
      and(
        eq(acknowledgements.projectId, projectId),
        gte(acknowledgements.seq, seq),
        isNotNull(acknowledgements.confirmedAt),
      ),
    )
    .groupBy(acknowledgements.personId);
  return new Map(rows.map(({ personId, at }) => [personId, at ?? 0]));
}
