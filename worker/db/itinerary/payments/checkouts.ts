import { and, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { ItineraryDb } from '../../client.ts';
import { type ProjectRow, projects } from '../../schema/itinerary/itineraries.ts';
import { type CheckoutRow, checkouts } from '../../schema/itinerary/payments.ts';
import { databaseMessages } from '../../schema/shared/messages.ts';

/** When an open checkout is first checked with Stripe, in milliseconds after it was opened. */
const FIRST_CHECK_MS = 10 * 60_000;

/** The project's open checkout, inserted if there is none. Concurrent calls get the same one. */
export async function openCheckout(db: ItineraryDb, projectId: number, now: number): Promise<CheckoutRow> {
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

export async function updateCheckoutIntent(db: ItineraryDb, id: string, intentId: string): Promise<void> {
  await db
    .update(checkouts)
    .set({ intentId })
    .where(and(eq(checkouts.id, id), isNull(checkouts.intentId)));
}

/** Makes the next creation of the intent use a new idempotency key, once for concurrent calls. */
export async function incrementKeyVersion(db: ItineraryDb, id: string, version: number): Promise<void> {
  await db
    .update(checkouts)
    .set(NEXT_KEY_VERSION)
    .where(and(eq(checkouts.id, id), eq(checkouts.keyVersion, version)));
}

/** Also tells the directory that the reserved use of a coupon is free again. */
export async function updateCheckoutCanceled(db: ItineraryDb, id: string, now: number): Promise<void> {
  const isOpen = and(eq(checkouts.id, id), eq(checkouts.status, 'open'));
  await db.batch([
    insertFreed(db, isOpen, now),
    db.update(checkouts).set({ status: 'canceled' }).where(isOpen),
  ]);
}

/** The statement that writes a message for each of these checkouts whose reserved coupon is no longer part of a price. */
export function insertFreed(db: ItineraryDb, condition: SQL | undefined, now: number) {
  const { couponReservation } = checkouts;
  return db
    .insert(databaseMessages)
    .select(
      sql`SELECT 'coupon-freed:' || ${couponReservation}, json_object('kind', 'coupon-freed', 'reservation', ${couponReservation}),
        ${now}, ${now}, 0 FROM ${checkouts} WHERE ${and(condition, isNotNull(couponReservation))}`,
    )
    .onConflictDoNothing();
}

/** The open checkout whose price has a reserved coupon. */
export async function findCheckoutOfReservation(
  db: ItineraryDb,
  reservation: string,
): Promise<CheckoutRow | undefined> {
  return db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.couponReservation, reservation), eq(checkouts.status, 'open')))
    .get();
}

/**
 * Gives a checkout a coupon whose use is reserved until `until`, and starts the price change. Undefined if the checkout is
 * no longer open, or has another coupon.
 */
export async function startCoupon(
  db: ItineraryDb,
  id: string,
  { code, until, reservation }: { code: string; until: number; reservation: string | null },
): Promise<PriceChange | undefined> {
  return db
    .update(checkouts)
    .set({
      couponCode: code,
      couponReservedUntil: until,
      couponReservation: reservation,
      ...NEXT_KEY_VERSION,
    })
    .where(
      and(
        eq(checkouts.id, id),
        eq(checkouts.status, 'open'),
        or(isNull(checkouts.couponCode), eq(checkouts.couponCode, code)),
      ),
    )
    .returning(PRICE_CHANGE)
    .get();
}

/** Starts the price change that takes a checkout's coupon off. The use stays reserved until it is finished. */
export async function startCouponRemoval(db: ItineraryDb, id: string): Promise<PriceChange | undefined> {
  return db
    .update(checkouts)
    .set({ couponReservedUntil: null, ...NEXT_KEY_VERSION })
    .where(eq(checkouts.id, id))
    .returning(PRICE_CHANGE)
    .get();
}

/** `startCouponRemoval`, if the reservation has expired; null means that a removal was started and not finished. */
export async function startExpiredRemoval(
  db: ItineraryDb,
  id: string,
  now: number,
): Promise<PriceChange | undefined> {
  return db
    .update(checkouts)
    .set({ couponReservedUntil: null, ...NEXT_KEY_VERSION })
    .where(
      and(
        eq(checkouts.id, id),
        eq(checkouts.status, 'open'),
        isNotNull(checkouts.couponCode),
        or(isNull(checkouts.couponReservedUntil), lte(checkouts.couponReservedUntil, now)),
      ),
    )
    .returning(PRICE_CHANGE)
    .get();
}

/** The checkout of a PaymentIntent, with its project. */
export async function findCheckout(
  db: ItineraryDb,
  intentId: string,
): Promise<{ checkout: CheckoutRow; project: ProjectRow } | undefined> {
  return db
    .select({ checkout: checkouts, project: projects })
    .from(checkouts)
    .innerJoin(projects, eq(projects.id, checkouts.projectId))
    .where(eq(checkouts.intentId, intentId))
    .get();
}

/** The price that a checkout should have at Stripe. `version` goes into the idempotency key of the update. */
export type PriceChange = Pick<CheckoutRow, 'couponCode' | 'couponReservedUntil' | 'couponReservation'> & {
  version: number;
};

/** Every statement that starts a price change sets this, besides the change itself. */
const NEXT_KEY_VERSION = { keyVersion: sql`${checkouts.keyVersion} + 1` };

/** The columns that such a statement returns. */
const PRICE_CHANGE = {
  version: checkouts.keyVersion,
  couponCode: checkouts.couponCode,
  couponReservedUntil: checkouts.couponReservedUntil,
  couponReservation: checkouts.couponReservation,
};

/** Starts a price change to the price with the checkout's coupon. Undefined for an unknown checkout. */
export async function startPriceChange(db: ItineraryDb, id: string): Promise<PriceChange | undefined> {
  return db.update(checkouts).set(NEXT_KEY_VERSION).where(eq(checkouts.id, id)).returning(PRICE_CHANGE).get();
}

/**
 * Ends a price change after Stripe has the new amount; a coupon that was taken off no longer has a use reserved.
 * Returns false if another change has started since, so that the amount may be outdated.
 */
export async function finishPriceChange(
  db: ItineraryDb,
  id: string,
  version: number,
  now: number,
): Promise<boolean> {
  const isCurrent = and(eq(checkouts.id, id), eq(checkouts.keyVersion, version));
  const isKept = sql`${checkouts.couponReservedUntil} IS NOT NULL`;
  const [, finished] = await db.batch([
    insertFreed(db, and(isCurrent, sql`NOT ${isKept}`), now),
    db
      .update(checkouts)
      .set({
        couponCode: sql`CASE WHEN ${isKept} THEN ${checkouts.couponCode} END`,
        couponReservation: sql`CASE WHEN ${isKept} THEN ${checkouts.couponReservation} END`,
      })
      .where(isCurrent)
      .returning({ id: checkouts.id }),
  ]);
  return finished.length > 0;
}

/**
 * Leases open checkouts that are due for `delayMs`, the longest overdue first, so that one that fails does not block the
 * others.
 */
export async function leaseDueCheckouts(
  db: ItineraryDb,
  now: number,
  { delayMs, limit }: { delayMs: number; limit: number },
): Promise<CheckoutRow[]> {
  const due = db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(eq(checkouts.status, 'open'), lte(checkouts.nextLookAt, now)))
    .orderBy(checkouts.nextLookAt)
    .limit(limit);
  return db
    .update(checkouts)
    .set({ nextLookAt: now + delayMs })
    .where(inArray(checkouts.id, due))
    .returning();
}
