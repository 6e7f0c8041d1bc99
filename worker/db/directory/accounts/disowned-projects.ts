import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { DirectoryDb } from '../../client.ts';
import type { UserRow } from '../../schema/directory/accounts.ts';
import { type ProjectRow, projects } from '../../schema/itinerary/itineraries.ts';
import { outbox } from '../../schema/shared/outbox.ts';
import { isCreatedWithEmail } from './users.ts';

/** Takes a project from its owner's account and stops its unsent emails. It continues to work by its codes. */
export async function disownProject(
  db: DirectoryDb,
  { id, ownerUserId }: { id: ProjectRow['id']; ownerUserId: UserRow['id'] },
  now: number,
): Promise<void> {
  await db.batch([
    db
      .update(projects)
      .set({ ownerUserId: null, disownedAt: now })
      .where(and(eq(projects.id, id), eq(projects.ownerUserId, ownerUserId))),
    db
      .update(outbox)
      .set({ status: 'failed', lastError: 'The recipient said that the itinerary is not theirs.' })
      .where(and(eq(outbox.projectId, id), eq(outbox.status, 'pending'), sql`changes() > 0`)),
  ]);
}

/** Gives a disowned project back to the account whose verified email address it has. Returns false if there is none. */
export async function reclaimProject(
  db: DirectoryDb,
  projectId: string,
  user: Pick<UserRow, 'id' | 'email' | 'emailVerified'>,
): Promise<boolean> {
  const rows = await db
    .update(projects)
    .set({ ownerUserId: user.id, disownedAt: null })
    .where(and(eq(projects.projectId, projectId), isCreatedWithEmail(user), isNotNull(projects.disownedAt)))
    .returning({ id: projects.id });
  return rows.length > 0;
}
