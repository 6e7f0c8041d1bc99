import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
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
    /** When reconciliation checks it next. */
    nextLookAt: integer('next_look_at').notNull(),
  },
  (table) => [
    uniqueIndex('checkouts_open').on(table.projectId).where(sql`status = 'open'`),
    index('checkouts_by_project').on(table.projectId),
    index('checkouts_due').on(table.nextLookAt).where(sql`status = 'open'`),
    index('checkouts_by_coupon').on(table.couponCode).where(sql`coupon_code IS NOT NULL`),
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
  },
  (table) => [
    index('payments_by_project').on(table.projectId),
    index('payments_surplus').on(table.createdAt).where(sql`status = 'surplus'`),
  ],
);
export type PaymentRow = typeof payments.$inferSelect;

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

/** Coupon uses, counted when the upgrade completed. */
export const redemptions = sqliteTable(
  'redemptions',
  {
    code: text()
      .notNull()
      .references(() => coupons.code),
    /** Null if the project was deleted; the use still counts. */
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'set null' }),
    /** Whether the coupon alone unlocked the project. */
    isFree: integer('is_free', { mode: 'boolean' }).notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('redemptions_by_code').on(table.code, table.projectId),
    index('redemptions_by_project').on(table.projectId),
  ],
);

/** Payments that a card holder disputed with the bank, as Stripe last reported them. */
export const disputes = sqliteTable(
  'disputes',
  {
    /** Stripe's id. */
    id: text().primaryKey(),
    intentId: text('intent_id').notNull(),
    /** Smallest unit of `currency`. */
    amount: integer().notNull(),
    currency: text().notNull(),
    reason: text().notNull(),
    status: text().notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [index('disputes_by_intent').on(table.intentId)],
);

/** Stripe webhook events, stored before the response, so that each is processed once. */
export const webhookEvents = sqliteTable('webhook_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  /** PaymentIntent of the event. */
  intentId: text('intent_id'),
  receivedAt: integer('received_at').notNull(),
  processedAt: integer('processed_at'),
});
