import { and, desc, eq, getTableColumns, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { type MailRow, mails, type UnclaimedRow, unclaimedEvents } from './mail-schema.ts';
import { events } from './schema.ts';

const { id, subject, originalName, originalAddress, sender, tie, sentAt, receivedAt, hash } =
  getTableColumns(mails);
const mailColumns = { id, subject, originalName, originalAddress, sender, tie, sentAt, receivedAt, hash };

/** A card with what is shown of the mail it came from. */
export type UnclaimedWithMail = { card: UnclaimedRow; mail: Pick<MailRow, keyof typeof mailColumns> };

const selectWithMail = (db: Db) =>
  db
    .select({ card: unclaimedEvents, mail: mailColumns })
    .from(unclaimedEvents)
    .innerJoin(mails, eq(mails.id, unclaimedEvents.mailId));

/** The condition that a card is the account's and waits. */
export const isWaitingUnclaimed = (userId: number, cardId: number) =>
  and(
    eq(unclaimedEvents.id, cardId),
    eq(unclaimedEvents.userId, userId),
    eq(unclaimedEvents.status, 'waiting'),
  );

/** The account's cards that wait, newest first. */
export async function listUnclaimed(db: Db, userId: number): Promise<UnclaimedWithMail[]> {
  return selectWithMail(db)
    .where(and(eq(unclaimedEvents.userId, userId), eq(unclaimedEvents.status, 'waiting')))
    .orderBy(desc(unclaimedEvents.createdAt), desc(unclaimedEvents.id))
    .limit(1_000);
}

/** One waiting card of the account's. */
export async function findUnclaimed(db: Db, userId: number, cardId: number): Promise<UnclaimedWithMail | undefined> {
  return selectWithMail(db).where(isWaitingUnclaimed(userId, cardId)).get();
}

/** Cards of the account's by their ids, whatever their state. */
export async function listUnclaimedById(db: Db, userId: number, ids: number[]): Promise<UnclaimedWithMail[]> {
  return selectWithMail(db).where(
    and(
      eq(unclaimedEvents.userId, userId),
      inArray(unclaimedEvents.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`),
    ),
  );
}

export type UnclaimedChange = Partial<
  Omit<UnclaimedRow, 'id' | 'userId' | 'mailId' | 'sequence' | 'createdAt' | 'updatedAt'>
>;

/** Writes a waiting card. Undefined when there is none, or its sequence is not the one expected. */
export async function updateUnclaimed(
  db: Db,
  userId: number,
  cardId: number,
  change: UnclaimedChange,
  expectedSequence: number | undefined,
  now: number,
): Promise<UnclaimedRow | undefined> {
  return db
    .update(unclaimedEvents)
    .set({ ...change, sequence: sql`${unclaimedEvents.sequence} + 1`, updatedAt: now })
    .where(
      and(
        isWaitingUnclaimed(userId, cardId),
        expectedSequence === undefined ? undefined : eq(unclaimedEvents.sequence, expectedSequence),
      ),
    )
    .returning()
    .get();
}

/** Brings back cards deleted after `since`; of one booking one, the newest, unless it has another card by now. */
export async function restoreUnclaimed(db: Db, userId: number, ids: number[], since: number, now: number) {
  const list = JSON.stringify(ids);
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
        inArray(unclaimedEvents.id, sql`(SELECT value FROM json_each(${list}))`),
        sql`NOT EXISTS (SELECT 1 FROM ${unclaimedEvents} AS other WHERE other.user_id = ${userId}
          AND other.booking_key = ${unclaimedEvents.bookingKey}
          AND other.booking_start = ${unclaimedEvents.bookingStart}
          AND (other.status = 'waiting' OR (other.id > ${unclaimedEvents.id} AND other.status = 'deleted'
            AND other.deleted_at > ${since} AND other.id IN (SELECT value FROM json_each(${list})))))`,
      ),
    )
    .returning({ id: unclaimedEvents.id });
  return restored.map((row) => row.id);
}

/** Forgets cards deleted before `before`. */
export async function purgeDeletedUnclaimed(db: Db, before: number): Promise<void> {
  await db
    .delete(unclaimedEvents)
    .where(and(eq(unclaimedEvents.status, 'deleted'), lte(unclaimedEvents.deletedAt, before)));
}

/** Forgets cards that became events which are gone: deleted before `before`, or with their itinerary. */
export async function purgeAssignedUnclaimed(db: Db, before: number): Promise<void> {
  const stands = sql`EXISTS (SELECT 1 FROM ${events} AS event WHERE event.id = ${unclaimedEvents.assignedEventId}
    AND (event.deleted_at IS NULL OR event.deleted_at > ${before}))`;
  await db.delete(unclaimedEvents).where(and(eq(unclaimedEvents.status, 'assigned'), sql`NOT ${stands}`));
}
