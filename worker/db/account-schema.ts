import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

// Accounts, and what is left of what they deleted. Times are epoch milliseconds.

/** Who signs in, one row for each issuer and subject. An id is never given out twice. */
export const users = sqliteTable(
  'users',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    issuer: text().notNull(),
    subject: text().notNull(),
    /** As the provider has verified it, in lower case; renewed with each sign-in. */
    email: text().notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    /** Address of the avatar, `/media/u/…`. */
    profileImageUrl: text('profile_image_url'),
    createdAt: integer('created_at').notNull(),
    signedInAt: integer('signed_in_at').notNull(),
  },
  (table) => [uniqueIndex('users_by_subject').on(table.issuer, table.subject)],
);
export type UserRow = typeof users.$inferSelect;

/** A browser that is signed in. The token itself is in its cookie alone. */
export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the token, base64url. */
    hash: text().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('sessions_by_user').on(table.userId), index('sessions_by_end').on(table.expiresAt)],
);
export type SessionRow = typeof sessions.$inferSelect;

/**
 * Itineraries that were deleted: their rows went at once, their files and counters follow. Stays for good,
 * so that no id is given out twice.
 */
export const deletedProjects = sqliteTable(
  'deleted_projects',
  {
    /** Public id. */
    projectId: text('project_id').primaryKey(),
    deletedAt: integer('deleted_at').notNull(),
    /** When the rest is to be deleted next; null when nothing is left. */
    purgeAt: integer('purge_at'),
    attempts: integer().notNull().default(0),
  },
  (table) => [index('deleted_projects_due').on(table.purgeAt).where(sql`purge_at IS NOT NULL`)],
);
