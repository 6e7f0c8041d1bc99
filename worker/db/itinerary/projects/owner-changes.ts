import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { ItineraryDb } from '../../client.ts';
import { insertOutboxMail, type NewOutboxMail } from '../../outbox.ts';
import { type ProjectRow, projects } from '../../schema/itinerary/itineraries.ts';
import { ownerChanges } from '../../schema/itinerary/owner-changes.ts';
import { toNextVersion } from './projects.ts';

/** How long the earlier address can undo a change. */
const UNDO_MS = 7 * 24 * 3_600_000;

/** A change that can still be undone, with its project. */
export async function findOwnerChange(db: ItineraryDb, hash: string, now: number) {
  const [found] = await db
    .select({ change: ownerChanges, project: projects })
    .from(ownerChanges)
    .innerJoin(projects, eq(projects.id, ownerChanges.projectId))
    .where(and(eq(ownerChanges.hash, hash), gte(ownerChanges.changedAt, now - UNDO_MS)));
  return found;
}

type AdminCode = Pick<ProjectRow, 'adminCodeSealed' | 'adminCodeHash'>;

/**
 * Gives the itinerary back to the address that it had before a change, with a new admin code, ends the ownership of an
 * account that came since, and forgets this change and later ones. False if it was undone meanwhile.
 */
export async function undoOwnerChange(
  db: ItineraryDb,
  { hash, projectId, previousEmail, changedAt }: typeof ownerChanges.$inferSelect,
  adminCode: AdminCode,
  mail: NewOutboxMail,
  now: number,
): Promise<boolean> {
  const isOpen = sql`EXISTS (SELECT 1 FROM ${ownerChanges} WHERE ${ownerChanges.hash} = ${hash})`;
  const [undone] = await db.batch([
    db
      .update(projects)
      .set({
        ...adminCode,
        ownerEmail: previousEmail,
        ownerUserId: null,
        disownedAt: null,
        adminVersion: toNextVersion(projects.adminVersion),
        revision: sql`${projects.revision} + 1`,
        updatedAt: now,
      })
      .where(and(eq(projects.id, projectId), isOpen))
      .returning({ id: projects.id }),
    insertOutboxMail(db, mail, { onlyIf: isOpen }),
    db
      .delete(ownerChanges)
      .where(and(eq(ownerChanges.projectId, projectId), gte(ownerChanges.changedAt, changedAt), isOpen)),
  ]);
  return undone.length > 0;
}

/** Deletes changes that can no longer be undone. */
export async function deleteOldOwnerChanges(db: ItineraryDb, now: number): Promise<void> {
  await db.delete(ownerChanges).where(lte(ownerChanges.changedAt, now - UNDO_MS));
}
