import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits.ts';
import type { ItineraryDb } from '../../client.ts';
import { insertStatements, isWaiting, type NewProposal } from '../../inbox/proposals.ts';
import { projects } from '../../schema/itinerary/itineraries.ts';
import { type PaperRow, papers } from '../../schema/itinerary/papers.ts';
import { proposals } from '../../schema/shared/proposals.ts';
import { isPaidProject, selectValuesWhere, toSqlList } from '../../sql-expressions.ts';
import { touchProject } from '../projects/projects.ts';
import { hasRoom } from './papers.ts';

// Tickets that came by email: a proposal, and a paper that is listed once the proposal is accepted.

/** `contentKey` is that of its proposal, `besideKey` that of an event's in the same email. */
export type ProposedPaper = Pick<
  PaperRow,
  'title' | 'kind' | 'type' | 'bytes' | 'file' | 'personId' | 'eventId' | 'besideId'
> & { contentKey: string; besideKey: string | null };

/**
 * The statements that store papers for the proposals that an email has just inserted, if `condition` holds, and delete
 * proposals that got none: on a trial, or at a limit.
 */
export function proposePaperStatements(
  db: ItineraryDb,
  projectId: number,
  mailId: number | null,
  list: ProposedPaper[],
  condition: SQL,
  now: number,
) {
  const isNew = sql`p.project_id = ${projectId} AND p.mail_id IS ${mailId} AND p.kind = 'paper' AND p.status = 'waiting'
    AND NOT EXISTS (SELECT 1 FROM ${papers} WHERE ${papers.proposalId} = p.id)`;
  const inserts = list.map(({ contentKey, besideKey, ...paper }) => {
    const beside = sql`(SELECT b.id FROM ${proposals} AS b WHERE b.project_id = ${projectId} AND b.content_key = ${besideKey}
      AND b.status = 'waiting')`;
    const fits = hasRoom(projectId, sql`${paper.bytes}`, now);
    const row = {
      ...paper,
      besideId: paper.besideId ?? beside,
      id: null,
      projectId,
      addedByKind: 'email',
      addedByName: null,
      proposalId: sql`p.id`,
      mergedFrom: null,
      sequence: 0,
      createdAt: now,
      updatedAt: now,
      uploadedAt: null,
      deletedAt: null,
    };
    const isAllowed = sql`${isNew} AND p.content_key = ${contentKey} AND ${condition} AND ${isPaidProject(projectId)} AND ${fits}`;
    return db.insert(papers).select(selectValuesWhere(papers, row, isAllowed, sql`${proposals} AS p`));
  });
  const isWithoutPaper = sql`${proposals.id} IN (SELECT p.id FROM ${proposals} AS p WHERE ${isNew}) AND ${condition}`;
  return [...inserts, db.delete(proposals).where(isWithoutPaper)];
}

/** Adds tickets to an itinerary's inbox that its hosts got through an account: their email is in the directory. */
export async function insertProposedPapers(
  db: ItineraryDb,
  projectId: number,
  { proposals: added, papers: list }: { proposals: NewProposal[]; papers: ProposedPaper[] },
  now: number,
): Promise<void> {
  if (added.length === 0) return;
  const [first, ...others] = [
    ...insertStatements(db, { projectId }, null, added, now),
    ...proposePaperStatements(db, projectId, null, list, sql`true`, now),
  ];
  if (first) await db.batch([first, ...others]);
}

/** Those of these file names that no paper has. */
export async function listUnusedFiles(db: ItineraryDb, files: string[]): Promise<string[]> {
  const used = await db.select({ file: papers.file }).from(papers).where(inArray(papers.file, files));
  const known = new Set(used.map(({ file }) => file));
  return files.filter((file) => !known.has(file));
}

/** Those of `ids` that are tickets, waiting or accepted. */
export async function listPaperProposals(
  db: ItineraryDb,
  projectId: number,
  ids: number[],
): Promise<number[]> {
  const rows = await db
    .select({ id: proposals.id })
    .from(proposals)
    .where(
      sql`${proposals.projectId} = ${projectId} AND ${proposals.kind} = 'paper' AND ${proposals.status} <> 'deleted'
        AND ${proposals.id} IN ${toSqlList(ids)}`,
    );
  return rows.map(({ id }) => id);
}

const isProposed = (projectId: number, ids: number[]) =>
  and(
    eq(papers.projectId, projectId),
    isNull(papers.uploadedAt),
    isNull(papers.deletedAt),
    sql`${papers.proposalId} IN ${toSqlList(ids)}`,
  );

