import { and, asc, desc, eq, gt, inArray, lte, not, or, sql } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { type MailRow, mails } from '../schema/shared/mails.ts';
import { proposals } from '../schema/shared/proposals.ts';
import { selectValuesWhere, toSqlList } from '../sql-expressions.ts';
import { type InboxOwner, isMailOf } from './owner.ts';

type NewReceivedMail = Pick<MailRow, 'userId' | 'projectId' | 'hash' | 'ownerProof' | 'bytes' | 'sender'>;

/** How long the queue may take to read an email before it is queued again, in milliseconds. Covers all retries. */
const LEASE_MS = 30 * 60_000;

/**
 * Inserts a received email, or returns the row with the same account or itinerary and bytes. If all proposals of that
 * row were deleted, it is read again: forwarding an email again restores what came from it.
 */
export async function insertReceivedMail(db: Db, mail: NewReceivedMail, now: number): Promise<MailRow> {
  const row = {
    ...mail,
    id: null, status: 'waiting', outcome: 'waiting', summary: '', contentHash: null, subject: '',
    originalName: '', originalAddress: '', sentAt: null, modelCalls: 0, unfinishedReads: 0,
    receivedAt: now, nextAt: now + LEASE_MS, doneAt: null,
  }; // biome-ignore format: one row
  // NULLs are distinct in a unique index, so emails without an owner are compared here.
  const isUnowned = mail.userId === null && mail.projectId === null;
  const isNew = isUnowned ? sql`NOT EXISTS ${selectUnowned(db, mail.hash)}` : sql`true`;
  const isDiscarded = sql`${mails.outcome} IN ('events', 'known', 'unreadable', 'code') AND NOT ${hasContent}`;
  const [inserted] = await db
    .insert(mails)
    .select(selectValuesWhere(mails, row, isNew))
    .onConflictDoUpdate({
      target: [mail.projectId === null ? mails.userId : mails.projectId, mails.hash],
      set: {
        status: sql`CASE WHEN ${isDiscarded} THEN 'waiting' ELSE ${mails.status} END`,
        outcome: sql`CASE WHEN ${isDiscarded} THEN 'waiting' ELSE ${mails.outcome} END`,
        unfinishedReads: sql`CASE WHEN ${isDiscarded} THEN 0 ELSE ${mails.unfinishedReads} END`,
        nextAt: now + LEASE_MS,
      },
    })
    .returning();
  const stored = inserted ?? (await selectUnowned(db, mail.hash).get());
  if (!stored) throw new Error('Received email neither inserted nor found');
  return stored;
}

const DAY_MS = 24 * 3_600_000;
/** How long raw emails are stored. */
const STORED_MS = 30 * DAY_MS;
/** Raw emails of one account or itinerary, in bytes. */
const MAX_STORED_BYTES = 200_000_000;

/** Whether an account or itinerary takes one more email of this size: so many in a day, and 200 MB in all. */
export async function hasIntakeRoom(
  db: Db,
  owner: { userId: number } | { projectId: number },
  { bytes, perDay, now }: { bytes: number; perDay: number; now: number },
): Promise<boolean> {
  const isOfOwner = 'userId' in owner ? eq(mails.userId, owner.userId) : eq(mails.projectId, owner.projectId);
  const found = await db
    .select({
      today: sql<number>`coalesce(sum(${mails.receivedAt} > ${now - DAY_MS}), 0)`,
      stored: sql<number>`coalesce(sum(${mails.bytes}), 0)`,
    })
    .from(mails)
    .where(and(isOfOwner, sql`${mails.receivedAt} > ${now - STORED_MS}`))
    .get();
  return found === undefined || (found.today < perDay && found.stored + bytes <= MAX_STORED_BYTES);
}

/** True if something that came from the email was not deleted. */
const hasContent = sql`EXISTS (SELECT 1 FROM ${proposals} WHERE ${proposals.mailId} = ${mails.id}
  AND ${proposals.status} <> 'deleted')`;

