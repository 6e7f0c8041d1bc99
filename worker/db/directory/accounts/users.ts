import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { DirectoryDb } from '../../client.ts';
import { type SessionRow, sessions, type UserRow, users } from '../../schema/directory/accounts.ts';
import { projects } from '../../schema/itinerary/itineraries.ts';
import { insertSession } from './sessions.ts';

/** Identity verified by an OpenID Connect provider. */
type UserIdentity = Pick<
  UserRow,
  'issuer' | 'subject' | 'email' | 'emailVerified' | 'firstName' | 'lastName'
>;
type AccountEmail = Pick<UserRow, 'email' | 'emailVerified'>;

/**
 * Inserts or updates the account, starts its session, ends the browser's previous session (`endedHash`) and claims
 * the itineraries created with the account's verified email. All or nothing.
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
    claimProjectsByEmail(db, userId, person),
  ]);
  const user = rows[0];
  if (!user) throw new Error('Account missing right after upsert');
  return user;
}

/** Matches the itineraries created with the account's email; none unless it is verified. */
export function isCreatedWithEmail({ email, emailVerified }: AccountEmail): SQL {
  return emailVerified ? eq(projects.ownerEmail, email) : sql`FALSE`;
}

/** Matches the itineraries that the account may claim. */
export function isClaimable(account: AccountEmail): SQL | undefined {
  return and(isNull(projects.ownerUserId), isNull(projects.disownedAt), isCreatedWithEmail(account));
}

/** The statement that makes an account the owner of the itineraries that it may claim. */
export function claimProjectsByEmail(db: DirectoryDb, userId: number | SQL<number>, account: AccountEmail) {
  return db
    .update(projects)
    .set({ ownerUserId: userId as number })
    .where(isClaimable(account));
}
