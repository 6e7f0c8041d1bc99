import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { projects } from './itineraries.ts';

/** Changes of an owner's email address that the earlier address can undo. */
export const ownerChanges = sqliteTable(
  'owner_changes',
  {
    /** SHA-256 of the token in the email to the earlier address, base64url. */
    hash: text().primaryKey(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    previousEmail: text('previous_email').notNull(),
    /** Epoch milliseconds. */
    changedAt: integer('changed_at').notNull(),
  },
  (table) => [
    index('owner_changes_by_project').on(table.projectId, table.changedAt),
    index('owner_changes_by_time').on(table.changedAt),
  ],
);
