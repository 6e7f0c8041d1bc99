import { and, asc, eq, like, or, sql } from 'drizzle-orm';
import type { DirectoryDb } from '../../client.ts';
import { insertMessage } from '../../messages.ts';
import { sessions, type UserRow, users } from '../../schema/directory/accounts.ts';
import { mailAliases } from '../../schema/directory/intake.ts';
import { itineraries } from '../../schema/directory/itineraries.ts';
import type { ImageRow } from '../../schema/shared/images.ts';
import { mails } from '../../schema/shared/mails.ts';
import { databaseMessages } from '../../schema/shared/messages.ts';
import { outbox } from '../../schema/shared/outbox.ts';
import { proposals } from '../../schema/shared/proposals.ts';
import { markAvatarsForDeletion } from './avatars.ts';

/** The rows of an account in the directory, from one consistent batch. */
export async function readAccount(db: DirectoryDb, userId: number) {
  const [sessionRows, unclaimed, mailRows, aliases] = await db.batch([
    db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(asc(sessions.createdAt)),
    db
      .select({ proposal: proposals, mail: mails })
      .from(proposals)
      .innerJoin(mails, eq(mails.id, proposals.mailId))
      .where(and(eq(proposals.userId, userId), eq(proposals.status, 'waiting')))
      .orderBy(asc(proposals.id)),
    db.select().from(mails).where(eq(mails.userId, userId)).orderBy(asc(mails.id)),
    db.select().from(mailAliases).where(eq(mailAliases.userId, userId)).orderBy(asc(mailAliases.id)),
  ]);
  return { sessions: sessionRows, unclaimed, mails: mailRows, aliases };
}

/**
 * Deletes an account with its sessions, unclaimed events, intake addresses and avatars, and writes what the databases of
 * itineraries (`bindings`) have to do: delete its itineraries as in `deleteProject`, or keep them without an owner, and
 * forget its address. All or nothing. Returns the images whose files are to be deleted.
 */
export async function deleteAccount(
  db: DirectoryDb,
  { id, email, emailVerified }: Pick<UserRow, 'id' | 'email' | 'emailVerified'>,
  kept: 'delete' | 'keep',
  bindings: string[],
  now: number,
): Promise<ImageRow[]> {
  const kind = kept === 'keep' ? 'release' : 'delete';
  const told = emailVerified ? bindings : [];
  const [removed] = await db.batch([
    markAvatarsForDeletion(db, id, now),
    // What it has begun and not finished ends with it.
    db
      .delete(databaseMessages)
      .where(
        sql`${databaseMessages.body} ->> 'kind' = 'claim' AND ${databaseMessages.body} ->> 'userId' = ${id}`,
      ),
    db
      .insert(databaseMessages)
      .select(
        sql`SELECT ${kind} || ':' || ${itineraries.projectNumber} || ':' || ${id}, json_object('kind', ${kind},
          'projectNumber', ${itineraries.projectNumber}, 'userId', ${id}), ${now}, ${now}, 0
          FROM ${itineraries} WHERE ${itineraries.ownerUserId} = ${id}`,
      )
      .onConflictDoNothing(),
    ...told.map((binding) =>
      insertMessage(
        db,
        { id: `forget:${binding}:${id}:${now}`, body: { kind: 'forget-address', binding, email } },
        now,
      ),
    ),
    db
      .delete(outbox)
      .where(or(emailVerified ? eq(outbox.recipient, email) : undefined, like(outbox.id, `alias:${id}:%`))),
    db.delete(users).where(eq(users.id, id)),
  ]);
  return removed;
}
