import { and, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { insertOutboxMail, type NewOutboxMail } from './outbox.ts';
import {
  type CheckoutRow,
  type CouponRow,
  checkouts,
  coupons,
  type PaymentRow,
  payments,
  redemptions,
  webhookEvents,
} from './payment-schema.ts';
import { applyPendingContent } from './pending-content.ts';
import { type ProjectRow, projects } from './schema.ts';
import { selectValuesWhere } from './sql-expressions.ts';

/** When an open checkout is first checked with Stripe, in milliseconds after it was opened. */
const FIRST_CHECK_MS = 10 * 60_000;

/** The project's open checkout, inserted if there is none. Concurrent calls get the same one. */
export async function openCheckout(db: Db, projectId: number, now: number): Promise<CheckoutRow> {
  const row = { id: crypto.randomUUID(), projectId, createdAt: now, nextLookAt: now + FIRST_CHECK_MS };
  const [, rows] = await db.batch([
    db.insert(checkouts).values(row).onConflictDoNothing(),
    db
      .select()
      .from(checkouts)
      .where(and(eq(checkouts.projectId, projectId), eq(checkouts.status, 'open'))),
  ]);
  const checkout = rows[0];
  if (!checkout) throw new Error('Checkout missing right after insert');
  return checkout;
}

export async function updateCheckoutIntent(db: Db, id: string, intentId: string): Promise<void> {
  await db
    .update(checkouts)
    .set({ intentId })
    .where(and(eq(checkouts.id, id), isNull(checkouts.intentId)));
}

export async function updateCheckoutCanceled(db: Db, id: string): Promise<void> {
  await db
    .update(checkouts)
    .set({ status: 'canceled' })
    .where(and(eq(checkouts.id, id), eq(checkouts.status, 'open')));
}

/** The checkout of a PaymentIntent, with its project. */
export async function findCheckout(
  db: Db,
  intentId: string,
): Promise<{ checkout: CheckoutRow; project: ProjectRow } | undefined> {
  return db
    .select({ checkout: checkouts, project: projects })
    .from(checkouts)
    .innerJoin(projects, eq(projects.id, checkouts.projectId))
    .where(eq(checkouts.intentId, intentId))
    .get();
}

/** Returns the new version, which goes into the idempotency key of the next amount change at Stripe. */
export async function incrementAmountVersion(db: Db, id: string): Promise<number> {
  const row = await db
    .update(checkouts)
    .set({ amountVersion: sql`${checkouts.amountVersion} + 1` })
    .where(eq(checkouts.id, id))
    .returning({ version: checkouts.amountVersion })
    .get();
  return row?.version ?? 0;
}

/** Leases open checkouts that are due for `delayMs`, so that one that fails does not block the others. */
export async function leaseDueCheckouts(db: Db, now: number, delayMs: number): Promise<CheckoutRow[]> {
  const due = db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(eq(checkouts.status, 'open'), lte(checkouts.nextLookAt, now)))
    .orderBy(checkouts.nextLookAt)
    .limit(20);
  return db
    .update(checkouts)
    .set({ nextLookAt: now + delayMs })
    .where(inArray(checkouts.id, due))
    .returning();
}

/** A payment as Stripe reports it. */
type ReceivedPayment = Pick<PaymentRow, 'intentId' | 'amount' | 'currency' | 'couponCode' | 'receiptUrl'>;

/**
 * Stores a payment and unlocks Full Access: payment, project, receipt email, coupon use and checkout, all or
 * nothing. Calling it again for the same payment changes nothing. A second payment for a paid itinerary is stored as
 * `surplus`, to be refunded. `isFirst`: this call unlocked the project.
 */
export async function recordPayment(
  db: Db,
  project: Pick<ProjectRow, 'id'>,
  received: ReceivedPayment,
  mail: NewOutboxMail,
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
    insertRedemption(db, couponCode ?? '', project.id, false, isCounted, now),
    db.update(checkouts).set({ status: 'paid' }).where(eq(checkouts.intentId, intentId)),
    ...applyPendingContent(db, project.id, now),
  ]);
  const payment = await db.select().from(payments).where(eq(payments.intentId, intentId)).get();
  return { payment, isFirst: unlocked.length > 0 };
}

/** Stores a payment for an itinerary that no longer exists, to be refunded. */
export async function insertOrphanPayment(db: Db, received: ReceivedPayment, now: number): Promise<void> {
  const row = { ...received, projectId: null, status: 'surplus' as const, createdAt: now };
  await db.insert(payments).values(row).onConflictDoNothing();
}

