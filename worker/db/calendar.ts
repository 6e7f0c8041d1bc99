import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { type ReadScope, selectReadableProjectId } from './sql-expressions.ts';
import { selectProject } from './projects.ts';
import { events, projects } from './schema.ts';

/**
 * A project with what its calendar feed tells, in one round trip: its events, and those deleted after `since`
 * (epoch milliseconds). Both lists are empty when the reader holds this revision already. Says nothing of
 * rights: compare the feed's token with the row before anything of it is told.
 */
export async function readCalendarFeed(db: Db, projectId: string, knownRevision: number | undefined, since: number) {
  const isOfProject = eq(
    events.projectId,
    sql`(SELECT ${projects.id} FROM ${projects} WHERE ${projects.projectId} = ${projectId}
      AND ${projects.revision} IS NOT ${knownRevision ?? null})`,
  );
  const order = [asc(events.startsAt), asc(events.id)];
  // Two statements, since each kind of row has an index of its own.
  const [rows, live, deleted] = await db.batch([
    selectProject(db, projectId),
    db
      .select()
      .from(events)
      .where(and(isOfProject, isNull(events.deletedAt)))
      .orderBy(...order),
    db
      .select()
      .from(events)
      .where(and(isOfProject, gt(events.deletedAt, since)))
      .orderBy(...order),
  ]);
  return { project: rows[0], events: [...live, ...deleted] };
}

/** A project and one of its events, in one round trip; see `readItinerary` for rights. */
export async function readProjectEvent(db: Db, reader: ReadScope, id: number) {
  const [rows, found] = await db.batch([
    selectProject(db, reader.projectId),
    db
      .select()
      .from(events)
      .where(and(eq(events.id, id), eq(events.projectId, selectReadableProjectId(reader)), isNull(events.deletedAt))),
  ]);
  return { project: rows[0], event: found[0] };
}
