import { notInArray, sql } from 'drizzle-orm';
import { FINAL_DISPUTE_STATUSES, type PaymentDispute } from '../../../domain/payments/disputes.ts';
import type { ItineraryDb } from '../../client.ts';
import { disputes } from '../../schema/directory/incoming.ts';

/**
 * Stores a dispute as an event of Stripe reports it. An older event changes nothing, and of two in the same second a
 * final status wins. Returns whether anything changed.
 */
export async function upsertDispute(db: ItineraryDb, dispute: PaymentDispute): Promise<boolean> {
  const isNewer = sql`${disputes.updatedAt} < excluded.updated_at OR (${disputes.updatedAt} = excluded.updated_at
    AND ${disputes.status} <> excluded.status AND ${notInArray(disputes.status, FINAL_DISPUTE_STATUSES)})`;
  const { amount, reason, status, updatedAt } = dispute;
  const changed = await db
    .insert(disputes)
    .values(dispute)
    .onConflictDoUpdate({
      target: disputes.id,
      set: { amount, reason, status, updatedAt },
      setWhere: isNewer,
    })
    .returning({ id: disputes.id });
  return changed.length > 0;
}
