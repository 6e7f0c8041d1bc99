import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

// Times are epoch milliseconds.

/** One row, rewritten every minute: in a copy of the database it tells, to the minute, when the copy was made. */
export const heartbeats = sqliteTable('heartbeats', {
  id: integer('id').primaryKey(),
  writtenAt: integer('written_at').notNull(),
});

/** Progress of encrypting stored data with a new APP_SECRET, one row per kind of data. */
export const reencryptionProgress = sqliteTable(
  'reseal_progress',
  {
    /** Identifies the new secret without revealing it. */
    keyId: text('key_id').notNull(),
    target: text().notNull(),
    /** Primary key of the last row that was processed. */
    cursor: text(),
    processed: integer().notNull().default(0),
    /** Rows that neither secret can decrypt. */
    unreadable: integer().notNull().default(0),
    startedAt: integer('started_at').notNull(),
    finishedAt: integer('finished_at'),
  },
  (table) => [primaryKey({ columns: [table.keyId, table.target] })],
);
