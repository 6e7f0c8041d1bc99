import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

// Times are epoch milliseconds.

export const coupons = sqliteTable('coupons', {
  code: text().primaryKey(),
  kind: text().$type<'percent' | 'fixed'>().notNull(),
  /** Percent, or US cents. */
  value: integer().notNull(),
  maxUses: integer('max_uses'),
  expiresAt: integer('expires_at'),
  disabledAt: integer('disabled_at'),
  createdAt: integer('created_at').notNull(),
});
export type CouponRow = typeof coupons.$inferSelect;

/**
 * The uses of coupons: reserved before the price of a payment has the coupon, then counted when the upgrade completed.
 * They stay when the itinerary is deleted.
 */
export const couponUses = sqliteTable(
  'coupon_uses',
  {
    code: text()
      .notNull()
      .references(() => coupons.code),
    /** As `projects.id`. */
    projectNumber: integer('project_number').notNull(),
    /** A random name of the reservation, which `checkouts` have too. Null once it is counted. */
    reservation: text(),
    /** Then the itinerary's database is asked whether the coupon is still part of a price. */
    reservedUntil: integer('reserved_until'),
    /** Whether the coupon alone unlocked the project. */
    isFree: integer('is_free', { mode: 'boolean' }).notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.projectNumber] }),
    index('coupon_uses_reserved').on(table.reservation).where(sql`reservation IS NOT NULL`),
  ],
);
export type CouponUseRow = typeof couponUses.$inferSelect;
