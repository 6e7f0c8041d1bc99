import { type SQL, sql } from 'drizzle-orm';
import { type Db, toLastChange } from './client.ts';
import { REPLACED_COLUMNS } from './event-json.ts';
import { touchProject } from './projects.ts';
import { proposals } from './proposal-schema.ts';
import { events } from './schema.ts';
import { toSqlList } from './sql-expressions.ts';

/**
 * Undoes accepting: deletes added events, reverts changed ones, and the proposals wait again. All of `eventIds` or none.
 * Only if they were accepted after `since` and nobody has changed the events. `call` must be unique. False if nothing was
 * undone.
 */
export async function undoAcceptance(
  db: Db,
  projectId: number,
  { eventIds, since, call }: { eventIds: number[]; since: number; call: string },
  now: number,
): Promise<boolean> {
  const isUndone = sql`${proposals.projectId} = ${projectId} AND ${proposals.acceptedBy} = ${call}`;
  const undone = sql`(SELECT count(DISTINCT p.event_id) FROM ${proposals} AS p JOIN ${events} AS e ON e.id = p.event_id
    WHERE p.project_id = ${projectId} AND p.event_id IN ${toSqlList(eventIds)} AND p.status = 'added'
    AND p.added_at > ${since} AND e.deleted_at IS NULL AND e.sequence = p.event_sequence)`;
  const selectUndone = (columns: SQL, condition = sql`true`) =>
    sql`(SELECT ${columns} FROM ${proposals} WHERE ${isUndone} AND ${condition})`;
  const [marked] = await db.batch([
    db
      .update(proposals)
      .set({ acceptedBy: call })
      .where(
        sql`${proposals.projectId} = ${projectId} AND ${proposals.eventId} IN ${toSqlList(eventIds)}
          AND ${proposals.status} = 'added' AND ${proposals.addedAt} > ${since}
          AND ${proposals.eventSequence} = (SELECT e.sequence FROM ${events} AS e WHERE e.id = ${proposals.eventId})
          AND ${undone} = ${eventIds.length}`,
      )
      .returning({ id: proposals.id }),
    db
      .update(events)
      .set({
        deletedAt: now,
        updatedAt: now,
        lastChange: toLastChange(db, now),
        sequence: sql`${events.sequence} + 1`,
      })
      .where(
        sql`${events.projectId} = ${projectId} AND ${events.id} IN ${selectUndone(sql`event_id`, sql`target_event_id IS NULL`)}`,
      ),
    restorePrevious(db, projectId, call, now),
    // A plan that was pasted again waits once, unless a host edited it.
    db.delete(proposals).where(
      sql`${proposals.projectId} = ${projectId} AND ${proposals.contentKey} IN ${selectUndone(sql`content_key`)}
        AND ${proposals.status} = 'waiting' AND ${proposals.sequence} = 0`,
    ),
    db
      .update(proposals)
      .set({
        status: 'waiting',
        contentKey: sql`CASE WHEN ${hasTwin(projectId, call)} THEN ${proposals.contentKey} || ' ' || ${proposals.id} ELSE ${proposals.contentKey} END`,
        targetSequence: sql`(SELECT e.sequence FROM ${events} AS e WHERE e.id = ${proposals.targetEventId})`,
        eventId: null,
        eventSequence: null,
        previous: null,
        addedAt: null,
        acceptedBy: null,
        updatedAt: now,
        sequence: sql`${proposals.sequence} + 1`,
      })
      .where(isUndone),
    touchProject(db, projectId, now),
  ]);
  return marked.length > 0;
}

/** True if another proposal with the same content key waits, or will once `call` is undone. */
const hasTwin = (projectId: number, call: string) =>
  sql`EXISTS (SELECT 1 FROM ${proposals} AS twin WHERE twin.project_id = ${projectId}
    AND twin.content_key = ${proposals.contentKey} AND twin.id <> ${proposals.id}
    AND (twin.status = 'waiting' OR twin.accepted_by = ${call}))`;

function restorePrevious(db: Db, projectId: number, call: string, now: number) {
  return db
    .update(events)
    .set({
      ...Object.fromEntries(REPLACED_COLUMNS.map((name) => [name, sql`p.previous ->> ${name}`])),
      lastChange: toLastChange(db, now),
      sequence: sql`${events.sequence} + 1`,
      updatedAt: now,
    })
    .from(sql`${proposals} AS p`)
    .where(
      sql`p.project_id = ${projectId} AND p.accepted_by = ${call} AND ${events.id} = p.target_event_id
        AND p.previous IS NOT NULL`,
    );
}
