import { and, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { selectValuesWhere } from './sql-expressions.ts';
import { touchProject } from './projects.ts';
import type { events, faqs } from './schema.ts';

/** The tables of what a host writes in rows; a deleted one can come back for a while. */
type ContentTable = typeof events | typeof faqs;
type Row<T extends ContentTable> = T['$inferSelect'];

/** The rows of one project. `may` is what else must hold, in the very statement that writes. */
type ProjectTable<T extends ContentTable> = { table: T; projectId: number; may?: SQL };

/** Which creating request a row belongs to; both null when the caller named none. */
export type RequestColumns = Pick<Row<ContentTable>, 'requestKey' | 'requestHash'>;

/** The condition that a row is not deleted. */
export const isNotDeleted = ({ deletedAt }: ContentTable): SQL => isNull(deletedAt);

/** How many rows a project has, as part of a statement. */
export const countContentRows = (table: ContentTable, projectId: number): SQL =>
  sql`(SELECT count(*) FROM ${table} WHERE ${table.projectId} = ${projectId} AND ${isNotDeleted(table)})`;

const isOf = ({ table, projectId, may }: ProjectTable<ContentTable>) => and(eq(table.projectId, projectId), may);

/** As one parameter: a statement may have 100. */
const isOneOf = ({ id }: ContentTable, ids: number[]) =>
  inArray(id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`);

const toChanged = ({ sequence }: ContentTable, now: number) => ({
  sequence: sql`${sequence} + 1`,
  updatedAt: now,
});

export async function findContentRow<T extends ContentTable>(
  db: Db,
  { table, projectId }: ProjectTable<T>,
  id: number,
): Promise<Row<T> | undefined> {
  const found = and(eq(table.id, id), eq(table.projectId, projectId), isNotDeleted(table));
  return db.select().from<ContentTable>(table).where(found).get();
}

/** The row that a request has made, also one that was deleted since. */
export async function findContentRowByRequest<T extends ContentTable>(
  db: Db,
  { table, projectId }: ProjectTable<T>,
  requestKey: string,
): Promise<Row<T> | undefined> {
  const found = and(eq(table.projectId, projectId), eq(table.requestKey, requestKey));
  return db.select().from<ContentTable>(table).where(found).get();
}

/** Adds a row where `fits` holds. Undefined where it does not, or the request is known. */
export async function insertContentRow<T extends ContentTable>(
  db: Db,
  { table, projectId }: ProjectTable<T>,
  content: RequestColumns & Partial<Record<keyof Row<T>, unknown>>,
  fits: SQL,
  now: number,
): Promise<Row<T> | undefined> {
  const row = {
    ...content,
    id: null,
    projectId,
    sequence: 0,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
  const [inserted] = await db.batch([
    db
      .insert<ContentTable>(table)
      .select(selectValuesWhere<ContentTable>(table, row, fits))
      .onConflictDoNothing()
      .returning(),
    touchProject(db, projectId, now),
  ]);
  return inserted[0];
}

/** Writes a row's content. Undefined when there is none, or its sequence is not the one expected. */
export async function updateContentRow<T extends ContentTable>(
  db: Db,
  rows: ProjectTable<T>,
  id: number,
  content: Partial<Row<T>>,
  expectedSequence: number | undefined,
  now: number,
): Promise<Row<T> | undefined> {
  const { table, projectId } = rows;
  const isExpected = expectedSequence === undefined ? undefined : eq(table.sequence, expectedSequence);
  const [updated] = await db.batch([
    db
      .update<ContentTable>(table)
      .set({ ...content, ...toChanged(table, now) })
      .where(and(eq(table.id, id), isOf(rows), isNotDeleted(table), isExpected))
      .returning(),
    touchProject(db, projectId, now),
  ]);
  return updated[0];
}

/** Marks one row, or all when no id is given, as deleted. Returns the ids that were. */
export async function deleteContentRows(
  db: Db,
  rows: ProjectTable<ContentTable>,
  id: number | undefined,
  now: number,
): Promise<number[]> {
  const { table, projectId } = rows;
  const [deleted] = await db.batch([
    db
      .update(table)
      .set({ deletedAt: now, ...toChanged(table, now) })
      .where(and(isOf(rows), isNotDeleted(table), id === undefined ? undefined : eq(table.id, id)))
      .returning({ id: table.id }),
    touchProject(db, projectId, now),
  ]);
  return deleted.map((row) => row.id);
}

/** Whether one of `ids` was deleted after `since`, so that it could come back if there were room for it. */
export async function hasRestorableRows(
  db: Db,
  { table, projectId }: ProjectTable<ContentTable>,
  ids: number[],
  since: number,
): Promise<boolean> {
  const found = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.projectId, projectId), isOneOf(table, ids), gt(table.deletedAt, since)))
    .limit(1);
  return found.length > 0;
}

/**
 * Brings back rows deleted after `since`, all of `ids` or none of them: none when `limit`, the most rows that the
 * project may have, would be passed. Returns those that came back.
 */
export async function restoreContentRows<T extends ContentTable>(
  db: Db,
  rows: ProjectTable<T>,
  ids: number[],
  since: number,
  limit: SQL | number,
  now: number,
): Promise<Row<T>[]> {
  const { table, projectId } = rows;
  // The limit is compared before the first row changes: a subquery in WHERE sees rows already restored,
  // so it is worded to stay true while they come back.
  const others = sql`(SELECT count(*) FROM ${table} WHERE ${table.projectId} = ${projectId} AND ${isNotDeleted(table)}
    AND ${table.id} NOT IN (SELECT value FROM json_each(${JSON.stringify(ids)})))`;
  const [restored] = await db.batch([
    db
      .update<ContentTable>(table)
      .set({ deletedAt: null, ...toChanged(table, now) })
      .where(
        and(
          isOf(rows),
          isOneOf(table, ids),
          gt(table.deletedAt, since),
          sql`${others} + ${ids.length} <= ${limit}`,
        ),
      )
      .returning(),
    touchProject(db, projectId, now),
  ]);
  return restored;
}
