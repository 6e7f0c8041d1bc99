import { and, asc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { LIMITS } from '../contract/limits.ts';
import type { Db } from './client.ts';
import { splitRows } from './json-chunks.ts';
import { mails } from './mail-schema.ts';
import { type ProposalRow, proposals } from './proposal-schema.ts';
import { events } from './schema.ts';
import { selectValuesWhere, toSqlList } from './sql-expressions.ts';

/** The columns of a proposal that is to wait. */
export type NewProposal = Omit<
  ProposalRow,
  | 'id'
  | 'projectId'
  | 'mailId'
  | 'status'
  | 'eventId'
  | 'eventSequence'
  | 'previous'
  | 'addedAt'
  | 'acceptedBy'
  | 'sequence'
  | 'createdAt'
  | 'updatedAt'
>;

/** A proposal and the state of the event that it changes. */
export type ListedProposal = ProposalRow & {
  /** Null if that event was deleted, or if it adds one. */
  currentSequence: number | null;
};

const target = alias(events, 'target');
const duplicate = alias(events, 'duplicate');

/** The statement that selects waiting proposals with the events that they are about. */
function selectListed(db: Db, condition: SQL | undefined) {
  return db
    .select({
      ...getTableColumns(proposals),
      // Named, because a batch maps columns by their names.
      duplicateOf: sql<number | null>`${duplicate.id}`.as('duplicate_id'),
      currentSequence: sql<number | null>`${target.sequence}`.as('current_sequence'),
    })
    .from(proposals)
    .leftJoin(target, and(eq(target.id, proposals.targetEventId), isNull(target.deletedAt)))
    .leftJoin(duplicate, and(eq(duplicate.id, proposals.duplicateOf), isNull(duplicate.deletedAt)))
    .where(and(condition, eq(proposals.status, 'waiting')))
    .orderBy(sql`${proposals.startsAt} IS NOT NULL`, asc(proposals.startsAt), asc(proposals.id));
}

const isOfProject = (projectId: number) => eq(proposals.projectId, projectId);

/** A project's waiting proposals, those without a date first, then by date. */
export const listProposals = async (db: Db, projectId: number): Promise<ListedProposal[]> =>
  selectListed(db, isOfProject(projectId));

/** A waiting proposal. */
export const findProposal = async (
  db: Db,
  projectId: number,
  id: number,
): Promise<ListedProposal | undefined> =>
  selectListed(db, and(isOfProject(projectId), eq(proposals.id, id))).get();

/** How many proposals of a project wait. */
export async function countProposals(db: Db, projectId: number): Promise<number> {
  return db.$count(proposals, and(isOfProject(projectId), eq(proposals.status, 'waiting')));
}

/** What the events of a plan are compared with. */
export async function listPlannedEvents(db: Db, projectId: number) {
  return db
    .select({ id: events.id, title: events.title, startsAt: events.startsAt })
    .from(events)
    .where(and(eq(events.projectId, projectId), isNull(events.deletedAt)))
    .orderBy(asc(events.startsAt));
}

/**
 * Inserts proposals, and returns them in their order. One that waits already, with the same content key, stays as it is
 * and is returned. Undefined if more than the allowed number would wait; then none is inserted.
 */
export async function insertProposals(
  db: Db,
  projectId: number,
  added: NewProposal[],
  now: number,
): Promise<ListedProposal[] | undefined> {
  const [first, ...others] = insertStatements(db, { projectId, mailId: null }, added, now);
  if (!first) return [];
  const keys = [...new Set(added.map(({ contentKey }) => contentKey))];
  const results = await db.batch([
    first,
    ...others,
    selectListed(db, and(isOfProject(projectId), sql`${proposals.contentKey} IN ${toSqlList(keys)}`)),
  ]);
  const waiting = new Map((results.at(-1) as ListedProposal[]).map((row) => [row.contentKey, row]));
  if (waiting.size < keys.length) return undefined;
  return keys.flatMap((key) => waiting.get(key) ?? []);
}

/** The statements that insert proposals if not too many would wait and `condition` holds. */
export function insertStatements(
  db: Db,
  { projectId, mailId }: Pick<ProposalRow, 'projectId' | 'mailId'>,
  added: NewProposal[],
  now: number,
  condition: SQL = sql`true`,
) {
  const fits = sql`${condition} AND ${fitsWaiting(projectId, added)}`;
  return splitRows(added).map((list) => {
    const row = {
      ...Object.fromEntries(Object.keys(list[0] ?? {}).map((name) => [name, sql`value ->> ${name}`])),
      id: null,
      projectId,
      mailId,
      status: 'waiting',
      eventId: null,
      eventSequence: null,
      previous: null,
      addedAt: null,
      acceptedBy: null,
      sequence: 0,
      createdAt: now,
      updatedAt: now,
    } as Record<keyof ProposalRow, unknown>;
    return db
      .insert(proposals)
      .select(selectValuesWhere(proposals, row, fits, sql`json_each(${JSON.stringify(list)})`))
      .onConflictDoNothing();
  });
}

/** True if no more than the allowed number wait with these; the same in each statement that inserts a part of them. */
function fitsWaiting(projectId: number, added: NewProposal[]): SQL {
  const keys = new Set(added.map(({ contentKey }) => contentKey));
  return sql`(SELECT count(*) FROM ${proposals} AS other WHERE other.project_id = ${projectId}
    AND other.status = 'waiting' AND other.content_key NOT IN ${toSqlList([...keys])}) + ${keys.size} <= ${LIMITS.proposals}`;
}

/** Undefined if it does not wait, or its sequence is not `expectedSequence`. */
export async function updateProposal(
  db: Db,
  projectId: number,
  id: number,
  change: Partial<NewProposal>,
  expectedSequence: number | undefined,
  now: number,
): Promise<boolean> {
  const updated = await db
    .update(proposals)
    .set({ ...change, sequence: sql`${proposals.sequence} + 1`, updatedAt: now })
    .where(
      and(
        isOfProject(projectId),
        eq(proposals.id, id),
        eq(proposals.status, 'waiting'),
        expectedSequence === undefined ? undefined : eq(proposals.sequence, expectedSequence),
      ),
    )
    .returning({ id: proposals.id });
  return updated.length > 0;
}

/** False if it does not wait. */
export async function deleteProposal(db: Db, projectId: number, id: number): Promise<boolean> {
  const deleted = await db
    .delete(proposals)
    .where(and(isOfProject(projectId), eq(proposals.id, id), eq(proposals.status, 'waiting')))
    .returning({ id: proposals.id });
  return deleted.length > 0;
}

/**
 * Deletes proposals that were added before `addedBefore`, except bookings, whose later emails are compared with them until
 * their event is deleted. Forgets what a change replaced.
 */
export async function purgeAddedProposals(db: Db, addedBefore: number, deletedBefore: number): Promise<void> {
  const hasEvent = sql`EXISTS (SELECT 1 FROM ${events} AS event WHERE event.id = ${proposals.eventId}
    AND (event.deleted_at IS NULL OR event.deleted_at > ${deletedBefore}))`;
  const isOld = sql`${proposals.status} = 'added' AND ${proposals.addedAt} <= ${addedBefore}`;
  await db.batch([
    db.delete(proposals).where(sql`${isOld} AND (${proposals.bookingKey} IS NULL OR NOT ${hasEvent})`),
    db.update(proposals).set({ previous: null }).where(sql`${isOld} AND ${proposals.previous} IS NOT NULL`),
  ]);
}

/** A project's proposals that match any of the identifiers of bookings: waiting ones, and added ones whose event exists. */
export async function listKnownProposals(
  db: Db,
  projectId: number,
  clues: { keys: string[]; starts: string[]; confirmations: string[] },
) {
  return db
    .select({ proposal: proposals, sentAt: mails.sentAt, event: events })
    .from(proposals)
    .leftJoin(mails, eq(mails.id, proposals.mailId))
    .leftJoin(events, and(eq(events.id, proposals.eventId), isNull(events.deletedAt)))
    .where(
      and(
        isOfProject(projectId),
        sql`(${proposals.status} = 'waiting' OR ${events.id} IS NOT NULL)`,
        sql`(${proposals.bookingKey} IN ${toSqlList(clues.keys)} OR ${proposals.bookingStart} IN ${toSqlList(clues.starts)}
          OR ${proposals.confirmation} IN ${toSqlList(clues.confirmations)})`,
      ),
    )
    .orderBy(asc(proposals.updatedAt), asc(proposals.id))
    .limit(500);
}
