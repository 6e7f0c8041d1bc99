import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { selectValuesWhere } from './sql-expressions.ts';
import { type MailRow, mails, modelBudget, unclaimedEvents } from './mail-schema.ts';

type NewReceivedMail = Pick<MailRow, 'userId' | 'hash' | 'tie' | 'bytes' | 'sender'>;

/** How long the queue has to read a mail before the sweep queues it again: all retries fit in. */
const LEASE_MS = 30 * 60_000;

/**
 * Notes a mail, once for an account and its bytes. One that comes again is read again only when all that it
 * made was deleted since: who forwards a mail anew wants it back.
 */
export async function insertReceivedMail(db: Db, mail: NewReceivedMail, now: number): Promise<MailRow> {
  const row = {
    ...mail,
    id: null, status: 'waiting', outcome: 'waiting', summary: '', contentHash: null, subject: '',
    originalName: '', originalAddress: '', sentAt: null, modelCalls: 0, receivedAt: now,
    nextAt: now + LEASE_MS, doneAt: null,
  }; // biome-ignore format: one row
  // NULLs differ from each other in an index, so mail without an owner is compared here.
  const isNew = mail.userId === null ? sql`NOT EXISTS ${selectUnowned(db, mail.hash)}` : sql`true`;
  const cards = db
    .select({ one: sql`1` })
    .from(unclaimedEvents)
    .where(sql`${unclaimedEvents.mailId} = ${mails.id} AND ${unclaimedEvents.status} <> 'deleted'`);
  const isGone = sql`${mails.outcome} IN ('events', 'known', 'unreadable', 'code') AND NOT EXISTS ${cards}`;
  const [inserted] = await db
    .insert(mails)
    .select(selectValuesWhere(mails, row, isNew))
    .onConflictDoUpdate({
      target: [mails.userId, mails.hash],
      set: {
        status: sql`CASE WHEN ${isGone} THEN 'waiting' ELSE ${mails.status} END`,
        outcome: sql`CASE WHEN ${isGone} THEN 'waiting' ELSE ${mails.outcome} END`,
        nextAt: now + LEASE_MS,
      },
    })
    .returning();
  const noted = inserted ?? (await selectUnowned(db, mail.hash).get());
  if (!noted) throw new Error('a mail was neither noted nor known');
  return noted;
}

const selectUnowned = (db: Db, hash: string) =>
  db
    .select()
    .from(mails)
    .where(and(eq(mails.hash, hash), isNull(mails.userId), eq(mails.status, 'waiting')));

export async function findReceivedMail(db: Db, id: number): Promise<MailRow | undefined> {
  return db.select().from(mails).where(eq(mails.id, id)).get();
}

export async function findOwnMail(db: Db, userId: number, id: number): Promise<MailRow | undefined> {
  return db
    .select()
    .from(mails)
    .where(and(eq(mails.id, id), eq(mails.userId, userId)))
    .get();
}

/** The account's newest mails. */
export async function listReceivedMails(db: Db, userId: number): Promise<MailRow[]> {
  return db
    .select()
    .from(mails)
    .where(eq(mails.userId, userId))
    .orderBy(desc(mails.receivedAt), desc(mails.id))
    .limit(50);
}

/**
 * Gives a mail without an owner to the account that its text names, while that has had fewer than `limit`
 * such mails since `since`. False when it has had them, or has the mail already.
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

/** Whether another mail of the account with the same original has cards that wait or became events. */
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

/** Takes one call of the model out of the day's budgets: the account's and everybody's. False when one is empty. */
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
      .select(selectValuesWhere(modelBudget, { userId: id, day, calls: 1 }, condition))
      .onConflictDoUpdate({
        target: [modelBudget.userId, modelBudget.day],
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

/** Mails whose turn in the queue did not come or was lost, oldest first; each is given a new turn. */
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

/** Mails of accounts that are gone, and of nobody, noted before `before`; whether a row that stays has the same bytes. */
export async function listOrphanMails(db: Db, before: number, limit: number) {
  // Named by hand: a column that is selected loses its table's name, and would be the inner one's.
  const isShared = sql<number>`EXISTS (SELECT 1 FROM ${mails} AS other WHERE other.hash = mails.hash
    AND (other.user_id IS NOT NULL OR other.received_at > ${before}))`;
  return db
    .select({ id: mails.id, hash: mails.hash, isShared })
    .from(mails)
    .where(and(isNull(mails.userId), lte(mails.receivedAt, before)))
    .limit(limit);
}

/** Forgets those of `ids` that are nobody's. */
export async function deleteOrphanMails(db: Db, ids: number[]): Promise<void> {
  const isOne = inArray(mails.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`);
  await db.delete(mails).where(and(isNull(mails.userId), isOne));
}

export async function deleteOldModelBudgets(db: Db, day: string): Promise<void> {
  await db.delete(modelBudget).where(sql`${modelBudget.day} < ${day}`);
}
