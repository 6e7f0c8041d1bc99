import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { DatabaseMessage } from '../../../domain/itinerary/database-messages.ts';

/**
 * What a database has to tell another one: written in the batch that decides, tried at once, deleted when it is done. A
 * message that arrives twice, or after a later one, changes nothing more. Times are epoch milliseconds.
 */
export const databaseMessages = sqliteTable(
  'database_messages',
  {
    /** Says what it is about, so that the same message is written once. */
    id: text().primaryKey(),
    body: text({ mode: 'json' }).$type<DatabaseMessage>().notNull(),
    createdAt: integer('created_at').notNull(),
    /** When it is tried again. */
    nextAt: integer('next_at').notNull(),
    attempts: integer().notNull().default(0),
  },
  (table) => [index('database_messages_due').on(table.nextAt)],
);
export type DatabaseMessageRow = typeof databaseMessages.$inferSelect;
