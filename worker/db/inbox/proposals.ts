import { and, eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm';
import { LIMITS } from '../../contract/limits.ts';
import type { Db } from '../client.ts';
import { splitRows } from '../json-chunks.ts';
import { type ProposalRow, proposals } from '../schema/shared/proposals.ts';
import { selectValuesWhere, toSqlList } from '../sql-expressions.ts';
import { hasCancellation } from './known-bookings.ts';
import { type InboxOwner, isProposalOf, toOwnerColumns } from './owner.ts';

/** Columns that are not set by the caller: ids, times, and the state of the proposal. */
type ManagedColumn =
  | 'id'
  | 'projectId'
  | 'userId'
  | 'mailId'
  | 'status'
  | 'addedProjectId'
  | 'eventId'
  | 'addedAt'
  | 'acceptedBy'
  | 'sequence'
  | 'createdAt'
  | 'updatedAt'
  | 'deletedAt';

/** The columns of a proposal that is to wait. */
export type NewProposal = Omit<ProposalRow, ManagedColumn>;

/** Condition: the owner's, and neither added nor deleted. */
export const isWaiting = (owner: InboxOwner, id?: number) =>
  and(
    isProposalOf(owner),
    eq(proposals.status, 'waiting'),
    id === undefined ? undefined : eq(proposals.id, id),
  );

/** How many proposals of an itinerary wait. */
export const countProposals = (db: Db, projectId: number): Promise<number> =>
  db.$count(proposals, isWaiting({ projectId }));

/**
 * The statements that insert proposals if `condition` holds. Those of an itinerary only if not too many would wait. One that
 * waits already stays as it is.
 */
export function insertStatements(
  db: Db,
  owner: InboxOwner,
  mailId: number | null,
  added: NewProposal[],
  now: number,
  condition: SQL = sql`true`,
) {
  // A concurrent read of another email may have asked about the same cancellation.
  const isNew = sql`(value ->> 'kind' <> 'cancellation' OR NOT ${hasCancellation(owner, sql`value ->> 'targetEventId'`, sql`value ->> '$.target.projectId'`)})`;
  const fits = 'projectId' in owner ? fitsWaiting(owner.projectId, added) : sql`true`;
  const columns = Object.keys(getTableColumns(proposals)) as (keyof ProposalRow)[];
  const read = Object.fromEntries(columns.map((name) => [name, sql`value ->> ${name}`]));
  const row = {
    ...read,
    ...toOwnerColumns(owner),
    id: null,
    mailId,
    status: 'waiting',
    addedProjectId: null,
    eventId: null,
    addedAt: null,
    acceptedBy: null,
    sequence: 0,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  } as Record<keyof ProposalRow, unknown>;
  const isAllowed = sql`${condition} AND ${isNew} AND ${fits}`;
  return splitRows(added).map((list) =>
    db
      .insert(proposals)
      .select(selectValuesWhere(proposals, row, isAllowed, sql`json_each(${JSON.stringify(list)})`))
      .onConflictDoNothing(),
  );
}

/** True if no more than the allowed number wait with these; the same in each statement that inserts a part of them. */
function fitsWaiting(projectId: number, added: NewProposal[]): SQL {
  const keys = new Set(added.map(({ contentKey }) => contentKey));
  return sql`(SELECT count(*) FROM ${proposals} AS other WHERE other.project_id = ${projectId}
    AND other.status = 'waiting' AND other.content_key NOT IN ${toSqlList([...keys])}) + ${keys.size} <= ${LIMITS.proposals}`;
}

/** The statement that changes a proposal if it waits and `condition` holds. */
export const updateStatement = (
  db: Db,
  owner: InboxOwner,
  { id, change }: { id: number; change: Partial<NewProposal> },
  now: number,
  condition?: SQL,
) =>
  db
    .update(proposals)
    .set({ ...change, sequence: sql`${proposals.sequence} + 1`, updatedAt: now })
    .where(and(isWaiting(owner, id), condition));

const hasSequence = (expected: number | undefined) =>
  expected === undefined ? undefined : eq(proposals.sequence, expected);

/** Undefined if it does not wait, or its sequence is not `expectedSequence`. */
export async function updateProposal(
  db: Db,
  owner: InboxOwner,
  id: number,
  change: Partial<NewProposal>,
  expectedSequence: number | undefined,
  now: number,
): Promise<ProposalRow | undefined> {
  return updateStatement(db, owner, { id, change }, now, hasSequence(expectedSequence)).returning().get();
}

/** False if it does not wait, or its sequence is not `expectedSequence`. */
export async function deleteProposal(
  db: Db,
  owner: InboxOwner,
  id: number,
  now: number,
  expectedSequence?: number,
): Promise<boolean> {
  const deleted = await db
    .update(proposals)
    .set({
      status: 'deleted',
      deletedAt: now,
      sequence: sql`${proposals.sequence} + 1`,
      updatedAt: now,
    })
    .where(and(isWaiting(owner, id), hasSequence(expectedSequence)))
    .returning({ id: proposals.id });
  return deleted.length > 0;
}

/**
 * Restores an account's proposals that were deleted after `since`, and returns their ids. Of several with the same booking,
 * only the newest, and none if the booking has a waiting one again.
 */
export async function restoreProposals(
  db: Db,
  userId: number,
  ids: number[],
  since: number,
  now: number,
): Promise<number[]> {
  const list = toSqlList(ids);
  const restored = await db
    .update(proposals)
    .set({ status: 'waiting', deletedAt: null, updatedAt: now, sequence: sql`${proposals.sequence} + 1` })
    .where(
      and(
        isProposalOf({ userId }),
        eq(proposals.status, 'deleted'),
        gt(proposals.deletedAt, since),
        sql`${proposals.id} IN ${list}`,
        sql`NOT EXISTS (SELECT 1 FROM ${proposals} AS other WHERE other.user_id = ${userId}
          AND other.booking_key = ${proposals.bookingKey} AND other.booking_start = ${proposals.bookingStart}
          AND (other.status = 'waiting' OR (other.id > ${proposals.id} AND other.status = 'deleted'
            AND other.deleted_at > ${since} AND other.id IN ${list})))`,
      ),
    )
    .returning({ id: proposals.id });
  return restored.map((row) => row.id);
}
