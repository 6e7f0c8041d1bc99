import { and, asc, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { DirectoryDb } from '../client.ts';
import { type CouponRow, type CouponUseRow, coupons, couponUses } from '../schema/directory/coupons.ts';
import { selectValuesWhere } from '../sql-expressions.ts';

/** Who wants to use a coupon. */
type CouponUse = { code: string; projectNumber: number; now: number };

/**
 * True for the row of `coupons` that this project can use. A limited coupon needs a use that is neither counted nor
 * reserved by another project. An expired reservation is held until its price is off the payment.
 */
function isUsable({ code, projectNumber, now }: CouponUse): SQL {
  const used = sql`(SELECT count(*) FROM ${couponUses} WHERE ${couponUses.code} = ${code}
    AND NOT (${couponUses.projectNumber} = ${projectNumber} AND ${couponUses.reservation} IS NOT NULL))`;
  return sql`${coupons.code} = ${code} AND ${coupons.disabledAt} IS NULL
    AND (${coupons.expiresAt} IS NULL OR ${coupons.expiresAt} > ${now})
    AND (${coupons.maxUses} IS NULL OR ${coupons.maxUses} > ${used})`;
}

const existsUsable = (use: CouponUse) => sql`EXISTS (SELECT 1 FROM ${coupons} WHERE ${isUsable(use)})`;

export async function findCoupon(db: DirectoryDb, code: string): Promise<CouponRow | undefined> {
  return db.select().from(coupons).where(eq(coupons.code, code)).get();
}

export async function findUsableCoupon(db: DirectoryDb, use: CouponUse): Promise<CouponRow | undefined> {
  return db.select().from(coupons).where(isUsable(use)).get();
}

/**
 * Reserves one use of a coupon until `until`, under the name `reservation`, before a price has the coupon. Returns
 * 'counted' if this project has used it before, which needs no other use; undefined if the coupon is not usable.
 */
export async function reserveCoupon(
  db: DirectoryDb,
  use: CouponUse,
  { reservation, until }: { reservation: string; until: number },
): Promise<'reserved' | 'counted' | undefined> {
  const { code, projectNumber, now } = use;
  const row = { code, projectNumber, reservation, reservedUntil: until, isFree: false, createdAt: now };
  const [, found] = await db.batch([
    db
      .insert(couponUses)
      .select(selectValuesWhere(couponUses, row, existsUsable(use)))
      .onConflictDoUpdate({
        target: [couponUses.code, couponUses.projectNumber],
        set: { reservation, reservedUntil: until },
        setWhere: isNotNull(couponUses.reservation),
      }),
    db
      .select({ reservation: couponUses.reservation })
      .from(couponUses)
      .where(and(isUseOf(use), existsUsable(use))),
  ]);
  const [kept] = found;
  if (kept?.reservation === reservation) return 'reserved';
  return kept && kept.reservation === null ? 'counted' : undefined;
}

const isUseOf = ({ code, projectNumber }: Omit<CouponUse, 'now'>) =>
  and(eq(couponUses.code, code), eq(couponUses.projectNumber, projectNumber));

/** Frees a reserved use. Does nothing if it was counted, or reserved again under another name. */
export async function deleteReservation(db: DirectoryDb, reservation: string): Promise<void> {
  await db.delete(couponUses).where(eq(couponUses.reservation, reservation));
}

/** A coupon is being taken off the price: from now on others may ask for the use. */
export async function expireReservation(db: DirectoryDb, reservation: string, now: number): Promise<void> {
  await db.update(couponUses).set({ reservedUntil: now }).where(eq(couponUses.reservation, reservation));
}

/** Reserved uses of the coupon whose time is over, at most 5. */
export async function listExpiredReservations(
  db: DirectoryDb,
  code: string,
  now: number,
): Promise<CouponUseRow[]> {
  return db
    .select()
    .from(couponUses)
    .where(
      and(eq(couponUses.code, code), isNotNull(couponUses.reservation), lte(couponUses.reservedUntil, now)),
    )
    .orderBy(asc(couponUses.reservedUntil))
    .limit(5);
}

/**
 * Counts a use if the coupon is still usable, and ends the reservation. Once for a project. A payment at the discount is
 * honored even where its use cannot be counted anymore.
 */
export async function countCouponUse(
  db: DirectoryDb,
  { isFree, ...use }: CouponUse & { isFree: boolean },
): Promise<void> {
  const { code, projectNumber, now } = use;
  const row = { code, projectNumber, reservation: null, reservedUntil: null, isFree, createdAt: now };
  await db.batch([
    db
      .insert(couponUses)
      .select(selectValuesWhere(couponUses, row, existsUsable(use)))
      .onConflictDoUpdate({
        target: [couponUses.code, couponUses.projectNumber],
        set: { reservation: null, reservedUntil: null, isFree, createdAt: now },
        setWhere: isNotNull(couponUses.reservation),
      }),
    db.delete(couponUses).where(and(isUseOf(use), isNotNull(couponUses.reservation))),
  ]);
}
