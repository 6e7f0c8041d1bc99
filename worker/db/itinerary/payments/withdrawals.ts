import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ItineraryDb } from '../../client.ts';
import { insertOutboxMail, type NewOutboxMail } from '../../outbox.ts';
import { projects } from '../../schema/itinerary/itineraries.ts';
import { type PaymentRow, payments } from '../../schema/itinerary/payments.ts';

/** The payment that unlocked a project, or the last one that was withdrawn from. */
export async function findWithdrawable(db: ItineraryDb, projectId: number): Promise<PaymentRow | undefined> {
  const isPaid = sql`${payments.status} = 'succeeded'`;
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.projectId, projectId), sql`(${isPaid} OR ${payments.withdrawnAt} IS NOT NULL)`))
    .orderBy(desc(isPaid), desc(payments.createdAt))
    .limit(1)
    .get();
}

/** Records the withdrawal before the refund, so that it is finished whatever happens. Keeps the time of the first. */
export async function recordWithdrawal(db: ItineraryDb, intentId: string, now: number): Promise<void> {
  await db
    .update(payments)
    .set({ withdrawnAt: now })
    .where(and(eq(payments.intentId, intentId), isNull(payments.withdrawnAt)));
}

/** Records that a withdrawal was refunded, with the email that confirms it. Returns when, also if it was before. */
export async function finishWithdrawal(
  db: ItineraryDb,
  intentId: string,
  mail: NewOutboxMail,
  now: number,
): Promise<number> {
  const [, , rows] = await db.batch([
    db
      .update(payments)
      .set({ refundedAt: now })
      .where(and(eq(payments.intentId, intentId), isNull(payments.refundedAt))),
    insertOutboxMail(db, mail, { afterChange: true }),
    db.select({ refundedAt: payments.refundedAt }).from(payments).where(eq(payments.intentId, intentId)),
  ]);
  return rows[0]?.refundedAt ?? now;
}

/** Ten withdrawals whose refund is not recorded yet, with their projects. */
export async function listUnfinishedWithdrawals(db: ItineraryDb) {
  return db
    .select({ payment: payments, project: projects })
    .from(payments)
    .innerJoin(projects, eq(projects.id, payments.projectId))
    .where(and(isNotNull(payments.withdrawnAt), isNull(payments.refundedAt)))
    .orderBy(sql`random()`)
    .limit(10);
}
