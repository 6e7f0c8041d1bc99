import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { ItineraryDb } from '../../client.ts';
import type { UserRow } from '../../schema/directory/accounts.ts';
import { type ProjectRow, projects } from '../../schema/itinerary/itineraries.ts';
import { outbox } from '../../schema/shared/outbox.ts';
import { toNextVersion } from './projects.ts';

// The project's own row decides who owns it, because its owner's email and its versions are there too.

type AccountEmail = Pick<UserRow, 'email' | 'emailVerified'>;
type Claimant = AccountEmail & Pick<UserRow, 'id'>;

/** Matches the itineraries created with the account's email; none unless it is verified. */
function isCreatedWithEmail({ email, emailVerified }: AccountEmail): SQL {
  return emailVerified ? eq(projects.ownerEmail, email) : sql`FALSE`;
}

/** The statement that makes an account the owner of a project that it may claim. */
const claim = (db: ItineraryDb, isProject: SQL, user: Claimant) =>
  db
    .update(projects)
    .set({ ownerUserId: user.id })
    .where(
      and(isProject, isNull(projects.ownerUserId), isNull(projects.disownedAt), isCreatedWithEmail(user)),
    );

/** Makes an account the owner of a project that it may claim. */
export async function claimUnowned(
  db: ItineraryDb,
  id: number,
  user: Pick<UserRow, 'id' | 'email'>,
): Promise<void> {
  await claim(db, eq(projects.id, id), { ...user, emailVerified: true });
}

/** A project of the account. Claims it first if it has no owner and was created with the account's verified email. */
export async function claimProject(
  db: ItineraryDb,
  projectId: string,
  user: Claimant,
): Promise<ProjectRow | undefined> {
  const isProject = eq(projects.projectId, projectId);
  const [, rows] = await db.batch([
    claim(db, isProject, user),
    db
      .select()
      .from(projects)
      .where(and(isProject, eq(projects.ownerUserId, user.id))),
  ]);
  return rows[0];
}

/** Takes a project from its owner's account and stops its unsent emails. It continues to work by its codes. */
export async function disownProject(
  db: ItineraryDb,
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

/** Gives a disowned project back to the account whose verified email address it has. Returns its row id, undefined if there is none. */
export async function reclaimProject(
  db: ItineraryDb,
  projectId: string,
  user: Claimant,
): Promise<number | undefined> {
  const rows = await db
    .update(projects)
    .set({ ownerUserId: user.id, disownedAt: null })
    .where(and(eq(projects.projectId, projectId), isCreatedWithEmail(user), isNotNull(projects.disownedAt)))
    .returning({ id: projects.id });
  return rows[0]?.id;
}

/**
 * Leaves a project without an owner whose account is gone: its codes work, but nobody stays admin without entering one, as
 * after a new admin code.
 */
export async function endOwnership(db: ItineraryDb, id: number, ownerUserId: number): Promise<void> {
  await db
    .update(projects)
    .set({
      ownerUserId: null,
      adminVersion: toNextVersion(projects.adminVersion),
      creatorVersion: toNextVersion(projects.creatorVersion),
    })
    .where(and(eq(projects.id, id), eq(projects.ownerUserId, ownerUserId)));
}
