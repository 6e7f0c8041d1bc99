import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { projects } from './itineraries.ts';

// Times are epoch milliseconds.

/** At most one open checkout per project. */
export const checkouts = sqliteTable(
  'checkouts',
  {
    /** Random; part of the idempotency key of the PaymentIntent. */
    id: text().primaryKey(),
    /** Null if the project was deleted; a later payment is then refunded. */
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'set null' }),
    /** Stripe PaymentIntent; null until Stripe has created it. */
    intentId: text('intent_id').unique(),
    status: text().$type<'open' | 'paid' | 'canceled'>().notNull().default('open'),
    /** Part of the idempotency keys of calls to Stripe; incremented when the next call needs a new key. */
    keyVersion: integer('amount_version').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    /** Coupon priced into this checkout; one use is reserved until `couponReservedUntil`. */
    couponCode: text('coupon_code'),
    couponReservedUntil: integer('coupon_reserved_until'),
    /** The reservation of that use in the directory; see `couponUses`. */
    couponReservation: text('coupon_reservation'),
    /** When reconciliation checks it next. */
    nextLookAt: integer('next_look_at').notNull(),
  },
  (table) => [
    uniqueIndex('checkouts_open').on(table.projectId).where(sql`status = 'open'`),
    index('checkouts_by_project').on(table.projectId),
    index('checkouts_due').on(table.nextLookAt).where(sql`status = 'open'`),
    index('checkouts_by_reservation').on(table.couponReservation).where(sql`coupon_reservation IS NOT NULL`),
  ],
);
export type CheckoutRow = typeof checkouts.$inferSelect;

/** Kept after the project is deleted, for accounting. */
export const payments = sqliteTable(
  'payments',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'set null' }),
    intentId: text('intent_id').notNull().unique(),
    /** US cents. */
    amount: integer().notNull(),
    currency: text().notNull(),
    /** `surplus`: to be refunded, because the project was paid already or no longer exists. */
    status: text().$type<'succeeded' | 'surplus' | 'refunded'>().notNull(),
    couponCode: text('coupon_code'),
    receiptUrl: text('receipt_url'),
    createdAt: integer('created_at').notNull(),
    /** When the buyer withdrew from the contract; the refund follows. */
    withdrawnAt: integer('withdrawn_at'),
    /** When the withdrawal was refunded and confirmed by email. */
    refundedAt: integer('refunded_at'),
  },
  (table) => [
    index('payments_withdrawn')
      .on(table.withdrawnAt)
      .where(sql`withdrawn_at IS NOT NULL AND refunded_at IS NULL`),
    index('payments_by_project').on(table.projectId),
    index('payments_surplus').on(table.createdAt).where(sql`status = 'surplus'`),
  ],
);
export type PaymentRow = typeof payments.$inferSelect;

/** Coupons that alone unlocked a project. */
export const freeUpgrades = sqliteTable(
  'free_upgrades',
  {
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.code] })],
);
