import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { projects } from './itineraries.ts';
import { people } from './people.ts';

/** Keys with which assistants read a project and make proposals. Who made a key decides what ends it. */
export const assistantKeys = sqliteTable(
  'assistant_keys',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** SHA-256 of the key, base64url. */
    hash: text().notNull().unique(),
    label: text().notNull(),
    includePrivate: integer('include_private', { mode: 'boolean' }).notNull(),
    /** The co-host who made it, and the version of that link. */
    personId: integer('person_id').references(() => people.id, { onDelete: 'cascade' }),
    linkVersion: integer('link_version'),
    /** The owner's account, if the owner made it. */
    userId: integer('user_id'),
    /** The project's admin version when the key was made by somebody with the admin code. */
    adminVersion: integer('admin_version').notNull(),
    createdAt: integer('created_at').notNull(),
    /** `YYYY-MM-DD` in UTC. */
    lastUsedOn: text('last_used_on'),
  },
  (table) => [
    index('assistant_keys_by_project').on(table.projectId),
    index('assistant_keys_by_person').on(table.personId).where(sql`person_id IS NOT NULL`),
  ],
);
export type AssistantKeyRow = typeof assistantKeys.$inferSelect;
