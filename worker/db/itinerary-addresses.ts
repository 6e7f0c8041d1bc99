import { eq, inArray } from 'drizzle-orm';
import type { Db } from './client.ts';
import { intakeTokens } from './mail-schema.ts';
import { itineraryAddresses } from './proposal-schema.ts';

type ItineraryAddress = typeof itineraryAddresses.$inferSelect;

/** The stored address of a project's emails. */
export const findItineraryAddress = async (
  db: Db,
  projectId: number,
): Promise<ItineraryAddress | undefined> =>
  db.select().from(itineraryAddresses).where(eq(itineraryAddresses.projectId, projectId)).get();

/** Inserts a project's first intake address. Does nothing if it has one. */
export async function insertItineraryAddress(db: Db, address: ItineraryAddress): Promise<void> {
  await db.insert(itineraryAddresses).values(address).onConflictDoNothing();
}

/** Replaces a project's intake address; the old one stops working at once. */
export async function replaceItineraryAddress(db: Db, address: ItineraryAddress): Promise<void> {
  await db
    .insert(itineraryAddresses)
    .values(address)
    .onConflictDoUpdate({ target: itineraryAddresses.projectId, set: address });
}

/** Whose intake address has a token with one of these hashes: an account's that has not expired, or an itinerary's. */
export async function findOwnerByIntakeToken(
  db: Db,
  hashes: string[],
  now: number,
): Promise<{ userId: number } | { projectId: number } | undefined> {
  const [accounts, itineraries] = await db.batch([
    db
      .select({ userId: intakeTokens.userId, expiresAt: intakeTokens.expiresAt })
      .from(intakeTokens)
      .where(inArray(intakeTokens.hash, hashes)),
    db
      .select({ projectId: itineraryAddresses.projectId })
      .from(itineraryAddresses)
      .where(inArray(itineraryAddresses.hash, hashes)),
  ]);
  const account = accounts.find(({ expiresAt }) => expiresAt === null || expiresAt > now);
  return account ? { userId: account.userId } : itineraries[0];
}
