import { eq, sql } from 'drizzle-orm';
import type { DirectoryDb } from '../../client.ts';
import { type SessionRow, sessions, type UserRow, users } from '../../schema/directory/accounts.ts';
import { insertClaims } from '../itineraries.ts';
import { insertSession } from './sessions.ts';

/** Identity verified by an OpenID Connect provider. */
type UserIdentity = Pick<
  UserRow,
  'issuer' | 'subject' | 'email' | 'emailVerified' | 'firstName' | 'lastName'
>;

/**
 * Inserts or updates the account, starts its session, ends the browser's previous session (`endedHash`) and writes the
 * claims of itineraries created with the account's verified email. All or nothing.
 */
export async function signInUser(
  db: DirectoryDb,
  person: UserIdentity,
  session: Omit<SessionRow, 'userId'>,
  endedHash: string | undefined,
): Promise<UserRow> {
  const { issuer, subject, email, emailVerified, firstName, lastName } = person;
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
          emailVerified,
          // A provider may omit the name; keep the known one.
          firstName: sql`coalesce(${firstName}, ${users.firstName})`,
          lastName: sql`coalesce(${lastName}, ${users.lastName})`,
          signedInAt: now,
        },
      })
      .returning(),
    insertSession(db, { ...session, userId: userId as unknown as number }),
    db.delete(sessions).where(eq(sessions.hash, endedHash ?? '')),
    insertClaims(db, userId, person, now),
  ]);
  const user = rows[0];
  if (!user) throw new Error('Account missing right after upsert');
  return user;
}
