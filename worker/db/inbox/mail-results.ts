import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { LIMITS } from '../../contract/limits.ts';
import type { Db } from '../client.ts';
import { type MailRow, mails } from '../schema/shared/mails.ts';
import { proposals } from '../schema/shared/proposals.ts';
import { type InboxOwner, isProposalOf } from './owner.ts';
import { insertStatements, type NewProposal } from './proposals.ts';

/** The columns of a mail that are filled in when it is read. */
export type MailReadResult = Pick<
  MailRow,
  'outcome' | 'summary' | 'contentHash' | 'subject' | 'originalName' | 'originalAddress' | 'sentAt'
>;
/** A change of a known proposal. `sequence`: before the change. `movesToMail`: the proposal is shown with this mail from now on. */
export type ProposalUpdate = {
  id: number;
  sequence: number;
  content: Partial<NewProposal>;
  movesToMail: boolean;
};

/** The proposals to store for a mail. */
export type MailContent = {
  inserts: NewProposal[];
  updates: ProposalUpdate[];
  /** More statements for the same batch, such as for tickets. They must do nothing unless `isUnread` is true. */
  more?: (isUnread: SQL) => BatchItem<'sqlite'>[];
};

/** True until the mail's result is stored. Part of each statement that stores something that was read from it. */
const isUnread = (mailId: number): SQL => sql`(SELECT status FROM ${mails} WHERE id = ${mailId}) = 'waiting'`;

/** True if one of these proposals was changed since it was read, or is not waiting anymore. */
function hasChanged(compared: { id: number; sequence: number }[]): SQL {
  const list = JSON.stringify(compared.map(({ id, sequence }) => [id, sequence]));
  return sql`EXISTS (SELECT 1 FROM json_each(${list}) AS compared LEFT JOIN ${proposals} AS current
    ON current.id = json_extract(compared.value, '$[0]') AND current.status = 'waiting'
    WHERE current.sequence IS NOT json_extract(compared.value, '$[1]'))`;
}

/** True if the itinerary would have more waiting proposals than allowed. Accounts have no limit here. */
const isFull = (owner: InboxOwner, { length }: NewProposal[]): SQL =>
  'projectId' in owner && length > 0
    ? sql`(SELECT count(*) FROM ${proposals} AS other WHERE other.project_id = ${owner.projectId}
        AND other.status = 'waiting') + ${length} > ${LIMITS.proposals}`
    : sql`false`;

const finishMail = (db: Db, mailId: number, result: MailReadResult, now: number) =>
  db
    .update(mails)
    .set({ ...result, status: 'done', doneAt: now })
    .where(and(eq(mails.id, mailId), eq(mails.status, 'waiting')));

/**
 * Stores a mail's outcome and its proposals, all or nothing, and only once if the mail is read again. Throws if a proposal
 * in `updates` was changed after it was read, or if too many would wait; then the mail must be read again. A mail that
 * belongs to nobody has no proposals.
 */
export async function saveReadResult(
  db: Db,
  owner: InboxOwner | undefined,
  mailId: number,
  result: MailReadResult,
  { inserts, updates, more = () => [] }: MailContent,
  now: number,
): Promise<void> {
  if (!owner) {
    await finishMail(db, mailId, result, now);
    return;
  }
  const isRefused = sql`${hasChanged(updates)} OR ${isFull(owner, inserts)}`;
  await db.batch([
    // A condition cannot abort a batch, but violating NOT NULL does.
    db
      .update(mails)
      .set({ status: sql`CASE WHEN ${isRefused} THEN NULL ELSE ${mails.status} END` })
      .where(and(eq(mails.id, mailId), eq(mails.status, 'waiting'))),
    ...insertStatements(db, owner, mailId, inserts, now, isUnread(mailId)),
    ...updates.map(({ id, content, movesToMail }) =>
      db
        .update(proposals)
        .set({
          ...content,
          ...(movesToMail && { mailId }),
          sequence: sql`${proposals.sequence} + 1`,
          updatedAt: now,
        })
        .where(and(eq(proposals.id, id), isProposalOf(owner), isUnread(mailId))),
    ),
    ...more(isUnread(mailId)),
    finishMail(db, mailId, result, now),
  ]);
}
