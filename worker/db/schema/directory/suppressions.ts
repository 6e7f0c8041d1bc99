import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** People who never want email from us. */
export const suppressions = sqliteTable('suppressions', {
  /** SHA-256 of the mailbox, base64url: the address itself is not kept, and a new APP_SECRET changes nothing. */
  hash: text().primaryKey(),
  /** Epoch milliseconds. */
  createdAt: integer('created_at').notNull(),
});
