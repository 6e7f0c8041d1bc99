import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { selectNearbyProject } from './projects.ts';
import { events, projects } from './schema.ts';
import { PUBLIC_REVISION, type ReadScope, selectReadableProjectId } from './sql-expressions.ts';

/**
 * A project with its events and those deleted after `since` (epoch milliseconds), for the calendar feed. `events` is
 * empty if the reader already has this public revision. Does not check access: compare the feed token with the project row.
 */
export async function readCalendarFeed(
  db: Db,
  projectId: string,
  knownRevision: number | undefined,
  since: number,
) {
  const isOfProject = eq(
    events.projectId,
    sql`(SELECT ${projects.id} FROM ${projects} WHERE ${projects.projectId} = ${projectId}
      AND ${PUBLIC_REVISION} IS NOT ${knownRevision ?? null})`,
  );
  const order = [asc(events.startsAt), asc(events.id)];
  // Two statements, so that each uses its partial index.
  const [rows, live, deleted] = await db.batch([
    selectNearbyProject(db, projectId),
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

/** A project and one of its events; see `readItinerary` for access. */
export async function readProjectEvent(db: Db, scope: ReadScope, id: number) {
  const [rows, found] = await db.batch([
    selectNearbyProject(db, scope.projectId),
    db
      .select()
      .from(events)
      .where(
        and(
          eq(events.id, id),
          eq(events.projectId, selectReadableProjectId(scope)),
          isNull(events.deletedAt),
        ),
      ),
  ]);
  return { project: rows[0], event: found[0] };
}
