import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { deletedProjects } from './account-schema.ts';
import type { Db } from './client.ts';
import { selectValuesWhere } from './sql-expressions.ts';
import { checkouts, images, projects } from './schema.ts';

/** How long a purge may work before another takes it up, in milliseconds. */
const LEASE_MS = 10 * 60_000;

/**
 * Deletes an itinerary of an account, if `name` is its name. Its rows go with it in this batch, so that every
 * page, grant and feed is dead at once; what is left (files, counters, an open payment) is marked for
 * `purge`. Returns whether there was one.
 */
export async function deleteProject(
  db: Db,
  project: { id: number; projectId: string; name: string; ownerUserId: number },
  now: number,
): Promise<boolean> {
  const { id, projectId, name, ownerUserId } = project;
  const isIt = and(eq(projects.id, id), eq(projects.name, name), eq(projects.ownerUserId, ownerUserId));
  const there = sql`EXISTS (SELECT 1 FROM ${projects} WHERE ${isIt})`;
  const row = { projectId, deletedAt: now, purgeAt: now, attempts: 0 };
  const [, , , deleted] = await db.batch([
    db.insert(deletedProjects).select(selectValuesWhere(deletedProjects, row, there)),
    endCheckouts(db, sql`(SELECT ${projects.id} FROM ${projects} WHERE ${isIt})`, now),
    db
      .update(images)
      .set({ status: 'doomed', markedForDeletionAt: now })
      .where(and(eq(images.projectId, id), there)),
    db.delete(projects).where(isIt).returning({ id: projects.id }),
  ]);
  return deleted.length > 0;
}

/** The statement that has open checkouts looked at soon: whoever pays now pays for nothing. */
function endCheckouts(db: Db, projectIds: ReturnType<typeof sql>, now: number) {
  return db
    .update(checkouts)
    .set({ nextLookAt: now })
    .where(and(sql`${checkouts.projectId} IN ${projectIds}`, eq(checkouts.status, 'open')));
}

/** The statements that delete all itineraries of an account, as `deleteProject` does one. */
export function deleteUserProjects(db: Db, userId: number, now: number) {
  const owned = sql`(SELECT ${projects.id} FROM ${projects} WHERE ${projects.ownerUserId} = ${userId})`;
  return [
    db
      .insert(deletedProjects)
      .select(
        sql`SELECT ${projects.projectId}, ${now}, ${now}, 0 FROM ${projects} WHERE ${projects.ownerUserId} = ${userId}`,
      ),
    endCheckouts(db, owned, now),
    db.update(images).set({ status: 'doomed', markedForDeletionAt: now }).where(sql`${images.projectId} IN ${owned}`),
    db.delete(projects).where(eq(projects.ownerUserId, userId)),
  ] as const;
}

/** Takes deleted itineraries whose rest is due, so that nobody else does for ten minutes. */
export async function leaseDuePurges(db: Db, now: number, limit: number) {
  const due = db
    .select({ projectId: deletedProjects.projectId })
    .from(deletedProjects)
    .where(and(isNotNull(deletedProjects.purgeAt), lte(deletedProjects.purgeAt, now)))
    .orderBy(asc(deletedProjects.purgeAt))
    .limit(limit);
  return db
    .update(deletedProjects)
    .set({ purgeAt: now + LEASE_MS, attempts: sql`${deletedProjects.attempts} + 1` })
    .where(sql`${deletedProjects.projectId} IN ${due}`)
    .returning();
}

/** Notes when to purge again; null when nothing is left. */
export async function updatePurge(db: Db, projectId: string, purgeAt: number | null): Promise<void> {
  await db.update(deletedProjects).set({ purgeAt }).where(eq(deletedProjects.projectId, projectId));
}

/** Whether an itinerary was deleted, so that its public id is spent. */
export function isDeletedProjectId(projectId: string) {
  return sql`EXISTS (SELECT 1 FROM ${deletedProjects} WHERE ${deletedProjects.projectId} = ${projectId})`;
}