/** Says whose a waiting ticket is. */
export async function updateProposedPerson(
  db: ItineraryDb,
  projectId: number,
  proposalId: number,
  personId: number | null,
): Promise<void> {
  await db
    .update(papers)
    .set({ personId })
    .where(isProposed(projectId, [proposalId]));
}

/**
 * Lists waiting tickets under the titles of their proposals, beside the events that those of the same email became, all or
 * none. False if one does not wait, or on a trial.
 */
export async function acceptPapers(
  db: ItineraryDb,
  projectId: number,
  ids: number[],
  now: number,
): Promise<boolean> {
  const isOne = sql`${proposals.id} IN ${toSqlList(ids)} AND ${proposals.kind} = 'paper'`;
  const waiting = sql`(SELECT count(*) FROM ${papers} JOIN ${proposals} AS p ON p.id = ${papers.proposalId}
    WHERE p.status = 'waiting' AND ${isProposed(projectId, ids)})`;
  const beside = sql`(SELECT b.event_id FROM ${proposals} AS b WHERE b.id = ${papers.besideId} AND b.status = 'added')`;
  const title = sql`(SELECT p.title FROM ${proposals} AS p WHERE p.id = ${papers.proposalId})`;
  const [listed] = await db.batch([
    db
      .update(papers)
      .set({ title, eventId: sql`coalesce(${beside}, ${papers.eventId})`, uploadedAt: now, updatedAt: now })
      .where(
        sql`${isProposed(projectId, ids)} AND ${isPaidProject(projectId)} AND (${waiting} = ${ids.length} OR EXISTS (
          SELECT 1 FROM ${papers} AS x WHERE x.uploaded_at = ${now} AND x.proposal_id IN ${toSqlList(ids)}))`,
      )
      .returning({ id: papers.id }),
    touchProject(db, projectId, now),
    db
      .update(proposals)
      .set({ status: 'added', addedAt: now, updatedAt: now, acceptedBy: db.change.call })
      .where(
        sql`${isWaiting({ projectId })} AND ${isOne} AND EXISTS (SELECT 1 FROM ${papers}
          WHERE ${papers.proposalId} = ${proposals.id} AND ${papers.uploadedAt} = ${now})`,
      ),
  ]);
  return listed.length === ids.length;
}

/**
 * Lets tickets wait again that were discarded after `since`, or accepted and not changed. All or none: false if one was
 * not, if the same ticket waits again, or if too much waits.
 */
export async function restoreProposedPapers(
  db: ItineraryDb,
  projectId: number,
  ids: number[],
  since: number,
  now: number,
): Promise<boolean> {
  const list = toSqlList(ids);
  // A trigger hides the paper of a discarded proposal; one that a guest erased was hidden at another time.
  const isLeft = sql`(SELECT 1 FROM ${papers} WHERE ${papers.proposalId} = p.id
    AND ${papers.deletedAt} IS p.deleted_at AND ${papers.sequence} = 0)`;
  const waits = sql`(SELECT 1 FROM ${proposals} AS other WHERE other.project_id = ${projectId} AND other.status = 'waiting'
    AND other.content_key = p.content_key)`;
  const found = sql`(SELECT count(*) FROM ${proposals} AS p WHERE p.project_id = ${projectId} AND p.id IN ${list}
    AND p.kind = 'paper' AND (p.status = 'deleted' AND p.deleted_at > ${since} OR p.status = 'added' AND p.added_at > ${since})
    AND EXISTS ${isLeft} AND NOT EXISTS ${waits})`;
  const waiting = sql`(SELECT count(*) FROM ${proposals} AS p WHERE p.project_id = ${projectId} AND p.status = 'waiting')`;
  const isAll = sql`${found} = ${ids.length} AND ${waiting} + ${ids.length} <= ${LIMITS.proposals}`;
  const [restored] = await db.batch([
    db
      .update(proposals)
      .set({ status: 'waiting', deletedAt: null, addedAt: null, acceptedBy: null, updatedAt: now })
      .where(sql`${proposals.projectId} = ${projectId} AND ${proposals.id} IN ${list} AND (SELECT ${isAll})`)
      .returning({ id: proposals.id }),
    db
      .update(papers)
      .set({ uploadedAt: null, deletedAt: null, updatedAt: now })
      .where(
        sql`${papers.projectId} = ${projectId} AND ${papers.proposalId} IN (
          SELECT p.id FROM ${proposals} AS p WHERE p.status = 'waiting' AND p.updated_at = ${now} AND p.id IN ${list})`,
      ),
    touchProject(db, projectId, now),
  ]);
  return restored.length > 0;
}

/** The public id of an itinerary, for the names of its files. */
export const selectPublicId = (db: ItineraryDb, id: number) =>
  db.select({ projectId: projects.projectId }).from(projects).where(eq(projects.id, id)).get();
