import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { projects } from './itineraries.ts';

/** Grants on their way from a browser to an app installed from it, until the app takes them over once. */
export const handovers = sqliteTable(
  'handovers',
  {
    /** SHA-256 of the token, base64url. */
    hash: text().primaryKey(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Those that the browser had, see `formatGrants`. */
    grants: text().notNull(),
    /** Epoch milliseconds. */
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    index('handovers_by_project').on(table.projectId),
    index('handovers_by_end').on(table.expiresAt),
  ],
);
export type HandoverRow = typeof handovers.$inferSelect;
