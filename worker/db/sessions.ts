import { and, eq, gt, lte } from 'drizzle-orm';
import { type SessionRow, sessions, type UserRow, users } from './account-schema.ts';
import type { Db } from './client.ts';

/** Who is signed in with this token's hash at `now`. */
export async function findSessionUser(db: Db, hash: string, now: number): Promise<UserRow | undefined> {
  const found = await db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.hash, hash), gt(sessions.expiresAt, now)))
    .get();
  return found?.user;
}

/** The statement that begins a session, for a batch. */
export function insertSession(db: Db, session: SessionRow) {
  return db.insert(sessions).values(session);
}

export async function deleteSession(db: Db, hash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.hash, hash));
}

/** Ends all sessions of an account. */
export async function deleteUserSessions(db: Db, userId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

export async function listSessions(db: Db, userId: number): Promise<SessionRow[]> {
  return db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(sessions.createdAt);
}

/** Forgets sessions that have ended by themselves. */
export async function deleteExpiredSessions(db: Db, now: number): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
}
