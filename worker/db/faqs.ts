import { and, asc, eq, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import type { QueryBuilder } from 'drizzle-orm/sqlite-core';
import { LIMITS } from '../contract/limits.ts';
import type { Db } from './client.ts';
import {
  isPaidProject,
  type Reader,
  type ReaderTerms,
  readableProject,
  selectRow,
  toIso,
} from './conditions.ts';
import type { RequestMark } from './events.ts';
import { touchProject } from './projects.ts';
import { type FaqRow, faqs } from './schema.ts';

export type FaqContent = Pick<FaqRow, 'question' | 'answer'>;

const isLive = isNull(faqs.deletedAt);
const countLive = (projectId: number) =>
  sql`(SELECT count(*) FROM ${faqs} WHERE ${faqs.projectId} = ${projectId} AND ${isLive})`;

/** The statement that reads the questions of a project in the host's order. */
export function selectFaqs(db: Db, reader: Reader) {
  return db.select().from(faqs).where(isReadable(reader)).orderBy(asc(faqs.position), asc(faqs.id));
}

/** The same, each as the text of its JSON on the wire; see `selectEventTexts`. `toFaq` has the same fields. */
export function selectFaqTexts(builder: QueryBuilder, reader: ReaderTerms) {
  const text =
    sql<string>`json_object('id', ${faqs.id}, 'question', ${faqs.question}, 'answer', ${faqs.answer},
    'order', ${faqs.position}, 'sequence', ${faqs.sequence}, 'createdAt', ${toIso(faqs.createdAt)},
    'updatedAt', ${toIso(faqs.updatedAt)})`.as('text');
  return builder
    .select({ text })
    .from(faqs)
    .where(isReadable(reader))
    .orderBy(asc(faqs.position), asc(faqs.id));
}

const isReadable = (reader: ReaderTerms) => and(eq(faqs.projectId, readableProject(reader)), isLive);

export async function findFaq(db: Db, projectId: number, id: number): Promise<FaqRow | undefined> {
  return db
    .select()
    .from(faqs)
    .where(and(eq(faqs.id, id), eq(faqs.projectId, projectId), isLive))
    .get();
}

export async function findFaqByRequest(db: Db, projectId: number, requestKey: string) {
  return db
    .select()
    .from(faqs)
    .where(and(eq(faqs.projectId, projectId), eq(faqs.requestKey, requestKey)))
    .get();
}

/** Adds a question behind the others. Undefined on trial, at the limit, or when the request is known. */
export async function insertFaq(
  db: Db,
  projectId: number,
  content: FaqContent,
  request: RequestMark,
  now: number,
): Promise<FaqRow | undefined> {
  const position = sql`(SELECT coalesce(max(${faqs.position}), -1) + 1 FROM ${faqs} WHERE ${faqs.projectId} = ${projectId})`;
  const row = {
    ...content,
    ...request,
    id: null,
    projectId,
    position,
    sequence: 0,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
  const fits = sql`${isPaidProject(projectId)} AND ${countLive(projectId)} < ${LIMITS.faqs}`;
  const [inserted] = await db.batch([
    db
      .insert(faqs)
      .select(selectRow(faqs, row, fits))
      .onConflictDoNothing()
      .returning(),
    touchProject(db, projectId, now),
  ]);
  return inserted[0];
}

/** Writes a question. Undefined when there is none, on trial, or its sequence is not the one expected. */
export async function updateFaq(
  db: Db,
  projectId: number,
  id: number,
  content: FaqContent,
  expectedSequence: number | undefined,
  now: number,
): Promise<FaqRow | undefined> {
  const [updated] = await db.batch([
    db
      .update(faqs)
      .set({ ...content, sequence: sql`${faqs.sequence} + 1`, updatedAt: now })
      .where(
        and(
          eq(faqs.id, id),
          eq(faqs.projectId, projectId),
          isLive,
          isPaidProject(projectId),
          expectedSequence === undefined ? undefined : eq(faqs.sequence, expectedSequence),
        ),
      )
      .returning(),
    touchProject(db, projectId, now),
  ]);
  return updated[0];
}

/** Marks a question as deleted. Returns its id, or nothing when there was none. */
export async function deleteFaq(db: Db, projectId: number, id: number, now: number): Promise<number[]> {
  const [deleted] = await db.batch([
    db
      .update(faqs)
      .set({ deletedAt: now, updatedAt: now, sequence: sql`${faqs.sequence} + 1` })
      .where(and(eq(faqs.id, id), eq(faqs.projectId, projectId), isLive, isPaidProject(projectId)))
      .returning({ id: faqs.id }),
    touchProject(db, projectId, now),
  ]);
  return deleted.map((row) => row.id);
}

/** Takes the words out of questions deleted before `before`. */
export async function emptyDeletedFaqs(db: Db, before: number): Promise<void> {
  await db
    .update(faqs)
    .set({ question: '', answer: '' })
    .where(and(lte(faqs.deletedAt, before), ne(faqs.question, '')));
}

/** Whether one of `ids` was deleted after `since`, so that it could come back if there were room for it. */
export async function isRestorable(
  db: Db,
  projectId: number,
  ids: number[],
  since: number,
): Promise<boolean> {
  const found = await db
    .select({ id: faqs.id })
    .from(faqs)
    .where(and(eq(faqs.projectId, projectId), isOneOf(ids), gt(faqs.deletedAt, since)))
    .limit(1);
  return found.length > 0;
}

/** As one parameter: a statement may have 100. */
const isOneOf = (ids: number[]) =>
  inArray(faqs.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`);

/** Brings back questions deleted after `since`, to where they stood. Returns the rows that came back. */
export async function restoreFaqs(
  db: Db,
  projectId: number,
  ids: number[],
  since: number,
  now: number,
): Promise<FaqRow[]> {
  const list = JSON.stringify(ids);
  const others = sql`(SELECT count(*) FROM ${faqs} WHERE ${faqs.projectId} = ${projectId} AND ${isLive}
    AND ${faqs.id} NOT IN (SELECT value FROM json_each(${list})))`;
  const [restored] = await db.batch([
    db
      .update(faqs)
      .set({ deletedAt: null, updatedAt: now, sequence: sql`${faqs.sequence} + 1` })
      .where(
        and(
          eq(faqs.projectId, projectId),
          isOneOf(ids),
          gt(faqs.deletedAt, since),
          isPaidProject(projectId),
          sql`${others} + ${ids.length} <= ${LIMITS.faqs}`,
        ),
      )
      .returning(),
    touchProject(db, projectId, now),
  ]);
  return restored;
}

/**
 * Puts the questions in the order of `ids`, which must be exactly the live ones: a list that misses a
 * question added meanwhile changes nothing. Returns whether the order was taken.
 */
export async function updateFaqOrder(
  db: Db,
  projectId: number,
  ids: number[],
  now: number,
): Promise<boolean> {
  const list = JSON.stringify(ids);
  const known = sql`(SELECT count(DISTINCT ${faqs.id}) FROM ${faqs} JOIN json_each(${list}) ON json_each.value = ${faqs.id}
    WHERE ${faqs.projectId} = ${projectId} AND ${isLive})`;
  const [ordered] = await db.batch([
    db
      .update(faqs)
      .set({ position: sql`(SELECT key FROM json_each(${list}) WHERE value = ${faqs.id})`, updatedAt: now })
      .where(
        and(
          eq(faqs.projectId, projectId),
          isLive,
          isPaidProject(projectId),
          sql`${countLive(projectId)} = ${ids.length}`,
          sql`${known} = ${ids.length}`,
        ),
      )
      .returning({ id: faqs.id }),
    touchProject(db, projectId, now),
  ]);
  return ordered.length === ids.length;
}
