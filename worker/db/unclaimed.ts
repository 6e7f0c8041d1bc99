import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { type MailRow, mails, type UnclaimedRow, unclaimedEvents } from './mail-schema.ts';
import { events } from './schema.ts';
import { toSqlList } from './sql-expressions.ts';

const mailColumns = {
  id: mails.id,
  subject: mails.subject,
  originalName: mails.originalName,
  originalAddress: mails.originalAddress,
  sender: mails.sender,
  tie: mails.tie,
  sentAt: mails.sentAt,
  receivedAt: mails.receivedAt,
  hash: mails.hash,
};

export type UnclaimedWithMail = { unclaimed: UnclaimedRow; mail: Pick<MailRow, keyof typeof mailColumns> };

/** A cancellation is shown instead of the email that the event was read from. */
const shownMailId = sql`COALESCE(json_extract(${unclaimedEvents.notice}, '$.mailId'), ${unclaimedEvents.mailId})`;

const selectWithMail = (db: Db) =>
  db
    .select({ unclaimed: unclaimedEvents, mail: mailColumns })
    .from(unclaimedEvents)
    .innerJoin(mails, eq(mails.id, shownMailId));

/** Condition: the account's, and neither assigned nor deleted. */
export const isWaitingUnclaimed = (userId: number, id: number) =>
  and(eq(unclaimedEvents.id, id), eq(unclaimedEvents.userId, userId), eq(unclaimedEvents.status, 'waiting'));

/** The account's waiting unclaimed events, newest first, at most 1,000. */
export async function listUnclaimed(db: Db, userId: number): Promise<UnclaimedWithMail[]> {
  return selectWithMail(db)
    .where(and(eq(unclaimedEvents.userId, userId), eq(unclaimedEvents.status, 'waiting')))
    .orderBy(desc(unclaimedEvents.createdAt), desc(unclaimedEvents.id))
    .limit(1_000);
}

/** A waiting unclaimed event of the account. */
export async function findUnclaimed(
  db: Db,
  userId: number,
  id: number,
): Promise<UnclaimedWithMail | undefined> {
  return selectWithMail(db).where(isWaitingUnclaimed(userId, id)).get();
}

/** Unclaimed events of the account in any state, in no particular order. */
export async function listUnclaimedById(db: Db, userId: number, ids: number[]): Promise<UnclaimedWithMail[]> {
  return selectWithMail(db).where(
    and(eq(unclaimedEvents.userId, userId), inArray(unclaimedEvents.id, toSqlList(ids))),
  );
}

export type UnclaimedChange = Partial<
  Omit<UnclaimedRow, 'id' | 'userId' | 'mailId' | 'sequence' | 'createdAt' | 'updatedAt'>
>;

/** Undefined if it is not waiting, or its sequence is not `expectedSequence`. */
export async function updateUnclaimed(
  db: Db,
  userId: number,
  id: number,
  change: UnclaimedChange,
  expectedSequence: number | undefined,
  now: number,
): Promise<UnclaimedRow | undefined> {
  return db
    .update(unclaimedEvents)
    .set({ ...change, sequence: sql`${unclaimedEvents.sequence} + 1`, updatedAt: now })
    .where(
      and(
        isWaitingUnclaimed(userId, id),
        expectedSequence === undefined ? undefined : eq(unclaimedEvents.sequence, expectedSequence),
      ),
    )
    .returning()
    .get();
}

/**
 * Restores unclaimed events deleted after `since` and returns their ids. Of several with the same booking, only the
 * newest, and none if the booking has a waiting one again.
 */
export async function restoreUnclaimed(db: Db, userId: number, ids: number[], since: number, now: number) {
  const list = toSqlList(ids);
  const restored = await db
    .update(unclaimedEvents)
    .set({
      status: 'waiting',
      deletedAt: null,
      updatedAt: now,
      sequence: sql`${unclaimedEvents.sequence} + 1`,
    })
    .where(
      and(
        eq(unclaimedEvents.userId, userId),
        eq(unclaimedEvents.status, 'deleted'),
        gt(unclaimedEvents.deletedAt, since),
        inArray(unclaimedEvents.id, list),
        sql`NOT EXISTS (SELECT 1 FROM ${unclaimedEvents} AS other WHERE other.user_id = ${userId}
          AND other.booking_key = ${unclaimedEvents.bookingKey}
          AND other.booking_start = ${unclaimedEvents.bookingStart}
          AND (other.status = 'waiting' OR (other.id > ${unclaimedEvents.id} AND other.status = 'deleted'
            AND other.deleted_at > ${since} AND other.id IN ${list})))`,
      ),
    )
    .returning({ id: unclaimedEvents.id });
  return restored.map((row) => row.id);
}

export async function purgeDeletedUnclaimed(db: Db, before: number): Promise<void> {
  await db
    .delete(unclaimedEvents)
    .where(and(eq(unclaimedEvents.status, 'deleted'), lte(unclaimedEvents.deletedAt, before)));
}

/** Deletes assigned unclaimed events whose event was deleted before `before` or no longer exists. */
export async function purgeAssignedUnclaimed(db: Db, before: number): Promise<void> {
  const hasEvent = sql`EXISTS (SELECT 1 FROM ${events} AS event WHERE event.id = ${unclaimedEvents.assignedEventId}
    AND (event.deleted_at IS NULL OR event.deleted_at > ${before}))`;
  await db.delete(unclaimedEvents).where(and(eq(unclaimedEvents.status, 'assigned'), sql`NOT ${hasEvent}`));
}
