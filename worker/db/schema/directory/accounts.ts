import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

// Times are epoch milliseconds.

/** One row for each OpenID Connect issuer and subject. Ids are never reused. */
export const users = sqliteTable(
  'users',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    issuer: text().notNull(),
    subject: text().notNull(),
    /** Verified by the provider, lower case, updated at each sign-in. */
    email: text().notNull(),
    /** Whether the provider said at the latest sign-in that the address is verified. */
    emailVerified: integer('email_verified', { mode: 'boolean' }).notNull().default(true),
    firstName: text('first_name'),
    lastName: text('last_name'),
    /** Avatar path, `/media/u/…`. */
    profileImageUrl: text('profile_image_url'),
    createdAt: integer('created_at').notNull(),
    signedInAt: integer('signed_in_at').notNull(),
  },
  (table) => [uniqueIndex('users_by_subject').on(table.issuer, table.subject)],
);
export type UserRow = typeof users.$inferSelect;

/** Sign-in sessions. The token itself is only in the browser's cookie. */
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
