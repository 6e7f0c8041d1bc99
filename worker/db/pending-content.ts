import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { LIMITS } from '../contract/limits.ts';
import { APPEARANCE_FIELDS, type Appearance } from '../contract/projects.ts';
import type { Db } from './client.ts';
import { selectValuesWhere } from './sql-expressions.ts';
import type { EventContent } from './events.ts';
import type { FaqContent } from './faqs.ts';
import { events, faqs, type ProjectRow, projects, pendingContents } from './schema.ts';

/** Content that goes into an itinerary as far as its tier allows, and for the rest waits for Full Access. */
export type PendingContent = { look: Appearance; events: EventContent[]; faqs: FaqContent[] };

/** `WaitingContent` as JSON, and whether it holds more than a trial does. */
export type NewPendingContent = { content: string; hasRest: boolean };

/** The statements that give the project which was added right before its content. */
export function insertPendingContent(
  db: Db,
  { projectId, accessCodeSealed }: Pick<ProjectRow, 'projectId' | 'accessCodeSealed'>,
  { content, hasRest }: NewPendingContent,
  now: number,
) {
  // Sealed anew each time: names the row that this very batch added, never another one of that id.
  const id = sql<number>`(SELECT ${projects.id} FROM ${projects} WHERE ${projects.projectId} = ${projectId}
    AND ${projects.accessCodeSealed} = ${accessCodeSealed})`;
  return [
    db.insert(pendingContents).select(sql`SELECT ${id}, ${content}, ${now} WHERE ${id} IS NOT NULL`),
    ...applyPendingContent(db, id, now),
    ...(hasRest ? [] : [db.delete(pendingContents).where(eq(pendingContents.projectId, id))]),
  ];
}

/**
 * The statements that put waiting content into a project: with Full Access all of it, which then waits no
 * more; on trial the first event, if there is none. Each row has a request key of its own, so that one which
 * came before, or was deleted by its host, does not come again. They do nothing where nothing waits.
 */
export function applyPendingContent(db: Db, id: number | SQL<number>, now: number) {
  const isPaid = sql`(SELECT ${projects.isPaid} FROM ${projects} WHERE ${projects.id} = ${id}) = 1`;
  // SQLite writes what is selected from the table itself only when all of it is read: the count is the old one.
  const live = (table: 'events' | 'faqs', condition: SQL) =>
    sql`(SELECT count(*) FROM ${sql.raw(table)} t WHERE t.project_id = ${id} AND t.deleted_at IS NULL AND ${condition})`;
  const others = sql`coalesce(t.request_key, '') NOT LIKE 'waiting-%'`;
  const listed = (list: 'events' | 'faqs') =>
    sql`${pendingContents} w, json_each(w.content, ${`$.${list}`}) r`;
  const waits = sql`w.project_id = ${id}`;
  const field = (name: string) => sql`r.value ->> ${name}`;
  const common = {
    id: null,
    projectId: sql`w.project_id`,
    sequence: 0,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    requestKey: sql`'waiting-' || r.key`,
    requestHash: null,
  };
  const event = {
    ...common,
    title: field('title'),
    description: field('description'),
    startsAt: field('startsAt'),
    endsAt: field('endsAt'),
    timeZone: field('timeZone'),
    location: field('location'),
    attendees: field('attendees'),
    vibe: field('vibe'),
  };
  const faq = { ...common, question: field('question'), answer: field('answer'), position: sql`r.key` };
  const eventFits = sql`CASE WHEN ${isPaid} THEN r.key + ${live('events', others)} < ${LIMITS.events}
    ELSE r.key = 0 AND ${live('events', sql`true`)} = 0 END`;
  const faqFits = sql`${isPaid} AND r.key + ${live('faqs', others)} < ${LIMITS.faqs}`;
  return [
    db
      .insert(events)
      .select(selectValuesWhere(events, event, sql`${waits} AND ${eventFits}`, listed('events')))
      .onConflictDoNothing(),
    db
      .insert(faqs)
      .select(selectValuesWhere(faqs, faq, sql`${waits} AND ${faqFits}`, listed('faqs')))
      .onConflictDoNothing(),
    db
      .update(projects)
      .set(toLook(id))
      .where(
        sql`${eq(projects.id, id as number)} AND ${projects.isPaid} = 1
          AND EXISTS (SELECT 1 FROM ${pendingContents} w WHERE ${waits})`,
      ),
    db.delete(pendingContents).where(sql`${eq(pendingContents.projectId, id as number)} AND ${isPaid}`),
  ];
}

/** The columns of a look as the waiting content has them; what it does not name stays as it is. */
function toLook(id: number | SQL<number>) {
  const content = sql`(SELECT w.content FROM ${pendingContents} w WHERE w.project_id = ${id})`;
  return Object.fromEntries(
    APPEARANCE_FIELDS.map((name) => [
      name,
      sql`coalesce(json_extract(${content}, ${`$.look.${name}`}), ${projects[name]})`,
    ]),
  );
}

/** An itinerary's live events and questions in their order, in one round trip. */
export async function readProjectContent(db: Db, projectId: number) {
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
