import { and, eq, sql } from 'drizzle-orm';
import type { MessageToDirectory } from '../../../domain/itinerary/database-messages.ts';
import type { ItineraryDb } from '../../client.ts';
import { insertMessage } from '../../messages.ts';
import { insertOutboxMail, type NewOutboxMail } from '../../outbox.ts';
import { type ProjectRow, projects } from '../../schema/itinerary/itineraries.ts';
import { checkouts, freeUpgrades, type PaymentRow, payments } from '../../schema/itinerary/payments.ts';
import { selectValuesWhere } from '../../sql-expressions.ts';
import { applyPendingContent } from '../projects/pending-content.ts';
import { insertFreed } from './checkouts.ts';

/** A payment as Stripe reports it. */
type ReceivedPayment = Pick<PaymentRow, 'intentId' | 'amount' | 'currency' | 'couponCode' | 'receiptUrl'>;

/** What comes with Full Access: the receipt, and content that waited for it (`applyPendingContent`). */
export type Unlocked = { mail: NewOutboxMail; pending: string | null | undefined };

/**
 * Stores a payment and unlocks Full Access: payment, project, receipt email, coupon use and checkout, all or
 * nothing. Calling it again for the same payment changes nothing. A second payment for a paid itinerary is stored as
 * `surplus`, to be refunded. `isFirst`: this call unlocked the project.
 */
export async function recordPayment(
  db: ItineraryDb,
  project: Pick<ProjectRow, 'id'>,
  received: ReceivedPayment,
  { mail, pending }: Unlocked,
  now: number,
): Promise<{ payment: PaymentRow | undefined; isFirst: boolean }> {
  const { intentId, couponCode } = received;
  const isPaid = sql`(SELECT ${projects.isPaid} FROM ${projects} WHERE ${projects.id} = ${project.id})`;
  const row = {
    ...received,
    id: null,
    projectId: project.id,
    status: sql`CASE WHEN ${isPaid} = 1 THEN 'surplus' ELSE 'succeeded' END`,
    createdAt: now,
    withdrawnAt: null,
    refundedAt: null,
  };
  const isCounted = sql`EXISTS (SELECT 1 FROM ${payments} WHERE ${payments.intentId} = ${intentId} AND ${payments.status} = 'succeeded')`;
  const [, unlocked] = await db.batch([
    db
      .insert(payments)
      .select(selectValuesWhere(payments, row, sql`true`))
      .onConflictDoNothing(),
    db
      .update(projects)
      .set({ isPaid: true, revision: sql`${projects.revision} + 1`, updatedAt: now })
      .where(and(eq(projects.id, project.id), eq(projects.isPaid, false), isCounted))
      .returning({ id: projects.id }),
    insertOutboxMail(db, mail, { afterChange: true }),
    insertMessage(
      db,
      toUsed({ code: couponCode ?? '', projectNumber: project.id, isFree: false, at: now }, intentId),
      now,
      sql`${isCounted} AND ${couponCode ?? ''} <> ''`,
    ),
    insertFreed(
      db,
      and(
        eq(checkouts.intentId, intentId),
        sql`NOT (${isCounted} AND ${checkouts.couponCode} IS ${couponCode})`,
      ),
      now,
    ),
    db.update(checkouts).set({ status: 'paid' }).where(eq(checkouts.intentId, intentId)),
    ...applyPendingContent(db, project.id, pending, now),
  ]);
  const payment = await db.select().from(payments).where(eq(payments.intentId, intentId)).get();
  return { payment, isFirst: unlocked.length > 0 };
}

/** Stores a payment for an itinerary that no longer exists, to be refunded. */
export async function insertOrphanPayment(
  db: ItineraryDb,
  received: ReceivedPayment,
  now: number,
): Promise<void> {
  const row = { ...received, projectId: null, status: 'surplus' as const, createdAt: now };
  await db.insert(payments).values(row).onConflictDoNothing();
}

type CouponUsed = Omit<Extract<MessageToDirectory, { kind: 'coupon-used' }>, 'kind'>;

/** The message that a coupon was used, once for what it unlocked. */
const toUsed = (used: CouponUsed, by: string) => ({
  id: `coupon-used:${by}:${used.code}`,
  body: { kind: 'coupon-used' as const, ...used },
});

/**
 * Unlocks a project with a coupon for the full price, of which a use is reserved. Returns true if this call unlocked it;
 * a coupon that did so before must not unlock a refunded project again.
 */
