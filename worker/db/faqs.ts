import { and, asc, eq, lte, ne, sql } from 'drizzle-orm';
import type { QueryBuilder } from 'drizzle-orm/sqlite-core';
import { LIMITS } from '../contract/limits.ts';
import type { Db } from './client.ts';
import { isPaidProject, type ReadScope, type ReadScopeParams, selectReadableProjectId, toIsoText } from './sql-expressions.ts';
import {
  countContentRows,
  deleteContentRows,
  findContentRow,
  findContentRowByRequest,
  hasRestorableRows,
  insertContentRow,
  isNotDeleted,
  type RequestColumns,
  restoreContentRows,
  updateContentRow,
} from './content-rows.ts';
import { touchProject } from './projects.ts';
import { type FaqRow, faqs } from './schema.ts';

export type FaqContent = Pick<FaqRow, 'question' | 'answer'>;

/** The statement that reads the questions of a project in the host's order. */
export function selectFaqs(db: Db, reader: ReadScope) {
  return db.select().from(faqs).where(isReadable(reader)).orderBy(asc(faqs.position), asc(faqs.id));
}

/** The same, each as the text of its JSON on the wire; see `selectEventTexts`. `toFaq` has the same fields. */
export function selectFaqTexts(builder: QueryBuilder, reader: ReadScopeParams) {
  const text =
    sql<string>`json_object('id', ${faqs.id}, 'question', ${faqs.question}, 'answer', ${faqs.answer},
    'order', ${faqs.position}, 'sequence', ${faqs.sequence}, 'createdAt', ${toIsoText(faqs.createdAt)},
    'updatedAt', ${toIsoText(faqs.updatedAt)})`.as('text');
  return builder
    .select({ text })
    .from(faqs)
    .where(isReadable(reader))
    .orderBy(asc(faqs.position), asc(faqs.id));
}

const isReadable = (reader: ReadScopeParams) => and(eq(faqs.projectId, selectReadableProjectId(reader)), isNotDeleted(faqs));

const rowsOf = (projectId: number) => ({ table: faqs, projectId, may: isPaidProject(projectId) });

export const findFaq = (db: Db, projectId: number, id: number) => findContentRow(db, rowsOf(projectId), id);

export const findFaqByRequest = (db: Db, projectId: number, requestKey: string) =>
  findContentRowByRequest(db, rowsOf(projectId), requestKey);

/** Adds a question behind the others. Undefined on trial, at the limit, or when the request is known. */
export async function insertFaq(
  db: Db,
  projectId: number,
  content: FaqContent,
  request: RequestColumns,
  now: number,
): Promise<FaqRow | undefined> {
  const position = sql`(SELECT coalesce(max(${faqs.position}), -1) + 1 FROM ${faqs} WHERE ${faqs.projectId} = ${projectId})`;
  const fits = sql`${isPaidProject(projectId)} AND ${countContentRows(faqs, projectId)} < ${LIMITS.faqs}`;
  return insertContentRow(db, rowsOf(projectId), { ...content, ...request, position }, fits, now);
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
  return updateContentRow(db, rowsOf(projectId), id, content, expectedSequence, now);
}

/** Marks a question as deleted. Returns its id, or nothing when there was none. */
export const deleteFaq = (db: Db, projectId: number, id: number, now: number) =>
  deleteContentRows(db, rowsOf(projectId), id, now);

/** Takes the words out of questions deleted before `before`. */
export async function emptyDeletedFaqs(db: Db, before: number): Promise<void> {
  await db
    .update(faqs)
    .set({ question: '', answer: '' })
    .where(and(lte(faqs.deletedAt, before), ne(faqs.question, '')));
}

/** Whether one of `ids` was deleted after `since`, so that it could come back if there were room for it. */
export const isFaqRestorable = (db: Db, projectId: number, ids: number[], since: number) =>
  hasRestorableRows(db, rowsOf(projectId), ids, since);

/** Brings back questions deleted after `since`, to where they stood. Returns the rows that came back. */
export const restoreFaqs = (db: Db, projectId: number, ids: number[], since: number, now: number) =>
  restoreContentRows(db, rowsOf(projectId), ids, since, LIMITS.faqs, now);

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
    WHERE ${faqs.projectId} = ${projectId} AND ${isNotDeleted(faqs)})`;
  const [ordered] = await db.batch([
    db
      .update(faqs)
      .set({ position: sql`(SELECT key FROM json_each(${list}) WHERE value = ${faqs.id})`, updatedAt: now })
      .where(
        and(
          eq(faqs.projectId, projectId),
          isNotDeleted(faqs),
          isPaidProject(projectId),
          sql`${countContentRows(faqs, projectId)} = ${ids.length}`,
          sql`${known} = ${ids.length}`,
        ),
      )
      .returning({ id: faqs.id }),
    touchProject(db, projectId, now),
  ]);
  return ordered.length === ids.length;
}
