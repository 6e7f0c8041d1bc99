import { and, asc, desc, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { DirectoryDb } from '../client.ts';
import { deleteExpiredAddresses } from '../inbox/intake-addresses.ts';
import { isUnownedMail } from '../inbox/mails.ts';
import { insertOutboxMail, type NewOutboxMail } from '../outbox.ts';
import { users } from '../schema/directory/accounts.ts';
import { type MailAliasRow, mailAliases } from '../schema/directory/intake.ts';
import { type MailRow, mails } from '../schema/shared/mails.ts';

/** The account with this verified email, else the account with this confirmed alias. */
export async function findUserIdByAddress(db: DirectoryDb, email: string): Promise<number | undefined> {
  const [owners, aliases] = await db.batch([
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), eq(users.emailVerified, true)))
      .orderBy(desc(users.signedInAt))
      .limit(1),
    db
      .select({ id: mailAliases.userId })
      .from(mailAliases)
      .where(and(eq(mailAliases.email, email), isNotNull(mailAliases.confirmedAt))),
  ]);
  return owners[0]?.id ?? aliases[0]?.id;
}

/** The account of the first address in `emails` that is a verified email. */
export async function findUserIdByTypedAddress(
  db: DirectoryDb,
  emails: string[],
): Promise<number | undefined> {
  const list = JSON.stringify(emails);
  const found = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(sql`json_each(${list}) AS typed`, sql`typed.value = ${users.email}`)
    .where(eq(users.emailVerified, true))
    .orderBy(sql`typed.key`, desc(users.signedInAt))
    .limit(1);
  return found[0]?.id;
}

export async function listAliases(db: DirectoryDb, userId: number): Promise<MailAliasRow[]> {
  return db.select().from(mailAliases).where(eq(mailAliases.userId, userId)).orderBy(asc(mailAliases.id));
}

/**
 * Inserts an unconfirmed alias, or renews its token, and queues the confirmation email. Does neither if the alias is
 * already confirmed.
 */
export async function insertAliasRequest(
  db: DirectoryDb,
  alias: Pick<MailAliasRow, 'userId' | 'email'> & { tokenHash: string; askedAt: number },
  mail: NewOutboxMail,
): Promise<void> {
  const { tokenHash, askedAt } = alias;
  await db.batch([
    db
      .insert(mailAliases)
      .values(alias)
      .onConflictDoUpdate({
        target: [mailAliases.userId, mailAliases.email],
        set: { tokenHash, askedAt },
        setWhere: isNull(mailAliases.confirmedAt),
      }),
    insertOutboxMail(db, mail, { afterChange: true }),
  ]);
}

/** Confirms an alias requested after `since` and takes the address from any other account. */
export async function confirmAlias(
  db: DirectoryDb,
  userId: number,
  tokenHash: string,
  since: number,
  now: number,
) {
  const asked = and(
    eq(mailAliases.userId, userId),
    eq(mailAliases.tokenHash, tokenHash),
    gt(mailAliases.askedAt, since),
  );
  const [, confirmed] = await db.batch([
    db.delete(mailAliases).where(
      and(
        ne(mailAliases.userId, userId),
        isNotNull(mailAliases.confirmedAt),
        eq(
          mailAliases.email,
          sql`(SELECT email FROM ${mailAliases} AS asked WHERE asked.user_id = ${userId}
            AND asked.token_hash = ${tokenHash} AND asked.asked_at > ${since})`,
        ),
      ),
    ),
    db.update(mailAliases).set({ tokenHash: null, confirmedAt: now }).where(asked).returning(),
  ]);
  return confirmed[0];
}

export async function deleteAlias(db: DirectoryDb, userId: number, id: number): Promise<boolean> {
  const deleted = await db
    .delete(mailAliases)
    .where(and(eq(mailAliases.id, id), eq(mailAliases.userId, userId)))
    .returning({ id: mailAliases.id });
  return deleted.length > 0;
}

/** Deletes expired intake addresses, and aliases requested before `before` that were never confirmed. */
export async function deleteExpiredIntake(db: DirectoryDb, now: number, before: number): Promise<void> {
  await db.batch([
    deleteExpiredAddresses(db, now),
    db
      .delete(mailAliases)
      .where(and(isNull(mailAliases.confirmedAt), sql`${mailAliases.askedAt} <= ${before}`)),
  ]);
}

/**
 * Assigns an email without an owner to the account that its text or its From names. False if that account received
 * `limit` such emails since `since`, or already has this one.
 */
export async function updateMailOwner(
  db: DirectoryDb,
  id: number,
  { userId, ownerProof }: Pick<MailRow, 'userId' | 'ownerProof'>,
  { limit, since }: { limit: number; since: number },
) {
  const given = await db
    .update(mails)
    .set({ userId, ownerProof })
    .where(
      and(
        eq(mails.id, id),
        isUnownedMail,
        sql`(SELECT count(*) FROM ${mails} AS typed WHERE typed.user_id = ${userId} AND typed.tie IN ('typed', 'unverified')
          AND typed.received_at >= ${since}) < ${limit}`,
        sql`NOT EXISTS (SELECT 1 FROM ${mails} AS own WHERE own.user_id = ${userId}
          AND own.hash = (SELECT hash FROM ${mails} AS this WHERE this.id = ${id}))`,
      ),
    )
    .returning({ id: mails.id });
  return given.length > 0;
}
