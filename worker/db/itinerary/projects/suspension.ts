import { and, eq, gte, isNotNull } from 'drizzle-orm';
import type { ItineraryDb } from '../../client.ts';
import { readNearby } from '../../nearby.ts';
import { projects } from '../../schema/itinerary/itineraries.ts';
import { selectNearbyProject } from './projects.ts';

/** True if there is such a project and the operator has taken it down. */
export async function isSuspended(db: ItineraryDb, projectId: string): Promise<boolean> {
  const found = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.projectId, projectId), isNotNull(projects.suspendedAt)))
    .get();
  return found !== undefined;
}

/** Like `isSuspended`, but reads the nearest copy of the database, which is at most two minutes old. */
export async function isSuspendedNearby(d1: D1Database, projectId: string): Promise<boolean> {
  const [[project]] = await readNearby(
    d1,
    (db) => db.batch([selectNearbyProject(db, projectId)]),
    () => true,
  );
  return project !== undefined && project.suspendedAt !== null;
}

/** Public ids of the itineraries that were taken down since `since`, in epoch milliseconds. */
export async function listSuspendedSince(db: ItineraryDb, since: number): Promise<string[]> {
  const rows = await db
    .select({ projectId: projects.projectId })
    .from(projects)
    .where(and(isNotNull(projects.suspendedAt), gte(projects.suspendedAt, since)));
  return rows.map(({ projectId }) => projectId);
}
