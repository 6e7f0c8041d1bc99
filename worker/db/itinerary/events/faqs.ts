import { and, asc, eq, lte, ne, sql } from 'drizzle-orm';
import type { QueryBuilder } from 'drizzle-orm/sqlite-core';
import { LIMITS } from '../../../contract/limits.ts';
import { type ItineraryDb, toLastChange } from '../../client.ts';
import { type FaqRow, faqs } from '../../schema/itinerary/itineraries.ts';
import {
  isPaidProject,
  type ReadScope,
  type ReadScopeParams,
  selectReadableProjectId,
} from '../../sql-expressions.ts';
import { touchProject } from '../projects/projects.ts';
import {
  countContentRows,
  type IdempotencyKey,
  insertContentRow,
  isNotDeleted,
  type Saved,
} from './content-rows.ts';

export type FaqContent = Pick<FaqRow, 'question' | 'answer'>;

/** The statement that selects a project's FAQs in the host's order. */
export function selectFaqs(db: ItineraryDb, scope: ReadScope) {
  return db.select().from(faqs).where(isReadable(scope)).orderBy(asc(faqs.position), asc(faqs.id));
}

/** As `TIMES_OF_EVENT`. */
export const TIMES_OF_FAQ = { createdAt: faqs.createdAt, updatedAt: faqs.updatedAt };

/** Like `selectFaqs`, but each row as response JSON; see `selectEventJson`. Must have the fields of `toFaq`. */
export function selectFaqJson(builder: QueryBuilder, scope: ReadScopeParams) {
  const text =
    sql<string>`json_object('id', ${faqs.id}, 'question', ${faqs.question}, 'answer', ${faqs.answer},
    'order', ${faqs.position}, 'sequence', ${faqs.sequence})`.as('text');
  return builder
    .select({ text, ...TIMES_OF_FAQ })
    .from(faqs)
    .where(isReadable(scope))
    .orderBy(asc(faqs.position), asc(faqs.id));
}

const isReadable = (scope: ReadScopeParams) =>
  and(eq(faqs.projectId, selectReadableProjectId(scope)), isNotDeleted(faqs));

/** The FAQs of a project, for functions of `content-rows.ts`. Only a paid one has any that can be written. */
export const toFaqs = (projectId: number) => ({
  table: faqs,
  projectId,
  condition: isPaidProject(projectId),
});

/** Appends an FAQ. Undefined on a trial, at the limit, or if the request was stored before. */
export async function insertFaq(
  db: ItineraryDb,
  projectId: number,
  content: FaqContent,
  request: IdempotencyKey,
  now: number,
): Promise<Saved<FaqRow> | undefined> {
  const position = sql`(SELECT coalesce(max(${faqs.position}), -1) + 1 FROM ${faqs} WHERE ${faqs.projectId} = ${projectId})`;
  const fits = sql`${isPaidProject(projectId)} AND ${countContentRows(faqs, projectId)} < ${LIMITS.faqs}`;
  return insertContentRow(db, toFaqs(projectId), { ...content, ...request, position }, fits, now);
}

/** Clears the text of FAQs deleted before `before`. */
export async function emptyDeletedFaqs(db: ItineraryDb, before: number): Promise<void> {
  await db
    .update(faqs)
    .set({ question: '', answer: '' })
    .where(and(lte(faqs.deletedAt, before), ne(faqs.question, '')));
}

/** Reorders the FAQs. Returns false and changes nothing unless `ids` are exactly the FAQs that are not deleted. */
export async function updateFaqOrder(
  db: ItineraryDb,
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
      .set({
        position: sql`(SELECT key FROM json_each(${list}) WHERE value = ${faqs.id})`,
        updatedAt: now,
        lastChange: toLastChange(db, now),
      })
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
