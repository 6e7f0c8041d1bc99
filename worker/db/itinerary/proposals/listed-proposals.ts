import { and, asc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { ItineraryDb } from '../../client.ts';
import { insertStatements, isWaiting, type NewProposal, updateStatement } from '../../inbox/proposals.ts';
import { events } from '../../schema/itinerary/itineraries.ts';
import { papers } from '../../schema/itinerary/papers.ts';
import { type ProposalRow, proposals } from '../../schema/shared/proposals.ts';
import { toSqlList } from '../../sql-expressions.ts';

// Proposals of itineraries, with their events.

/** A proposal and the state of the event that it changes. */
export type ListedProposal = ProposalRow & {
  /** Null if that event was deleted, or if it adds one. */
  currentSequence: number | null;
  /** For a ticket: whose it is, the event it belongs to, and that event's proposal until it is accepted. */
  paperPersonId?: number | null;
  paperEventId?: number | null;
  paperBesideId?: number | null;
};

const target = alias(events, 'target');
const beside = alias(proposals, 'beside');
const duplicate = alias(events, 'duplicate');

/** The statement that selects waiting proposals of an itinerary with the events that they are about. */
function selectListed(db: ItineraryDb, condition: SQL | undefined) {
  return db
    .select({
      ...getTableColumns(proposals),
      // Named, because a batch maps columns by their names.
      duplicateOf: sql<number | null>`${duplicate.id}`.as('duplicate_id'),
      currentSequence: sql<number | null>`${target.sequence}`.as('current_sequence'),
      paperPersonId: sql<number | null>`${papers.personId}`.as('paper_person_id'),
      paperEventId: sql<number | null>`coalesce(${beside.eventId}, ${papers.eventId})`.as('paper_event_id'),
      paperBesideId: sql<number | null>`iif(${beside.status} = 'waiting', ${beside.id}, NULL)`.as(
        'paper_beside_id',
      ),
    })
    .from(proposals)
    .leftJoin(target, and(eq(target.id, proposals.targetEventId), isNull(target.deletedAt)))
    .leftJoin(papers, eq(papers.proposalId, proposals.id))
    .leftJoin(beside, eq(beside.id, papers.besideId))
    .leftJoin(duplicate, and(eq(duplicate.id, proposals.duplicateOf), isNull(duplicate.deletedAt)))
    .where(condition)
    .orderBy(sql`${proposals.startsAt} IS NOT NULL`, asc(proposals.startsAt), asc(proposals.id));
}

/** An itinerary's waiting proposals, those without a date first, then by date. */
export const listProposals = async (db: ItineraryDb, projectId: number): Promise<ListedProposal[]> =>
  selectListed(db, isWaiting({ projectId }));

/** A waiting proposal of an itinerary. */
export const findProposal = async (
  db: ItineraryDb,
  projectId: number,
  id: number,
): Promise<ListedProposal | undefined> => selectListed(db, isWaiting({ projectId }, id)).get();

/**
 * Inserts proposals of an itinerary, and returns them in their order. One that waits already, with the same content key, is
 * returned. Undefined if more than the allowed number would wait; then none is inserted.
 */
export async function insertProposals(
  db: ItineraryDb,
  projectId: number,
  added: NewProposal[],
  now: number,
): Promise<ListedProposal[] | undefined> {
  const [first, ...others] = insertStatements(db, { projectId }, null, added, now);
  if (!first) return [];
  const keys = [...new Set(added.map(({ contentKey }) => contentKey))];
  const results = await db.batch([
    first,
    ...others,
    selectListed(db, and(isWaiting({ projectId }), sql`${proposals.contentKey} IN ${toSqlList(keys)}`)),
  ]);
  const waiting = new Map((results.at(-1) as ListedProposal[]).map((row) => [row.contentKey, row]));
  if (waiting.size < keys.length) return undefined;
  return keys.flatMap((key) => waiting.get(key) ?? []);
}

/** Changes those of an itinerary that wait, in one batch, and returns them by date, those without one first. */
export async function updateProposals(
  db: ItineraryDb,
  projectId: number,
  changes: { id: number; change: Partial<NewProposal> }[],
  now: number,
): Promise<ListedProposal[]> {
  const [first, ...others] = changes.map((one) => updateStatement(db, { projectId }, one, now));
  if (!first) return [];
  const ids = changes.map(({ id }) => id);
  const results = await db.batch([
    first,
    ...others,
    selectListed(db, and(isWaiting({ projectId }), sql`${proposals.id} IN ${toSqlList(ids)}`)),
  ]);
  return results.at(-1) as ListedProposal[];
}

/** What the events of a plan are compared with. */
export async function listPlannedEvents(db: ItineraryDb, projectId: number) {
  return db
    .select({ id: events.id, title: events.title, startsAt: events.startsAt })
    .from(events)
    .where(and(eq(events.projectId, projectId), isNull(events.deletedAt)))
    .orderBy(asc(events.startsAt));
}
