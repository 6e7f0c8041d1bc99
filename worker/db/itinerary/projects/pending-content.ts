import { and, asc, eq, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { EVENT_DEFAULTS } from '../../../contract/events.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { APPEARANCE_FIELDS, type Appearance } from '../../../contract/projects.ts';
import { type ItineraryDb, toLastChange, withChange } from '../../client.ts';
import {
  events,
  faqs,
  type ProjectRow,
  pendingContents,
  projects,
} from '../../schema/itinerary/itineraries.ts';
import { selectValuesWhere } from '../../sql-expressions.ts';
import { mapEventColumns } from '../events/event-json.ts';
import type { EventContent } from '../events/events.ts';
import type { FaqContent } from '../events/faqs.ts';

type PendingEvent = EventContent & { audienceKeys?: string | null | undefined };

/** Content of a copied or imported itinerary. Stored as JSON, so the property names must not change. */
export type PendingContent = { look: Appearance; events: PendingEvent[]; faqs: FaqContent[] };

/** `hasRest` is true if the content is more than a trial may have. */
export type NewPendingContent = { content: PendingContent; hasRest: boolean };

/** What a row has while its content is a file (worker/services/pending-content.ts). */
const IN_FILE = '{}';

/** The statements that add the first event to a project inserted earlier in the batch, and note that the rest waits. */
export function insertPendingContent(
  db: ItineraryDb,
  { projectId, accessCodeSealed }: Pick<ProjectRow, 'projectId' | 'accessCodeSealed'>,
  { content: { look, events: all }, hasRest }: NewPendingContent,
  now: number,
) {
  // Sealing is randomized, so this matches only the row inserted in this batch.
  const id = sql<number>`(SELECT ${projects.id} FROM ${projects} WHERE ${projects.projectId} = ${projectId}
    AND ${projects.accessCodeSealed} = ${accessCodeSealed})`;
  const first = JSON.stringify({ look, events: all.slice(0, 1), faqs: [] } satisfies PendingContent);
  const isOfProject = eq(pendingContents.projectId, id);
  return [
    db
      .insert(pendingContents)
      .select(sql`SELECT ${id}, ${first}, ${now}, ${all.length}, NULL WHERE ${id} IS NOT NULL`),
    ...insertContent(db, id, now),
    hasRest
      ? db.update(pendingContents).set({ content: IN_FILE }).where(isOfProject)
      : db.delete(pendingContents).where(isOfProject),
  ];
}

/**
 * The statements that insert all pending content into a project, if it has Full Access. `content` is what the file has:
 * null if there is none any more, undefined if it could not be read, so that a job does this later.
 */
export function applyPendingContent(
  db: ItineraryDb,
  id: number,
  content: string | null | undefined,
  now: number,
) {
  const isPaid = sql`EXISTS (SELECT 1 FROM ${projects} WHERE ${projects.id} = ${id} AND ${projects.isPaid} = 1)`;
  const isWaiting = and(eq(pendingContents.projectId, id), isPaid);
  if (content === undefined) return [db.update(pendingContents).set({ paidAt: now }).where(isWaiting)];
  return [
    // In the database only within this transaction.
    db
      .update(pendingContents)
      .set({ content: sql`coalesce(${content}, ${pendingContents.content})` })
      .where(and(isWaiting, eq(pendingContents.content, IN_FILE))),
    ...insertContent(db, id, now),
    db.delete(pendingContents).where(isWaiting),
  ];
}

/** Adds content to an itinerary that was paid before, when it could not be read. */
export async function addPaidContent(
  db: ItineraryDb,
  id: number,
  content: string | null,
  now: number,
): Promise<void> {
  const change = { revision: sql`${projects.revision} + 1`, updatedAt: now };
  await db.batch([
    db.update(projects).set(change).where(eq(projects.id, id)),
    ...applyPendingContent(db, id, content, now),
  ]);
}

/**
 * All of it with Full Access, on a trial the first event if there is none. Request keys keep rows that were already
 * inserted, or deleted since, from being inserted again.
 */
function insertContent(db: ItineraryDb, id: number | SQL<number>, now: number) {
  const isPaid = sql`(SELECT ${projects.isPaid} FROM ${projects} WHERE ${projects.id} = ${id}) = 1`;
  // INSERT ... SELECT from the same table reads all rows before it writes, so these counts do not change meanwhile.
  const count = (table: 'events' | 'faqs', condition: SQL) => countRows(table, id, condition);
  const isOther = sql`coalesce(t.request_key, '') NOT LIKE 'waiting-%'`;
  const selectItems = (list: 'events' | 'faqs') =>
    sql`${pendingContents} w, json_each(w.content, ${`$.${list}`}) r`;
  const isOfProject = sql`w.project_id = ${id}`;
  const field = (name: string) => sql`r.value ->> ${name}`;
  const lastChange = toLastChange(withChange(db, { kind: 'import' }), now);
  const common = {
    id: null,
    projectId: sql`w.project_id`,
    sequence: 0,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    requestKey: sql`'waiting-' || r.key`,
    requestHash: null,
    lastChange,
  };
  const event = {
    ...common,
    ...mapEventColumns((column) => withDefault(column, field(column))),
    audienceKeys: field('audienceKeys'),
    newsSeq: null,
    hasSignUps: false,
  };
  const faq = { ...common, question: field('question'), answer: field('answer'), position: sql`r.key` };
  const eventFits = sql`CASE WHEN ${isPaid} THEN r.key + ${count('events', isOther)} < ${LIMITS.events}
    ELSE r.key = 0 AND ${count('events', sql`true`)} = 0 END`;
  const faqFits = sql`${isPaid} AND r.key + ${count('faqs', isOther)} < ${LIMITS.faqs}`;
  return [
    db
      .insert(events)
      .select(selectValuesWhere(events, event, sql`${isOfProject} AND ${eventFits}`, selectItems('events')))
      .onConflictDoNothing(),
    db
      .insert(faqs)
      .select(selectValuesWhere(faqs, faq, sql`${isOfProject} AND ${faqFits}`, selectItems('faqs')))
      .onConflictDoNothing(),
    db
      .update(projects)
      .set({ ...toAppearanceColumns(id), lastChange, updatedAt: now })
      .where(
        sql`${eq(projects.id, id as number)} AND ${projects.isPaid} = 1
          AND EXISTS (SELECT 1 FROM ${pendingContents} w WHERE ${isOfProject})`,
      ),
  ];
}

/** Content from before a field existed lacks it. */
const withDefault = (column: string, value: SQL) =>
  sql`coalesce(${value}, ${(EVENT_DEFAULTS as Record<string, unknown>)[column] ?? null})`;

const countRows = (table: 'events' | 'faqs', id: number | SQL<number>, condition: SQL) =>
  sql`(SELECT count(*) FROM ${sql.raw(table)} t WHERE t.project_id = ${id} AND t.deleted_at IS NULL AND ${condition})`;

/** Itineraries whose content waits since before `before`. */
export const listOldPendingContent = (db: ItineraryDb, before: number, limit: number): Promise<number[]> =>
  listPending(db, lte(pendingContents.createdAt, before), limit);

/** Itineraries that were paid while their content could not be read. */
export const listPaidPendingContent = (db: ItineraryDb, limit: number): Promise<number[]> =>
  listPending(db, isNotNull(pendingContents.paidAt), limit);

async function listPending(db: ItineraryDb, condition: SQL, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: pendingContents.projectId })
    .from(pendingContents)
    .where(condition)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The row of content that waits; its file is deleted before. */
