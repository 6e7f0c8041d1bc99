import { and, eq, gt, lte } from 'drizzle-orm';
import type { DirectoryDb } from '../../client.ts';
import { type SessionRow, sessions, type UserRow, users } from '../../schema/directory/accounts.ts';

/** The user of a session that has not expired. `hash` is the SHA-256 of the token. */
export async function findSessionUser(
  db: DirectoryDb,
  hash: string,
  now: number,
): Promise<UserRow | undefined> {
  const found = await db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.hash, hash), gt(sessions.expiresAt, now)))
    .get();
  return found?.user;
}

/** Returns the statement, to run in a batch. */
export function insertSession(db: DirectoryDb, session: SessionRow) {
  return db.insert(sessions).values(session);
}

export async function deleteSession(db: DirectoryDb, hash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.hash, hash));
}

export async function deleteUserSessions(db: DirectoryDb, userId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

export async function deleteExpiredSessions(db: DirectoryDb, now: number): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
}
