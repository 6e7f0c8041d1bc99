import { and, eq, type SQL, sql } from 'drizzle-orm';
import { withEventDefaults } from '../domain/event/event-defaults.ts';
import type { EventColumn, PartialColumns, ReviewedColumns } from '../domain/event/event-fields.ts';
import { toAudienceKeys } from '../domain/schedule/audience-keys.ts';
import type { EventTexts } from '../domain/text/event-texts.ts';
import type { Db } from './client.ts';
import { hasCancellation } from './known-bookings.ts';
import { type MailRow, mails, type UnclaimedRow, unclaimedEvents } from './mail-schema.ts';
import type { proposals } from './proposal-schema.ts';
import { selectValuesWhere } from './sql-expressions.ts';

/** The columns of a mail that reading it fills in. */
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
  | 'audienceKeys'
  | EventColumn
> &
  PartialColumns<ReviewedColumns> &
  EventTexts;
/** `sequence` is the one that was read. With `movesToMail` the unclaimed event belongs to this mail from now on. */
type UnclaimedUpdate = {
  id: number;
  sequence: number;
  content: Partial<UnclaimedContent>;
  movesToMail: boolean;
};

/** True until the mail's result is stored. Part of each statement that stores something that was read from it. */
export const isUnread = (mailId: number): SQL =>
  sql`(SELECT status FROM ${mails} WHERE id = ${mailId}) = 'waiting'`;

/** True if one of the rows that the mail was compared with was changed, or is not waiting anymore. */
export function hasChanged(
  table: typeof unclaimedEvents | typeof proposals,
  compared: { id: number; sequence: number }[],
): SQL {
  const list = JSON.stringify(compared.map(({ id, sequence }) => [id, sequence]));
  return sql`EXISTS (SELECT 1 FROM json_each(${list}) AS compared LEFT JOIN ${table} AS current
    ON current.id = json_extract(compared.value, '$[0]') AND current.status = 'waiting'
    WHERE current.sequence IS NOT json_extract(compared.value, '$[1]'))`;
}

/** The first and the last statement of a batch that stores what was read from a mail; none is stored if `isRefused`. */
export function finishMail(db: Db, mailId: number, result: MailReadResult, isRefused: SQL, now: number) {
  const isWaiting = and(eq(mails.id, mailId), eq(mails.status, 'waiting'));
  return [
    // A condition cannot abort a batch, but violating NOT NULL does.
    db
      .update(mails)
      .set({ status: sql`CASE WHEN ${isRefused} THEN NULL ELSE ${mails.status} END` })
      .where(isWaiting),
    db
      .update(mails)
      .set({ ...result, status: 'done', doneAt: now })
      .where(isWaiting),
  ] as const;
}

/**
 * Stores a mail's outcome and its unclaimed events, all or nothing, and only once if the mail is read again. Throws
 * if an unclaimed event in `updates` was changed after it was read; then the mail must be read again.
 */
export async function saveReadResult(
  db: Db,
  mail: Pick<MailRow, 'id' | 'userId'>,
  result: MailReadResult,
  inserts: UnclaimedContent[],
  updates: UnclaimedUpdate[],
  now: number,
): Promise<void> {
  const isRefused = hasChanged(unclaimedEvents, updates);
  const [refuse, finish] = finishMail(db, mail.id, result, isRefused, now);
  await db.batch([
    refuse,
    ...inserts.map((content) =>
      db
        .insert(unclaimedEvents)
        .select(selectValuesWhere(unclaimedEvents, toRow(mail, content, now), mayInsert(mail, content)))
        // A concurrent read of another mail may have inserted the same booking.
        .onConflictDoNothing(),
    ),
    ...updates.map(({ id, content, movesToMail }) =>
      db
        .update(unclaimedEvents)
        .set({
          ...content,
          ...(content.attendees !== undefined && { audienceKeys: toKeys(content.attendees) }),
          ...(movesToMail && { mailId: mail.id }),
          sequence: sql`${unclaimedEvents.sequence} + 1`,
          updatedAt: now,
        })
        .where(
          and(eq(unclaimedEvents.id, id), eq(unclaimedEvents.userId, mail.userId ?? 0), isUnread(mail.id)),
        ),
    ),
    finish,
  ]);
}

/** A concurrent read of another mail may have asked about the same cancellation. */
function mayInsert({ id, userId }: Pick<MailRow, 'id' | 'userId'>, { notice }: UnclaimedContent): SQL {
  if (notice?.kind !== 'cancellation-of-assigned') return isUnread(id);
  return sql`${isUnread(id)} AND NOT ${hasCancellation(userId ?? 0, notice.event.eventId)}`;
}

/** An unclaimed event keeps its audience when a newer email names other people. */
const toKeys = (attendees: string) =>
  sql`CASE ${unclaimedEvents.audience} WHEN 'attendees' THEN ${toAudienceKeys('attendees', attendees)} END`;

function toRow({ id, userId }: Pick<MailRow, 'id' | 'userId'>, content: UnclaimedContent, now: number) {
  return {
    ...content,
    ...withEventDefaults(content),
    id: null,
    userId,
    mailId: id,
    audienceKeys: null,
    status: 'waiting',
    assignedProjectId: null,
    assignedEventId: null,
    sequence: 0,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
}
