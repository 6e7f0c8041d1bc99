import { and, asc, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { DirectoryDb } from '../client.ts';
import { NEXT_KEY_VERSION, PRICE_CHANGE, type PriceChange } from '../itinerary/payments/checkouts.ts';
import { type CouponRow, coupons, redemptions } from '../schema/directory/coupons.ts';
import { type CheckoutRow, checkouts } from '../schema/itinerary/payments.ts';
import { selectValuesWhere } from '../sql-expressions.ts';

/** Who wants to use a coupon. The row id of the project; null if it was deleted. */
type CouponUse = { code: string; projectId: number | null; now: number };

/**
 * True for the row of `coupons` that this project can use. A limited coupon needs a use that is neither redeemed nor
 * held by the open checkout of another project. An expired reservation is held until its price is off the payment.
 */
function isUsable({ code, projectId, now }: CouponUse): SQL {
  const redeemed = sql`(SELECT count(*) FROM ${redemptions} WHERE ${redemptions.code} = ${code})`;
  const reserved = sql`(SELECT count(*) FROM ${checkouts} WHERE ${checkouts.couponCode} = ${code}
    AND ${checkouts.status} = 'open' AND ${checkouts.projectId} IS NOT ${projectId})`;
  return sql`${coupons.code} = ${code} AND ${coupons.disabledAt} IS NULL
    AND (${coupons.expiresAt} IS NULL OR ${coupons.expiresAt} > ${now})
    AND (${coupons.maxUses} IS NULL OR ${coupons.maxUses} > ${redeemed} + ${reserved})`;
}

const existsUsable = (use: CouponUse) => sql`EXISTS (SELECT 1 FROM ${coupons} WHERE ${isUsable(use)})`;

export async function findCoupon(db: DirectoryDb, code: string): Promise<CouponRow | undefined> {
  return db.select().from(coupons).where(eq(coupons.code, code)).get();
}

export async function findUsableCoupon(db: DirectoryDb, use: CouponUse): Promise<CouponRow | undefined> {
  return db.select().from(coupons).where(isUsable(use)).get();
}

/**
 * Reserves one use of a coupon for an open checkout until `until`, and starts the price change. Undefined if the coupon
 * is not usable, the checkout is no longer open, or it has another coupon.
 */
export async function reserveCoupon(
  db: DirectoryDb,
  { id, projectId }: Pick<CheckoutRow, 'id' | 'projectId'>,
  { code, now, until }: { code: string; now: number; until: number },
): Promise<PriceChange | undefined> {
  return db
    .update(checkouts)
    .set({ couponCode: code, couponReservedUntil: until, ...NEXT_KEY_VERSION })
    .where(
      and(
        eq(checkouts.id, id),
        eq(checkouts.status, 'open'),
        or(isNull(checkouts.couponCode), eq(checkouts.couponCode, code)),
        existsUsable({ code, projectId, now }),
      ),
    )
    .returning(PRICE_CHANGE)
    .get();
}

/** Starts the price change that takes a checkout's coupon off. The use stays reserved until it is finished. */
export async function startCouponRemoval(db: DirectoryDb, id: string): Promise<PriceChange | undefined> {
  return db
    .update(checkouts)
    .set({ couponReservedUntil: null, ...NEXT_KEY_VERSION })
    .where(eq(checkouts.id, id))
    .returning(PRICE_CHANGE)
    .get();
}

/** `startCouponRemoval`, if the reservation has expired. */
export async function startExpiredRemoval(
  db: DirectoryDb,
  id: string,
  now: number,
): Promise<PriceChange | undefined> {
  return db
    .update(checkouts)
    .set({ couponReservedUntil: null, ...NEXT_KEY_VERSION })
    .where(and(eq(checkouts.id, id), isReservationExpired(now)))
    .returning(PRICE_CHANGE)
    .get();
}

/** Null means that a removal was started and not finished. */
const isReservationExpired = (now: number) =>
  and(
    eq(checkouts.status, 'open'),
    isNotNull(checkouts.couponCode),
    or(isNull(checkouts.couponReservedUntil), lte(checkouts.couponReservedUntil, now)),
  );

/** Checkouts that hold a use of the coupon although their reservation has expired, at most 5. */
export async function listExpiredReservations(
  db: DirectoryDb,
  code: string,
  now: number,
): Promise<CheckoutRow[]> {
  return db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.couponCode, code), isReservationExpired(now)))
    .orderBy(asc(checkouts.couponReservedUntil))
    .limit(5);
}

/** Statement that inserts a use of the coupon if it is usable and `condition` holds. */
export function insertRedemption(
  db: DirectoryDb,
  use: CouponUse & { projectId: number; isFree: boolean },
  condition: SQL,
) {
  const { code, projectId, isFree, now } = use;
  const row = { code, projectId, isFree, createdAt: now };
  return db
    .insert(redemptions)
    .select(selectValuesWhere(redemptions, row, sql`${existsUsable(use)} AND ${condition}`))
    .onConflictDoNothing();
}