/** An email that belongs to nobody. */
export const isUnownedMail = sql`(${mails.userId} IS NULL AND ${mails.projectId} IS NULL)`;

const selectUnowned = (db: Db, hash: string) =>
  db
    .select()
    .from(mails)
    .where(and(eq(mails.hash, hash), isUnownedMail, eq(mails.status, 'waiting')));

export async function findReceivedMail(db: Db, id: number): Promise<MailRow | undefined> {
  return db.select().from(mails).where(eq(mails.id, id)).get();
}

/**
 * Counts one more unfinished read of a waiting email and returns its row; undefined if it is not waiting. Counted before
 * the email is opened, because a Worker that is stopped cannot count afterwards.
 */
export async function beginReading(db: Db, id: number): Promise<MailRow | undefined> {
  const [mail] = await db
    .update(mails)
    .set({ unfinishedReads: sql`${mails.unfinishedReads} + 1` })
    .where(and(eq(mails.id, id), eq(mails.status, 'waiting')))
    .returning();
  return mail;
}

/** Counts a call of the language model for an email. */
export async function countModelCall(db: Db, id: number): Promise<void> {
  await db
    .update(mails)
    .set({ modelCalls: sql`${mails.modelCalls} + 1` })
    .where(eq(mails.id, id));
}

/** Takes back what `beginReading` counted: the read ended with an error. */
export async function endFailedReading(db: Db, id: number): Promise<void> {
  await db
    .update(mails)
    .set({ unfinishedReads: sql`max(0, ${mails.unfinishedReads} - 1)` })
    .where(eq(mails.id, id));
}

/** The owner's newest 50. */
export async function listReceivedMails(db: Db, owner: InboxOwner): Promise<MailRow[]> {
  return db
    .select()
    .from(mails)
    .where(isMailOf(owner))
    .orderBy(desc(mails.receivedAt), desc(mails.id))
    .limit(50);
}

/** True if another email of the same owner has the same content, and something that came from it was not deleted. */
export async function isKnownContent(
  db: Db,
  owner: InboxOwner,
  mailId: number,
  contentHash: string,
): Promise<boolean> {
  const twin = await db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        isMailOf(owner),
        eq(mails.contentHash, contentHash),
        sql`${mails.id} <> ${mailId} AND ${mails.status} = 'done'`,
        hasContent,
      ),
    )
    .get();
  return twin !== undefined;
}

/** Leases unread emails whose queue message was lost or failed. */
export async function leaseDueMails(db: Db, now: number): Promise<Pick<MailRow, 'id' | 'projectId'>[]> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.status, 'waiting'), lte(mails.nextAt, now)))
    .orderBy(asc(mails.nextAt))
    .limit(100);
  return db
    .update(mails)
    .set({ nextAt: now + LEASE_MS })
    .where(inArray(mails.id, due))
    .returning({ id: mails.id, projectId: mails.projectId });
}

/** Emails without an account or itinerary received before `before`. */
export async function listOrphanMails(db: Db, before: number, limit: number) {
  return db
    .select({ id: mails.id, hash: mails.hash })
    .from(mails)
    .where(and(isUnownedMail, lte(mails.receivedAt, before)))
    .limit(limit);
}

/** Those of `hashes` whose bytes another row needs: one that has an owner, or was received after `before`. */
export async function listSharedHashes(db: Db, hashes: string[], before: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ hash: mails.hash })
    .from(mails)
    .where(and(inArray(mails.hash, toSqlList(hashes)), or(not(isUnownedMail), gt(mails.receivedAt, before))));
  return rows.map((row) => row.hash);
}

/** Deletes those of `ids` that have no account or itinerary. */
export async function deleteOrphanMails(db: Db, ids: number[]): Promise<void> {
  const isOne = inArray(mails.id, toSqlList(ids));
  await db.delete(mails).where(and(isUnownedMail, isOne));
}
