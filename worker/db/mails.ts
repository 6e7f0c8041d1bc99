import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { type MailRow, mails, modelBudget, unclaimedEvents } from './mail-schema.ts';
import { selectValuesWhere } from './sql-expressions.ts';

type NewReceivedMail = Pick<MailRow, 'userId' | 'hash' | 'tie' | 'bytes' | 'sender'>;

/** How long the queue may take to read an email before it is queued again, in milliseconds. Covers all retries. */
const LEASE_MS = 30 * 60_000;

/**
 * Inserts a received email, or returns the row with the same account and bytes. If all unclaimed events of that row
 * were deleted, it is read again: forwarding an email again restores what came from it.
 */
export async function insertReceivedMail(db: Db, mail: NewReceivedMail, now: number): Promise<MailRow> {
  const row = {
    ...mail,
    id: null, status: 'waiting', outcome: 'waiting', summary: '', contentHash: null, subject: '',
    originalName: '', originalAddress: '', sentAt: null, modelCalls: 0, receivedAt: now,
    nextAt: now + LEASE_MS, doneAt: null,
  }; // biome-ignore format: one row
  // NULLs are distinct in a unique index, so emails without an owner are compared here.
  const isNew = mail.userId === null ? sql`NOT EXISTS ${selectUnowned(db, mail.hash)}` : sql`true`;
  const kept = db
    .select({ one: sql`1` })
    .from(unclaimedEvents)
    .where(sql`${unclaimedEvents.mailId} = ${mails.id} AND ${unclaimedEvents.status} <> 'deleted'`);
  const isDiscarded = sql`${mails.outcome} IN ('events', 'known', 'unreadable', 'code') AND NOT EXISTS ${kept}`;
  const [inserted] = await db
    .insert(mails)
    .select(selectValuesWhere(mails, row, isNew))
    .onConflictDoUpdate({
      target: [mails.userId, mails.hash],
      set: {
        status: sql`CASE WHEN ${isDiscarded} THEN 'waiting' ELSE ${mails.status} END`,
        outcome: sql`CASE WHEN ${isDiscarded} THEN 'waiting' ELSE ${mails.outcome} END`,
        nextAt: now + LEASE_MS,
      },
    })
    .returning();
  const stored = inserted ?? (await selectUnowned(db, mail.hash).get());
  if (!stored) throw new Error('Received email neither inserted nor found');
  return stored;
}

const selectUnowned = (db: Db, hash: string) =>
  db
    .select()
    .from(mails)
    .where(and(eq(mails.hash, hash), isNull(mails.userId), eq(mails.status, 'waiting')));

export async function findReceivedMail(db: Db, id: number): Promise<MailRow | undefined> {
  return db.select().from(mails).where(eq(mails.id, id)).get();
}

/** The account's newest 50. */
export async function listReceivedMails(db: Db, userId: number): Promise<MailRow[]> {
  return db
    .select()
    .from(mails)
    .where(eq(mails.userId, userId))
    .orderBy(desc(mails.receivedAt), desc(mails.id))
    .limit(50);
}

/**
 * Assigns an email without an owner to the account that its text names. False if that account received `limit` such
 * emails since `since`, or already has this one.
 */
export async function updateMailOwner(db: Db, id: number, userId: number, limit: number, since: number) {
  const given = await db
    .update(mails)
    .set({ userId })
    .where(
      and(
        eq(mails.id, id),
        isNull(mails.userId),
        sql`(SELECT count(*) FROM ${mails} AS typed WHERE typed.user_id = ${userId} AND typed.tie = 'typed'
          AND typed.received_at >= ${since}) < ${limit}`,
        sql`NOT EXISTS (SELECT 1 FROM ${mails} AS own WHERE own.user_id = ${userId}
          AND own.hash = (SELECT hash FROM ${mails} AS this WHERE this.id = ${id}))`,
      ),
    )
    .returning({ id: mails.id });
  return given.length > 0;
}

/** True if another email of the account has the same content and unclaimed events that were not deleted. */
export async function isKnownContent(db: Db, mail: Pick<MailRow, 'id' | 'userId'>, contentHash: string) {
  const twin = await db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.userId, mail.userId ?? 0),
        eq(mails.contentHash, contentHash),
        sql`${mails.id} <> ${mail.id} AND ${mails.status} = 'done'`,
        sql`EXISTS (SELECT 1 FROM ${unclaimedEvents} WHERE ${unclaimedEvents.mailId} = ${mails.id}
          AND ${unclaimedEvents.status} <> 'deleted')`,
      ),
    )
    .get();
  return twin !== undefined;
}

/** Takes one model call from the account's and the global budget of `day` (`YYYY-MM-DD`). False if either is used up. */
export async function consumeModelCall(
  db: Db,
  mail: Pick<MailRow, 'id' | 'userId'>,
  day: string,
  limits: { account: number; all: number },
): Promise<boolean> {
  const userId = mail.userId ?? 0;
  const used = (id: number) =>
    sql`coalesce((SELECT calls FROM ${modelBudget} WHERE user_id = ${id} AND day = ${day}), 0)`;
  const fits = sql`${used(userId)} < ${limits.account} AND ${used(0)} < ${limits.all}`;
  const count = (id: number, condition: ReturnType<typeof used>) =>
    db
      .insert(modelBudget)
      .select(selectValuesWhere(modelBudget, { subject: id, day, calls: 1 }, condition))
      .onConflictDoUpdate({
        target: [modelBudget.subject, modelBudget.day],
        set: { calls: sql`${modelBudget.calls} + 1` },
      });
  const [taken] = await db.batch([
    count(userId, fits).returning({ calls: modelBudget.calls }),
    count(0, sql`changes() > 0`),
    db
      .update(mails)
      .set({ modelCalls: sql`${mails.modelCalls} + 1` })
      .where(and(eq(mails.id, mail.id), sql`changes() > 0`)),
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

/** Emails without an account received before `before`. `isShared`: another row that stays has the same bytes. */
export async function listOrphanMails(db: Db, before: number, limit: number) {
  // Raw column names: Drizzle drops the table name of a selected column, which would then mean the inner table.
  const isShared = sql<number>`EXISTS (SELECT 1 FROM ${mails} AS other WHERE other.hash = mails.hash
    AND (other.user_id IS NOT NULL OR other.received_at > ${before}))`;
  return db
    .select({ id: mails.id, hash: mails.hash, isShared })
    .from(mails)
    .where(and(isNull(mails.userId), lte(mails.receivedAt, before)))
    .limit(limit);
}

/** Deletes those of `ids` that have no account. */
export async function deleteOrphanMails(db: Db, ids: number[]): Promise<void> {
  const isOne = inArray(mails.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`);
  await db.delete(mails).where(and(isNull(mails.userId), isOne));
}

export async function deleteOldModelBudgets(db: Db, day: string): Promise<void> {
  await db.delete(modelBudget).where(sql`${modelBudget.day} < ${day}`);
}