export async function unlockWithCoupon(
  db: ItineraryDb,
  { id }: Pick<ProjectRow, 'id'>,
  code: string,
  { mail, pending }: Unlocked,
  now: number,
): Promise<boolean> {
  const isTrial = sql`(SELECT ${projects.isPaid} FROM ${projects} WHERE ${projects.id} = ${id}) = 0`;
  const isUnlocked = sql`EXISTS (SELECT 1 FROM ${freeUpgrades} WHERE ${freeUpgrades.projectId} = ${id} AND ${freeUpgrades.code} = ${code})`;
  const openCheckout = and(eq(checkouts.projectId, id), eq(checkouts.status, 'open'), sql`${isTrial} = 0`);
  const [, unlocked] = await db.batch([
    db
      .insert(freeUpgrades)
      .select(selectValuesWhere(freeUpgrades, { projectId: id, code, createdAt: now }, isTrial))
      .onConflictDoNothing(),
    db
      .update(projects)
      .set({ isPaid: true, revision: sql`${projects.revision} + 1`, updatedAt: now })
      .where(and(eq(projects.id, id), eq(projects.isPaid, false), sql`changes() > 0`))
      .returning({ id: projects.id }),
    insertOutboxMail(db, mail, { afterChange: true }),
    insertMessage(
      db,
      toUsed({ code, projectNumber: id, isFree: true, at: now }, `free:${id}`),
      now,
      isUnlocked,
    ),
    insertFreed(db, and(openCheckout, sql`${checkouts.couponCode} IS NOT ${code}`), now),
    db.update(checkouts).set({ status: 'canceled' }).where(openCheckout),
    ...applyPendingContent(db, id, pending, now),
  ]);
  return unlocked.length > 0;
}

/**
 * Marks a payment as refunded and locks its project, unless another payment or coupon unlocked it too. Content stays.
 * A surplus payment unlocked nothing, so its refund locks nothing.
 */
export async function recordRefund(db: ItineraryDb, intentId: string, now: number): Promise<void> {
  const counted = sql`SELECT ${payments.projectId} FROM ${payments} WHERE ${payments.status} = 'succeeded'`;
  await db.batch([
    db
      .update(projects)
      .set({ isPaid: false, revision: sql`${projects.revision} + 1`, updatedAt: now })
      .where(
        and(
          eq(projects.isPaid, true),
          sql`${projects.id} = (${counted} AND ${payments.intentId} = ${intentId})`,
          sql`NOT EXISTS (${counted} AND ${payments.intentId} <> ${intentId} AND ${payments.projectId} = ${projects.id})`,
          sql`NOT EXISTS (SELECT 1 FROM ${freeUpgrades} WHERE ${freeUpgrades.projectId} = ${projects.id})`,
        ),
      ),
    db.update(payments).set({ status: 'refunded' }).where(eq(payments.intentId, intentId)),
  ]);
}

/** 10 payments to be refunded, any of them, so that none that fails blocks the others. */
export async function listSurplusPayments(db: ItineraryDb): Promise<PaymentRow[]> {
  return db.select().from(payments).where(eq(payments.status, 'surplus')).orderBy(sql`random()`).limit(10);
}

/** What the owner paid or got with a coupon. `id` is negative for a coupon, which is not a row of `payments`. */
export type PaymentOrCoupon = Pick<
  PaymentRow,
  'id' | 'amount' | 'currency' | 'status' | 'couponCode' | 'receiptUrl' | 'createdAt'
>;

/** The project's payments and the coupons that unlocked it for free, newest first. */
export async function listReceipts(db: ItineraryDb, projectId: number): Promise<PaymentOrCoupon[]> {
  const [paid, free] = await db.batch([
    db.select().from(payments).where(eq(payments.projectId, projectId)),
    db
      .select({
        id: sql<number>`-${freeUpgrades}.rowid`,
        couponCode: freeUpgrades.code,
        createdAt: freeUpgrades.createdAt,
      })
      .from(freeUpgrades)
      .where(eq(freeUpgrades.projectId, projectId)),
  ]);
  const redeemed = free.map((row) => ({
    ...row,
    amount: 0,
    currency: 'usd',
    status: 'succeeded' as const,
    receiptUrl: null,
  }));
  return [...paid, ...redeemed].sort((a, b) => b.createdAt - a.createdAt || b.id - a.id);
}
