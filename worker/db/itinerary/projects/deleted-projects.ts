import { and, asc, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { ItineraryDb } from '../../client.ts';
import { deletedProjects, type ProjectRow, projects } from '../../schema/itinerary/itineraries.ts';
import { checkouts } from '../../schema/itinerary/payments.ts';
import { images } from '../../schema/shared/images.ts';
import { selectValuesWhere } from '../../sql-expressions.ts';

/** How long a leased purge is not picked up again, in milliseconds. */
const LEASE_MS = 10 * 60_000;

/**
 * Deletes an account's itinerary with all its rows, if `name` matches. Files, counters and an open payment are left
 * to `leaseDuePurges`. Returns false if there was none.
 */
export async function deleteProject(
  db: ItineraryDb,
  project: { id: number; projectId: string; name: string; ownerUserId: number },
  now: number,
): Promise<boolean> {
  const { id, projectId, name, ownerUserId } = project;
  const isOwned = sql`${projects.name} = ${name} AND ${projects.ownerUserId} = ${ownerUserId}`;
  return deleteProjectIf(db, { id, projectId }, isOwned, now);
}

/** The same for whoever proved to be the owner by email: its address and admin code must be as they were read. */
export const deleteProjectById = (
  db: ItineraryDb,
  {
    id,
    projectId,
    ownerEmail,
    adminVersion,
  }: Pick<ProjectRow, 'id' | 'projectId' | 'ownerEmail' | 'adminVersion'>,
  now: number,
): Promise<boolean> =>
  deleteProjectIf(
    db,
    { id, projectId },
    sql`${projects.ownerEmail} = ${ownerEmail} AND ${projects.adminVersion} = ${adminVersion}`,
    now,
  );

async function deleteProjectIf(
  db: ItineraryDb,
  { id, projectId }: { id: number; projectId: string },
  condition: SQL,
  now: number,
): Promise<boolean> {
  const isProject = and(eq(projects.id, id), condition);
  const exists = sql`EXISTS (SELECT 1 FROM ${projects} WHERE ${isProject})`;
  const row = { projectId, deletedAt: now, purgeAt: now, attempts: 0 };
  const [, , , deleted] = await db.batch([
    db.insert(deletedProjects).select(selectValuesWhere(deletedProjects, row, exists)),
    recheckCheckouts(db, sql`(SELECT ${projects.id} FROM ${projects} WHERE ${isProject})`, now),
    db
      .update(images)
      .set({ status: 'doomed', markedForDeletionAt: now })
      .where(and(eq(images.projectId, id), exists)),
    db.delete(projects).where(isProject).returning({ id: projects.id }),
  ]);
  return deleted.length > 0;
}

/** Checks open checkouts at the next run, because a payment for them must now be refunded. */
function recheckCheckouts(db: ItineraryDb, projectIds: ReturnType<typeof sql>, now: number) {
  return db
    .update(checkouts)
    .set({ nextLookAt: now })
    .where(and(sql`${checkouts.projectId} IN ${projectIds}`, eq(checkouts.status, 'open')));
}

/** The statements that delete all itineraries of an account like `deleteProject`. */
export function deleteUserProjects(db: ItineraryDb, userId: number, now: number) {
  const owned = sql`(SELECT ${projects.id} FROM ${projects} WHERE ${projects.ownerUserId} = ${userId})`;
  return [
    db
      .insert(deletedProjects)
      .select(
        sql`SELECT ${projects.projectId}, ${now}, ${now}, 0 FROM ${projects} WHERE ${projects.ownerUserId} = ${userId}`,
      ),
    recheckCheckouts(db, owned, now),
    db
      .update(images)
      .set({ status: 'doomed', markedForDeletionAt: now })
      .where(sql`${images.projectId} IN ${owned}`),
    db.delete(projects).where(eq(projects.ownerUserId, userId)),
  ] as const;
}

/** Leases deleted itineraries whose leftovers are due for deletion, for ten minutes. */
export async function leaseDuePurges(db: ItineraryDb, now: number, limit: number) {
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

/** `purgeAt` is when to purge again; null if nothing is left. */
export async function updatePurge(db: ItineraryDb, projectId: string, purgeAt: number | null): Promise<void> {
  await db.update(deletedProjects).set({ purgeAt }).where(eq(deletedProjects.projectId, projectId));
}

/** True if a deleted itinerary had this public id. Ids are never reused. */
export function isDeletedProjectId(projectId: string) {
  return sql`EXISTS (SELECT 1 FROM ${deletedProjects} WHERE ${deletedProjects.projectId} = ${projectId})`;
}
