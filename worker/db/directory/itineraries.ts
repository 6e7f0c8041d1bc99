import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { ItinerarySummary } from '../../domain/itinerary/summary.ts';
import type { DirectoryDb } from '../client.ts';
import { type UserRow, users } from '../schema/directory/accounts.ts';
import { creations, type ItineraryEntry, itineraries } from '../schema/directory/itineraries.ts';
import { databaseMessages } from '../schema/shared/messages.ts';
import { proposals } from '../schema/shared/proposals.ts';

export type OwnedItinerary = { projectNumber: number; summary: ItinerarySummary };

/** The account's itineraries, newest first. */
export async function listOwnedItineraries(db: DirectoryDb, userId: number): Promise<OwnedItinerary[]> {
  const { projectNumber, summary } = itineraries;
  const rows = await db
    .select({ projectNumber, summary })
    .from(itineraries)
    .where(and(eq(itineraries.ownerUserId, userId), isNotNull(summary)));
  const owned = rows.flatMap((row) => (row.summary ? [{ ...row, summary: row.summary }] : []));
  return owned.sort((a, b) => b.summary.createdAt - a.summary.createdAt || b.projectNumber - a.projectNumber);
}

/**
 * Stores what an itinerary's database tells, unless something newer is stored. Returns false if the owner's account is
 * gone, which the itinerary does not know yet.
 */
export async function saveItineraryEntry(db: DirectoryDb, entry: ItineraryEntry): Promise<boolean> {
  const { projectNumber, ownerUserId, claimableBy, summary, change } = entry;
  const owner = sql<number | null>`(SELECT ${users.id} FROM ${users} WHERE ${users.id} = ${ownerUserId})`;
  const isNewest = sql`(SELECT ${itineraries.change} FROM ${itineraries}
    WHERE ${itineraries.projectNumber} = ${projectNumber}) = ${change} AND ${summary === null ? 1 : 0} = 1`;
  const [, , , owners] = await db.batch([
    db
      .insert(itineraries)
      .values({ projectNumber, claimableBy, summary, change, ownerUserId: owner as unknown as number })
      .onConflictDoUpdate({
        target: itineraries.projectNumber,
        set: { ownerUserId: owner, claimableBy, summary, change },
        setWhere: sql`${itineraries.change} < excluded.change`,
      }),
    // What is left of one that was deleted. The row stays, so that nothing older brings it back.
    db
      .update(proposals)
      .set({ addedProjectId: null })
      .where(and(eq(proposals.addedProjectId, projectNumber), isNewest)),
    db.delete(creations).where(and(eq(creations.projectNumber, projectNumber), isNewest)),
    db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, ownerUserId ?? 0)),
  ]);
  return ownerUserId === null || owners.length > 0;
}

type Claimant = Pick<UserRow, 'email' | 'emailVerified'>;

/** The beginning of the ids of an account's claims. */
const CLAIM = 'claim:';

/**
 * The statement that writes a message for each itinerary that the account may claim: without an owner, and created with
 * its verified email.
 */
export function insertClaims(
  db: DirectoryDb,
  userId: number | SQL,
  { email, emailVerified }: Claimant,
  now: number,
) {
  const { projectNumber, claimableBy } = itineraries;
  return db
    .insert(databaseMessages)
    .select(
      sql`SELECT ${CLAIM} || ${projectNumber} || ':' || ${userId}, json_object('kind', 'claim', 'projectNumber', ${projectNumber},
        'userId', ${userId}, 'email', ${email}), ${now}, ${now}, 0
        FROM ${itineraries} WHERE ${claimableBy} = ${emailVerified ? email : null}`,
    )
    .onConflictDoNothing()
    .returning({ id: databaseMessages.id });
}

/** Writes the claims of `insertClaims`. Returns whether there are any. */
export async function claimItineraries(
  db: DirectoryDb,
  user: Claimant & Pick<UserRow, 'id'>,
  now: number,
): Promise<boolean> {
  return (await insertClaims(db, user.id, user, now)).length > 0;
}

/** The id that a creation with an idempotency key got, the first time. */
export async function findCreation(db: DirectoryDb, requestKey: string): Promise<number | undefined> {
  const found = await db
    .select({ projectNumber: creations.projectNumber })
    .from(creations)
    .where(eq(creations.requestKey, requestKey))
    .get();
  return found?.projectNumber;
}

/**
 * Keeps `projectNumber` for a creation, unless it has another one; returns what is kept. With `taken`, an id that another
 * itinerary turned out to have, that is replaced. Undefined if the id is kept for another creation.
 */
export async function keepCreation(
  db: DirectoryDb,
  requestKey: string,
  projectNumber: number,
  { taken, now }: { taken?: number | undefined; now: number },
): Promise<number | undefined> {
  const isFree = sql`NOT EXISTS (SELECT 1 FROM ${creations} AS other WHERE other.project_number = ${projectNumber})`;
  const ofKey = eq(creations.requestKey, requestKey);
  const [, , kept] = await db.batch([
    db
      .update(creations)
      .set({ projectNumber })
      .where(and(ofKey, eq(creations.projectNumber, taken ?? 0), isFree)),
    db.insert(creations).values({ requestKey, projectNumber, createdAt: now }).onConflictDoNothing(),
    db.select({ projectNumber: creations.projectNumber }).from(creations).where(ofKey),
  ]);
  return kept[0]?.projectNumber;
}
