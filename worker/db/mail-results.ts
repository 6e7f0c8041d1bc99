import { and, eq, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { selectValuesWhere } from './sql-expressions.ts';
import { type MailRow, mails, type UnclaimedRow, unclaimedEvents } from './mail-schema.ts';

/** What is known of a mail once it was read. */
export type MailReadResult = Pick<
  MailRow,
  'outcome' | 'summary' | 'contentHash' | 'subject' | 'originalName' | 'originalAddress' | 'sentAt'
>;
export type UnclaimedContent = Omit<
  UnclaimedRow,
  | 'id'
  | 'userId'
  | 'mailId'
  | 'status'
  | 'assignedProjectId'
  | 'assignedEventId'
  | 'sequence'
  | 'createdAt'
  | 'updatedAt'
  | 'deletedAt'
>;
/** A waiting card to be written over; the sequence is the one that was read. */
export type UnclaimedUpdate = {
  id: number;
  sequence: number;
  content: Partial<UnclaimedContent>;
  movesToMail: boolean;
};

/**
 * Ends the reading of a mail: its cards and its outcome, all or nothing, once however often it is delivered.
 * Throws when a card that was to be changed was touched since it was read; then the mail is to be read again.
 */
export async function saveReadResult(
  db: Db,
  mail: Pick<MailRow, 'id' | 'userId'>,
  end: MailReadResult,
  inserts: UnclaimedContent[],
  updates: UnclaimedUpdate[],
  now: number,
): Promise<void> {
  const isOpen = sql`(SELECT status FROM ${mails} WHERE id = ${mail.id}) = 'waiting'`;
  const touched = sql`EXISTS (SELECT 1 FROM json_each(${JSON.stringify(updates.map(({ id, sequence }) => [id, sequence]))}) AS read
    LEFT JOIN ${unclaimedEvents} AS card ON card.id = json_extract(read.value, '$[0]') AND card.status = 'waiting'
    WHERE card.sequence IS NOT json_extract(read.value, '$[1]'))`;
  await db.batch([
    // No batch can be called off by a condition, but it is by a NULL where none may be.
    db
      .update(mails)
      .set({ status: sql`CASE WHEN ${touched} THEN NULL ELSE ${mails.status} END` })
      .where(and(eq(mails.id, mail.id), eq(mails.status, 'waiting'))),
    ...inserts.map((content) =>
      db
        .insert(unclaimedEvents)
        .select(selectValuesWhere(unclaimedEvents, toRow(mail, content, now), isOpen))
        // Another mail of the same booking, read at this very moment, was first.
        .onConflictDoNothing(),
    ),
    ...updates.map(({ id, content, movesToMail }) =>
      db
        .update(unclaimedEvents)
        .set({
          ...content,
          ...(movesToMail && { mailId: mail.id }),
          sequence: sql`${unclaimedEvents.sequence} + 1`,
          updatedAt: now,
        })
        .where(and(eq(unclaimedEvents.id, id), eq(unclaimedEvents.userId, mail.userId ?? 0), isOpen)),
    ),
    db
      .update(mails)
      .set({ ...end, status: 'done', doneAt: now })
      .where(and(eq(mails.id, mail.id), eq(mails.status, 'waiting'))),
  ]);
}

function toRow({ id, userId }: Pick<MailRow, 'id' | 'userId'>, content: UnclaimedContent, now: number) {
  return {
    ...content,
    id: null,
    userId,
    mailId: id,
    status: 'waiting',
    assignedProjectId: null,
    assignedEventId: null,
    sequence: 0,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
}
