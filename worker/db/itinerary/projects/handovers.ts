import { and, eq, gt, lte } from 'drizzle-orm';
import type { ItineraryDb } from '../../client.ts';
import { type HandoverRow, handovers } from '../../schema/itinerary/handovers.ts';

/** Stores the grants that a token hands over, by the hash of the token. */
export async function insertHandover(db: ItineraryDb, handover: HandoverRow): Promise<void> {
  await db.insert(handovers).values(handover);
}

/** Deletes the handover of a token, by its hash, and returns the grants; undefined if it was taken before or has expired. */
export async function takeHandover(db: ItineraryDb, hash: string, now: number): Promise<string | undefined> {
  const [taken] = await db
    .delete(handovers)
    .where(and(eq(handovers.hash, hash), gt(handovers.expiresAt, now)))
    .returning({ grants: handovers.grants });
  return taken?.grants;
}

/** Deletes those that expired by `now` (epoch milliseconds). */
export async function deleteExpiredHandovers(db: ItineraryDb, now: number): Promise<void> {
  await db.delete(handovers).where(lte(handovers.expiresAt, now));
}
