import { and, asc, eq, gt, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { LIMITS, MAX_PROJECT_PAPER_BYTES, UPLOAD_MS } from '../../../contract/limits.ts';
import type { ItineraryDb } from '../../client.ts';
import { events, projects } from '../../schema/itinerary/itineraries.ts';
import { type PaperRow, papers } from '../../schema/itinerary/papers.ts';
import { people } from '../../schema/itinerary/people.ts';
import { proposals } from '../../schema/shared/proposals.ts';
import {
  isPaidProject,
  type ReadScope,
  selectReadableProjectId,
  selectValuesWhere,
  toSqlList,
} from '../../sql-expressions.ts';
import { selectPerson } from '../people/people.ts';
import { selectProject, touchProject } from '../projects/projects.ts';
import { IS_EVENT_OF_PAPER, IS_LISTED, isVisiblePaper, selectShownEventId } from './visible-papers.ts';

/** What a host writes of a paper. */
export type PaperContent = Pick<PaperRow, 'title' | 'kind' | 'personId' | 'eventId'>;
type NewPaper = PaperContent & Pick<PaperRow, 'type' | 'bytes' | 'file' | 'createdAt'>;

/** A project, the scope's person, and the papers that the scope may see, or one of them. */
export async function readPapers(db: ItineraryDb, scope: ReadScope, id?: number) {
  const [rows, found, list] = await db.batch([
    selectProject(db, scope.projectId),
    selectPerson(db, scope.projectId, scope.personId),
    db
      .select({ paper: papers, eventId: selectShownEventId(scope).as('shown_event_id') })
      .from(papers)
      .leftJoin(events, IS_EVENT_OF_PAPER)
      .where(
        and(
          eq(papers.projectId, selectReadableProjectId(scope)),
          IS_LISTED,
          isVisiblePaper(scope),
          id === undefined ? undefined : eq(papers.id, id),
        ),
      )
      .orderBy(asc(papers.createdAt), asc(papers.id)),
  ]);
  const shown = list.map(({ paper, eventId }): PaperRow => ({ ...paper, eventId }));
  return { project: rows[0], person: found[0], papers: shown };
}

/** True if the person and the event, where given, are in the project. */
function hasOwner(projectId: number, { personId, eventId }: Pick<PaperContent, 'personId' | 'eventId'>): SQL {
  const isPerson = sql`(${personId} IS NULL OR EXISTS (SELECT 1 FROM ${people}
    WHERE ${people.id} = ${personId} AND ${people.projectId} = ${projectId} AND ${people.deletedAt} IS NULL))`;
  const isEvent = sql`(${eventId} IS NULL OR EXISTS (SELECT 1 FROM ${events}
    WHERE ${events.id} = ${eventId} AND ${events.projectId} = ${projectId} AND ${events.deletedAt} IS NULL))`;
  return sql`${isPerson} AND ${isEvent}`;
}

/** Those that count: listed, to review, or being uploaded at `now`. */
const isCounted = (projectId: number, now: number) =>
  sql`${papers.projectId} = ${projectId} AND ${papers.deletedAt} IS NULL
    AND (${papers.uploadedAt} IS NOT NULL OR ${papers.proposalId} IS NOT NULL OR ${papers.createdAt} > ${now - UPLOAD_MS})`;

/** True if one more paper of so many bytes fits into the itinerary. */
export const hasRoom = (projectId: number, bytes: SQL, now: number) =>
  sql`(SELECT count(*) < ${LIMITS.papers} AND coalesce(sum(${papers.bytes}), 0) + ${bytes} <= ${MAX_PROJECT_PAPER_BYTES}
    FROM ${papers} WHERE ${isCounted(projectId, now)})`;

/**
 * Inserts a paper to be uploaded. Uploads in progress count with their announced size. Undefined on a trial, at a limit, or
 * without the person or event.
 */
export async function insertPaper(
  db: ItineraryDb,
  projectId: number,
  paper: NewPaper,
): Promise<PaperRow | undefined> {
  const fits = sql`${isPaidProject(projectId)} AND ${hasOwner(projectId, paper)}
    AND ${hasRoom(projectId, sql`${paper.bytes}`, paper.createdAt)}`;
  const row = {
    ...paper,
    id: null,
    projectId,
    addedByKind: db.change.kind,
    addedByName: db.change.name,
    proposalId: null,
    besideId: null,
    mergedFrom: null,
    sequence: 0,
    updatedAt: paper.createdAt,
    uploadedAt: null,
    deletedAt: null,
  };
  return db
    .insert(papers)
    .select(selectValuesWhere(papers, row, fits))
    .returning()
    .get();
}

/** A paper by the name of its file, uploaded or not. */
export const findPaperByFile = (db: ItineraryDb, file: string): Promise<PaperRow | undefined> =>
  db
    .select()
    .from(papers)
    .where(and(eq(papers.file, file), isNull(papers.deletedAt)))
    .get();

/** A listed paper, whose event and person may be gone. */
export const findPaper = (db: ItineraryDb, projectId: number, id: number): Promise<PaperRow | undefined> =>
  db
    .select()
    .from(papers)
    .where(and(eq(papers.id, id), eq(papers.projectId, projectId), IS_LISTED))
    .get();

/** Lists a paper whose file was stored. False if it was uploaded before, or deleted meanwhile. */
export async function updatePaperUploaded(
  db: ItineraryDb,
  { id, projectId }: PaperRow,
  bytes: number,
  now: number,
): Promise<boolean> {
  const [updated] = await db.batch([
    db
      .update(papers)
      .set({ bytes, uploadedAt: now, updatedAt: now })
      .where(and(eq(papers.id, id), isNull(papers.uploadedAt), isNull(papers.deletedAt)))
      .returning({ id: papers.id }),
    touchProject(db, projectId, now),
  ]);
  return updated.length > 0;
}

/** Undefined if the paper, its person or its event is gone, or its sequence is not `expectedSequence`. */
export async function updatePaper(
  db: ItineraryDb,
  { id, projectId }: PaperRow,
  content: PaperContent,
  expectedSequence: number,
  now: number,
): Promise<PaperRow | undefined> {
  // A host may edit the title of a paper whose person or event is gone.
  const isKept = sql`(${papers.personId} IS ${content.personId} AND ${papers.eventId} IS ${content.eventId})`;
  const [[updated]] = await db.batch([
    db
      .update(papers)
      .set({ ...content, mergedFrom: null, sequence: sql`${papers.sequence} + 1`, updatedAt: now })
      .where(
        and(
          eq(papers.id, id),
          IS_LISTED,
          eq(papers.sequence, expectedSequence),
          or(isKept, hasOwner(projectId, content)),
        ),
      )
      .returning(),
    touchProject(db, projectId, now),
  ]);
  return updated;
}

/** Hides a paper. False if it is gone. */
export async function deletePaper(
  db: ItineraryDb,
  projectId: number,
  id: number,
  now: number,
): Promise<boolean> {
  const [deleted] = await db.batch([
    db
      .update(papers)
      .set({ deletedAt: now })
      .where(and(eq(papers.id, id), eq(papers.projectId, projectId), IS_LISTED))
      .returning({ id: papers.id }),
    touchProject(db, projectId, now),
  ]);
  return deleted.length > 0;
}

/** A paper that a host deleted after `since`; those that a guest erased have no title anymore. */
const isDeletedSince = (projectId: number, id: number, since: number) =>
  and(
    eq(papers.id, id),
    eq(papers.projectId, projectId),
    ne(papers.title, ''),
    isNotNull(papers.uploadedAt),
    gt(papers.deletedAt, since),
  );

/** True if `restorePaper` finds the paper. */
export const isPaperDeletedSince = async (db: ItineraryDb, projectId: number, id: number, since: number) =>
  (await db.$count(papers, isDeletedSince(projectId, id, since))) > 0;

/** Lists a paper again that was deleted after `since`. Undefined if there is none, or no room. */
export async function restorePaper(
  db: ItineraryDb,
  projectId: number,
  id: number,
  since: number,
  now: number,
): Promise<PaperRow | undefined> {
  const bytes = sql`(SELECT p.bytes FROM ${papers} AS p WHERE p.id = ${id})`;
  const [[restored]] = await db.batch([
    db
      .update(papers)
      .set({ deletedAt: null, updatedAt: now })
      .where(and(isDeletedSince(projectId, id, since), hasRoom(projectId, bytes, now)))
      .returning(),
    touchProject(db, projectId, now),
  ]);
  return restored;
}

/** The statement that gives a merged person's papers to another one, if `isApplied`. */
export const movePapers = (db: ItineraryDb, from: number, into: number, isApplied: SQL) =>
  db
    .update(papers)
    .set({ personId: into, mergedFrom: from })
    .where(sql`${papers.personId} = ${from} AND ${isApplied}`);

/** The statement that undoes `movePapers`. `ids`: a list in SQL. */
export const takePapersBack = (db: ItineraryDb, ids: SQL, isApplied: SQL) =>
  db
    .update(papers)
    .set({ personId: sql`${papers.mergedFrom}`, mergedFrom: null })
    .where(sql`${papers.mergedFrom} IN ${ids} AND ${isApplied}`);

/**
 * Hides papers that were never uploaded since `before.created`, and those of itineraries whose last event, and the upload,
 * was before `before.lastEvent`.
 */
export async function expirePapers(
  db: ItineraryDb,
  before: { created: number; lastEvent: number },
  now: number,
): Promise<void> {
  const lastEvent = sql`(SELECT max(coalesce(${events.endsAt}, ${events.startsAt})) FROM ${events}
    WHERE ${events.projectId} = ${papers.projectId} AND ${events.deletedAt} IS NULL)`;
  const isOver = sql`(coalesce(${papers.uploadedAt}, ${papers.createdAt}) <= ${before.lastEvent} AND coalesce(${lastEvent}, 0) <= ${before.lastEvent})`;
  const isUnused = and(
    isNull(papers.uploadedAt),
    isNull(papers.proposalId),
    lte(papers.createdAt, before.created),
  );
  const hidden = await db
    .update(papers)
    .set({ title: '', deletedAt: now })
    .where(and(isNull(papers.deletedAt), or(isUnused, isOver)))
    .returning({ projectId: papers.projectId, proposalId: papers.proposalId });
  const proposalIds = hidden.flatMap(({ proposalId }) => proposalId ?? []);
  if (proposalIds.length > 0) await deleteWaitingProposals(db, proposalIds, now);
  const ids = [...new Set(hidden.map(({ projectId }) => projectId))];
  if (ids.length === 0) return;
  await db
    .update(projects)
    .set({ revision: sql`${projects.revision} + 1` })
    .where(sql`${projects.id} IN ${toSqlList(ids)}`);
}

/** Deletes proposals of papers that no host has accepted. */
const deleteWaitingProposals = (db: ItineraryDb, ids: number[], now: number) =>
  db
    .update(proposals)
    .set({ status: 'deleted', deletedAt: now, updatedAt: now })
    .where(sql`${proposals.id} IN ${toSqlList(ids)} AND ${proposals.status} = 'waiting'`);

/**
 * Up to `limit` papers that were hidden before `before`, with ids after `after`, by id, with the public id of their
 * itinerary. Their titles are erased.
 */
export async function takePapersToDelete(db: ItineraryDb, after: number, before: number, limit: number) {
  const isOver = sql`${papers.deletedAt} <= ${before}`;
  const list = await db
    .select({ id: papers.id, file: papers.file, projectId: projects.projectId })
    .from(papers)
    .innerJoin(projects, eq(projects.id, papers.projectId))
    .where(sql`${isOver} AND ${papers.id} > ${after}`)
    .orderBy(asc(papers.id))
    .limit(limit);
  const ids = list.map(({ id }) => id);
  await db
    .update(papers)
    .set({ title: '' })
    .where(sql`${papers.id} IN ${toSqlList(ids)} AND ${isOver}`);
  return list;
}

/** Deletes those of `ids` that were hidden before `before`. Their files must be deleted already. */
export async function deletePaperRows(db: ItineraryDb, ids: number[], before: number): Promise<void> {
  await db.delete(papers).where(sql`${papers.id} IN ${toSqlList(ids)} AND ${papers.deletedAt} <= ${before}`);
}
