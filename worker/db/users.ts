import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type SessionRow, sessions, type UserRow, users } from './account-schema.ts';
import type { Db } from './client.ts';
import { projects } from './schema.ts';

/** Whom a provider vouched for. */
export type UserIdentity = Pick<UserRow, 'issuer' | 'subject' | 'email' | 'firstName' | 'lastName'>;

/**
 * Signs a person in: makes or renews the account, begins the session, ends the one this browser had, and
 * gives the account the itineraries that waited for its address. All or nothing.
 */
export async function signInUser(
  db: Db,
  person: UserIdentity,
  session: Omit<SessionRow, 'userId'>,
  endedHash: string | undefined,
): Promise<UserRow> {
  const { issuer, subject, email, firstName, lastName } = person;
  const now = session.createdAt;
  const userId = sql<number>`(SELECT ${users.id} FROM ${users} WHERE ${users.issuer} = ${issuer} AND ${users.subject} = ${subject})`;
  const [rows] = await db.batch([
    db
      .insert(users)
      .values({ ...person, createdAt: now, signedInAt: now })
      .onConflictDoUpdate({
        target: [users.issuer, users.subject],
        set: {
          email,
          // A provider that tells no name this time does not take the known one away.
          firstName: sql`coalesce(${firstName}, ${users.firstName})`,
          lastName: sql`coalesce(${lastName}, ${users.lastName})`,
          signedInAt: now,
        },
      })
      .returning(),
    db.insert(sessions).values({ ...session, userId: userId as SQL<number> as never }),
    db.delete(sessions).where(eq(sessions.hash, endedHash ?? '')),
    claimProjectsByEmail(db, userId, email),
  ]);
  const user = rows[0];
  if (!user) throw new Error('An account that was just stored is gone.');
  return user;
}

/** The statement that gives an account the itineraries that its verified address owns and nobody has yet. */
export function claimProjectsByEmail(db: Db, userId: number | SQL<number>, email: string) {
  return db
    .update(projects)
    .set({ ownerUserId: userId as number })
    .where(and(isNull(projects.ownerUserId), eq(projects.ownerEmail, email)));
}
