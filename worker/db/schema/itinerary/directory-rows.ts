import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable } from 'drizzle-orm/sqlite-core';

/**
 * Which itineraries the directory has still to be told of. Triggers on `projects` count each change of what it knows, in
 * the batch of the change; rows of deleted projects stay.
 */
export const directoryRows = sqliteTable(
  'directory_rows',
  {
    /** As `projects.id`. */
    projectNumber: integer('project_number').primaryKey(),
    /** The number of the latest change. */
    change: integer().notNull(),
    /** The change that the directory was told of last. */
    told: integer().notNull().default(0),
  },
  (table) => [index('directory_rows_untold').on(table.projectNumber).where(sql`change > told`)],
);
