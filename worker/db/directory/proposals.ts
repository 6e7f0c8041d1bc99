import { and, asc, desc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { DirectoryDb } from '../client.ts';
import { type BookingClues, hasCancellation, isKnownBooking, MAX_KNOWN } from '../inbox/known-bookings.ts';
import { isProposalOf } from '../inbox/owner.ts';
import { isWaiting } from '../inbox/proposals.ts';
import { type MailRow, mails } from '../schema/shared/mails.ts';
import { type ProposalRow, proposals } from '../schema/shared/proposals.ts';
import { toSqlList } from '../sql-expressions.ts';

// Proposals of accounts, with their emails.

const mailColumns = {
  id: mails.id,
  subject: mails.subject,
  originalName: mails.originalName,
  originalAddress: mails.originalAddress,
  sender: mails.sender,
  ownerProof: mails.ownerProof,
  sentAt: mails.sentAt,
  receivedAt: mails.receivedAt,
  hash: mails.hash,
};

/** An account's proposal and the email that it came from. */
export type ProposalWithMail = { proposal: ProposalRow; mail: Pick<MailRow, keyof typeof mailColumns> };

/** A cancellation is shown instead of the email that the event was read from. */
const shownMailId = sql`COALESCE(json_extract(${proposals.emailChange}, '$.mailId'), ${proposals.mailId})`;

const selectWithMail = (db: DirectoryDb) =>
  db
    .select({ proposal: proposals, mail: mailColumns })
    .from(proposals)
    .innerJoin(mails, eq(mails.id, shownMailId));

/** An account's waiting proposals, newest first, at most 1,000. */
export const listAccountProposals = async (db: DirectoryDb, userId: number): Promise<ProposalWithMail[]> =>
  selectWithMail(db)
    .where(isWaiting({ userId }))
    .orderBy(desc(proposals.createdAt), desc(proposals.id))
    .limit(1_000);

/** A waiting proposal of an account. */
export const findAccountProposal = async (
  db: DirectoryDb,
  userId: number,
  id: number,
): Promise<ProposalWithMail | undefined> => selectWithMail(db).where(isWaiting({ userId }, id)).get();

/** A proposal that was assigned to an itinerary, with the email that it was read from. */
export const findAssignedProposal = (db: DirectoryDb, id: number): Promise<ProposalWithMail | undefined> =>
  db
    .select({ proposal: proposals, mail: mailColumns })
    .from(proposals)
    .innerJoin(mails, eq(mails.id, proposals.mailId))
    .where(and(eq(proposals.id, id), eq(proposals.status, 'added')))
    .get();

/** Proposals of an account in any state, in no particular order. */
export const listAccountProposalsById = async (
  db: DirectoryDb,
  userId: number,
  ids: number[],
): Promise<ProposalWithMail[]> =>
  selectWithMail(db).where(and(isProposalOf({ userId }), sql`${proposals.id} IN ${toSqlList(ids)}`));

/**
 * An account's proposals that match any of the identifiers, waiting or added, least recently updated first. Their events
 * are in other databases. `canceledEvents` are those that a waiting proposal asks to delete.
 */
export async function listKnownProposals(db: DirectoryDb, userId: number, clues: BookingClues) {
  return db
    .select({ proposal: proposals, sentAt: mails.sentAt })
    .from(proposals)
    .leftJoin(mails, eq(mails.id, proposals.mailId))
    .where(
      and(
        isKnownBooking({ userId }, clues),
        sql`(${proposals.status} = 'waiting' OR (${proposals.status} = 'added' AND ${proposals.eventId} IS NOT NULL))`,
      ),
    )
    .orderBy(asc(proposals.updatedAt), asc(proposals.id))
    .limit(MAX_KNOWN);
}

/** True if a waiting proposal of the account asks whether to delete this event. */
export async function isCancellationWaiting(
  db: DirectoryDb,
  userId: number,
  { eventId, projectId }: { eventId: number; projectId: string },
): Promise<boolean> {
  const isWaitingFor = hasCancellation({ userId }, sql`${eventId}`, sql`${projectId}`);
  const [found] = await db.select({ one: sql<number>`1` }).from(sql`(SELECT 1)`).where(isWaitingFor);
  return found !== undefined;
}

/** Accounts' proposals with ids after `after` that were added, to find those whose events are gone. */
export async function listAddedProposals(db: DirectoryDb, after: number, limit: number) {
  const { id, addedProjectId, eventId, addedAt, mailId } = proposals;
  return db
    .select({ id, addedProjectId, eventId, addedAt, mailId })
    .from(proposals)
    .where(sql`${proposals.status} = 'added' AND ${id} > ${after} AND ${isNotNull(addedAt)}`)
    .orderBy(asc(id))
    .limit(limit);
}

/** Deletes for good those of `ids` that are added, and all that were deleted before `before`. */
export async function purgeAccountProposals(db: DirectoryDb, ids: number[], before: number): Promise<void> {
  await db.batch([
    db.delete(proposals).where(and(eq(proposals.status, 'deleted'), lte(proposals.deletedAt, before))),
    db.delete(proposals).where(and(eq(proposals.status, 'added'), sql`${proposals.id} IN ${toSqlList(ids)}`)),
  ]);
}
