import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

// What other systems report. Times are epoch milliseconds.

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

/** Queue messages that failed all retries, kept for inspection. */
export const deadLetters = sqliteTable('dead_jobs', {
  id: text().primaryKey(),
  queue: text().notNull(),
  body: text().notNull(),
  diedAt: integer('died_at').notNull(),
});
