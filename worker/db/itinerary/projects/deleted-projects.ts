import { and, asc, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { toProjectId } from '../../../domain/itinerary/project-number.ts';
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
export function deleteProject(
  db: ItineraryDb,
  { id, name, ownerUserId }: { id: number; name: string; ownerUserId: number },
  now: number,
): Promise<boolean> {
  return deleteProjectIf(db, id, and(eq(projects.name, name), eq(projects.ownerUserId, ownerUserId)), now);
}

/** Deletes a project of a deleted account, whatever its name is. */
export const deleteOwnedProject = (db: ItineraryDb, id: number, ownerUserId: number, now: number) =>
  deleteProjectIf(db, id, eq(projects.ownerUserId, ownerUserId), now);

/** Deletes a project for a caller who proved to be the owner by email, if its owner email and admin code are unchanged. */
export const deleteProjectById = (
  db: ItineraryDb,
  { id, ownerEmail, adminVersion }: Pick<ProjectRow, 'id' | 'ownerEmail' | 'adminVersion'>,
  now: number,
): Promise<boolean> =>
  deleteProjectIf(
    db,
    id,
    and(eq(projects.ownerEmail, ownerEmail), eq(projects.adminVersion, adminVersion)),
    now,
  );

async function deleteProjectIf(
  db: ItineraryDb,
  id: number,
  condition: SQL | undefined,
  now: number,
): Promise<boolean> {
  const isProject = and(eq(projects.id, id), condition);
  const exists = sql`EXISTS (SELECT 1 FROM ${projects} WHERE ${isProject})`;
  const row = { projectId: toProjectId(id), deletedAt: now, purgeAt: now, attempts: 0 };
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