export async function deletePendingContent(db: ItineraryDb, projectIds: number[]): Promise<void> {
  await db.delete(pendingContents).where(inArray(pendingContents.projectId, projectIds));
}

/** How many events of the pending content were not added yet. */
export async function countPendingEvents(db: ItineraryDb, projectId: number): Promise<number> {
  const added = sql`(SELECT count(*) FROM ${events} t
    WHERE t.project_id = ${projectId} AND t.request_key LIKE 'waiting-%')`;
  const row = await db
    .select({ count: sql<number>`max(0, ${pendingContents.events} - ${added})` })
    .from(pendingContents)
    .where(eq(pendingContents.projectId, projectId))
    .get();
  return row?.count ?? 0;
}

/** Appearance columns from the pending content; those it does not have stay as they are. */
function toAppearanceColumns(id: number | SQL<number>) {
  const content = sql`(SELECT w.content FROM ${pendingContents} w WHERE w.project_id = ${id})`;
  return Object.fromEntries(
    APPEARANCE_FIELDS.map((name) => [
      name,
      sql`CASE WHEN json_type(${content}, ${`$.look.${name}`}) IS NULL THEN ${projects[name]}
        ELSE json_extract(${content}, ${`$.look.${name}`}) END`,
    ]),
  );
}

/** The itinerary's events by start and FAQs by position. */
export async function readProjectContent(db: ItineraryDb, projectId: number) {
  const [eventRows, faqRows] = await db.batch([
    db
      .select()
      .from(events)
      .where(sql`${eq(events.projectId, projectId)} AND ${events.deletedAt} IS NULL`)
      .orderBy(asc(events.startsAt), asc(events.id)),
    db
      .select()
      .from(faqs)
      .where(sql`${eq(faqs.projectId, projectId)} AND ${faqs.deletedAt} IS NULL`)
      .orderBy(asc(faqs.position), asc(faqs.id)),
  ]);
  return { events: eventRows, faqs: faqRows };
}
