import { and, inArray, notInArray, sql } from 'drizzle-orm';
import {
  FINAL_DISPUTE_STATUSES,
  type PaymentDispute,
  UNREFUNDABLE_DISPUTE_STATUSES,
} from '../../domain/payments/disputes.ts';
import type { DirectoryDb } from '../client.ts';
import { disputes } from '../schema/directory/incoming.ts';
import { toSqlList } from '../sql-expressions.ts';

/**
 * Stores a dispute as an event of Stripe reports it. An older event changes nothing, and of two in the same second a
 * final status wins. Returns whether anything changed.
 */
export async function upsertDispute(db: DirectoryDb, dispute: PaymentDispute): Promise<boolean> {
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

/** Those of some payments that the bank has taken back, or may, because of a dispute. */
export async function listDisputedIntents(db: DirectoryDb, intentIds: string[]): Promise<Set<string>> {
  if (intentIds.length === 0) return new Set();
  const rows = await db
    .select({ intentId: disputes.intentId })
    .from(disputes)
    .where(
      and(
        inArray(disputes.intentId, toSqlList(intentIds)),
        inArray(disputes.status, UNREFUNDABLE_DISPUTE_STATUSES),
      ),
    );
  return new Set(rows.map((row) => row.intentId));
}