/** Unlocks a project with a coupon for the full price, if the coupon is usable. Returns true if this call unlocked it. */
export async function unlockWithCoupon(
  db: Db,
  project: Pick<ProjectRow, 'id'>,
  code: string,
  mail: NewOutboxMail,
  now: number,
): Promise<boolean> {
  const isTrial = sql`(SELECT ${projects.isPaid} FROM ${projects} WHERE ${projects.id} = ${project.id}) = 0`;
  const [, unlocked] = await db.batch([
    insertRedemption(db, code, project.id, true, isTrial, now),
    // Only after a new redemption: an old one must not unlock a refunded project again.
    db
      .update(projects)
      .set({ isPaid: true, revision: sql`${projects.revision} + 1`, updatedAt: now })
      .where(and(eq(projects.id, project.id), eq(projects.isPaid, false), sql`changes() > 0`))
      .returning({ id: projects.id }),
    insertOutboxMail(db, mail, { afterChange: true }),
    db
      .update(checkouts)
      .set({ status: 'canceled' })
      .where(and(eq(checkouts.projectId, project.id), eq(checkouts.status, 'open'), sql`${isTrial} = 0`)),
    ...applyPendingContent(db, project.id, now),
  ]);
  return unlocked.length > 0;
}

/** Inserts a use of the coupon if it is usable and `condition` holds. */
function insertRedemption(
  db: Db,
  code: string,
  projectId: number,
  isFree: boolean,
  condition: ReturnType<typeof sql>,
  now: number,
) {
  const uses = sql`(SELECT count(*) FROM ${redemptions} WHERE ${redemptions.code} = ${code})`;
  const usable = sql`EXISTS (SELECT 1 FROM ${coupons} WHERE ${coupons.code} = ${code} AND ${coupons.disabledAt} IS NULL
    AND (${coupons.expiresAt} IS NULL OR ${coupons.expiresAt} > ${now})
    AND (${coupons.maxUses} IS NULL OR ${coupons.maxUses} > ${uses}))`;
  const row = { code, projectId, isFree, createdAt: now };
  return db
    .insert(redemptions)
    .select(selectValuesWhere(redemptions, row, sql`${usable} AND ${condition}`))
    .onConflictDoNothing();
}

/**
 * Marks a payment as refunded and locks its project, unless another payment or coupon unlocked it too. Content stays.
 * A surplus payment unlocked nothing, so its refund locks nothing.
 */
export async function recordRefund(db: Db, intentId: string, now: number): Promise<void> {
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
          sql`NOT EXISTS (SELECT 1 FROM ${redemptions} WHERE ${redemptions.projectId} = ${projects.id} AND ${redemptions.isFree} = 1)`,
        ),
      ),
    db.update(payments).set({ status: 'refunded' }).where(eq(payments.intentId, intentId)),
  ]);
}

/** Payments to be refunded, at most 20. */
export async function listSurplusPayments(db: Db): Promise<PaymentRow[]> {
  return db.select().from(payments).where(eq(payments.status, 'surplus')).limit(20);
}

/** The project's payments, newest first. */
export async function listPayments(db: Db, projectId: number): Promise<PaymentRow[]> {
  return db.select().from(payments).where(eq(payments.projectId, projectId)).orderBy(desc(payments.id));
}

/** The coupon, unless disabled, expired or used up. */
export async function findUsableCoupon(db: Db, code: string, now: number): Promise<CouponRow | undefined> {
  const uses = sql`(SELECT count(*) FROM ${redemptions} WHERE ${redemptions.code} = ${coupons.code})`;
  return db
    .select()
    .from(coupons)
    .where(
      and(
        eq(coupons.code, code),
        isNull(coupons.disabledAt),
        or(isNull(coupons.expiresAt), gt(coupons.expiresAt, now)),
        or(isNull(coupons.maxUses), gt(coupons.maxUses, uses)),
      ),
    )
    .get();
}

/** Returns true if the event still has to be processed. */
export async function insertWebhookEvent(db: Db, event: typeof webhookEvents.$inferInsert): Promise<boolean> {
  const [, stored] = await db.batch([
    db.insert(webhookEvents).values(event).onConflictDoNothing(),
    db
      .select({ processedAt: webhookEvents.processedAt })
      .from(webhookEvents)
      .where(eq(webhookEvents.id, event.id)),
  ]);
  return stored[0]?.processedAt === null;
}

export async function updateWebhookProcessed(db: Db, id: string, now: number): Promise<void> {
  await db.update(webhookEvents).set({ processedAt: now }).where(eq(webhookEvents.id, id));
}
