import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { modelBudget } from '../schema/directory/intake.ts';
import { type MailRow, mails } from '../schema/shared/mails.ts';
import { proposals } from '../schema/shared/proposals.ts';
import { selectValuesWhere, toSqlList } from '../sql-expressions.ts';
import { type InboxOwner, isMailOf } from './owner.ts';

type NewReceivedMail = Pick<MailRow, 'userId' | 'projectId' | 'hash' | 'tie' | 'bytes' | 'sender'>;

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

/** True if something that came from the email was not deleted. */
const hasContent = sql`EXISTS (SELECT 1 FROM ${proposals} WHERE ${proposals.mailId} = ${mails.id}
  AND ${proposals.status} <> 'deleted')`;

const isUnownedMail = and(isNull(mails.userId), isNull(mails.projectId));

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

/**
 * Assigns an email without an owner to the account that its text or its From names. False if that account received
 * `limit` such emails since `since`, or already has this one.
 */
export async function updateMailOwner(
  db: Db,
  id: number,
  { userId, tie }: Pick<MailRow, 'userId' | 'tie'>,
  { limit, since }: { limit: number; since: number },
) {
  const given = await db
    .update(mails)
    .set({ userId, tie })
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

/**
 * Takes one model call from the subject's and the global budget of `day` (`YYYY-MM-DD`), and counts it for an email. False
 * if a budget is used up.
 */
export async function consumeModelCall(
  db: Db,
  { subject, day, mailId }: { subject: number; day: string; mailId: number },
  limits: { account: number; all: number },
): Promise<boolean> {
  const used = (id: number) =>
    sql`coalesce((SELECT calls FROM ${modelBudget} WHERE user_id = ${id} AND day = ${day}), 0)`;
  const fits = sql`${used(subject)} < ${limits.account} AND ${used(0)} < ${limits.all}`;
  const count = (id: number, condition: ReturnType<typeof used>) =>
    db
      .insert(modelBudget)
      .select(selectValuesWhere(modelBudget, { subject: id, day, calls: 1 }, condition))
      .onConflictDoUpdate({
        target: [modelBudget.subject, modelBudget.day],
        set: { calls: sql`${modelBudget.calls} + 1` },
      });
  const [taken] = await db.batch([
    count(subject, fits).returning({ calls: modelBudget.calls }),
    count(0, sql`changes() > 0`),
    db
      .update(mails)
      .set({ modelCalls: sql`${mails.modelCalls} + 1` })
      .where(and(eq(mails.id, mailId), sql`changes() > 0`)),
  ]);
  return taken.length > 0;
}

/** Leases unread emails whose queue message was lost or failed. */
export async function leaseDueMails(db: Db, now: number): Promise<{ id: number }[]> {
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
    .returning({ id: mails.id });
}

/**
 * Emails without an account or itinerary received before `before`. `isShared`: another row that stays has the same
 * bytes.
 */
export async function listOrphanMails(db: Db, before: number, limit: number) {
  // Raw column names: Drizzle drops the table name of a selected column, which would then mean the inner table.
  const isShared = sql<number>`EXISTS (SELECT 1 FROM ${mails} AS other WHERE other.hash = mails.hash
    AND (other.user_id IS NOT NULL OR other.project_id IS NOT NULL OR other.received_at > ${before}))`;
  return db
    .select({ id: mails.id, hash: mails.hash, isShared })
    .from(mails)
    .where(and(isUnownedMail, lte(mails.receivedAt, before)))
    .limit(limit);
}

/** Deletes those of `ids` that have no account or itinerary. */
export async function deleteOrphanMails(db: Db, ids: number[]): Promise<void> {
  const isOne = inArray(mails.id, toSqlList(ids));
  await db.delete(mails).where(and(isUnownedMail, isOne));
}

export async function deleteOldModelBudgets(db: Db, day: string): Promise<void> {
  await db.delete(modelBudget).where(sql`${modelBudget.day} < ${day}`);
}
