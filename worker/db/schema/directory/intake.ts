import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

// Times are epoch milliseconds.

/** Further addresses whose emails count as the account's once confirmed. */
export const mailAliases = sqliteTable(
  'mail_aliases',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    /** SHA-256 of the token in the confirmation email; null once confirmed. */
    tokenHash: text('token_hash'),
    askedAt: integer('asked_at').notNull(),
    confirmedAt: integer('confirmed_at'),
  },
  (table) => [
    uniqueIndex('mail_aliases_by_user').on(table.userId, table.email),
    index('mail_aliases_unconfirmed').on(table.askedAt).where(sql`confirmed_at IS NULL`),
    // A confirmed address belongs to one account.
    uniqueIndex('mail_aliases_confirmed').on(table.email).where(sql`confirmed_at IS NOT NULL`),
  ],
);
export type MailAliasRow = typeof mailAliases.$inferSelect;

/**
 * Language model calls on a UTC day. The subject is the id of an account, or minus the id of an itinerary for what its
 * hosts paste and email to it; 0 counts all together.
 */
export const modelBudget = sqliteTable(
  'model_budget',
  {
    subject: integer('user_id').notNull(),
    /** `YYYY-MM-DD`. */
    day: text().notNull(),
    calls: integer().notNull(),
  },
  (table) => [uniqueIndex('model_budget_by_day').on(table.subject, table.day)],
);
