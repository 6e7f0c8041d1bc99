import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type ItineraryDb, toLastChange } from '../../client.ts';
import type { events, faqs, feedback } from '../../schema/itinerary/itineraries.ts';
import type { signUps } from '../../schema/itinerary/sign-ups.ts';
import { selectValuesWhere, toSqlList } from '../../sql-expressions.ts';
import { selectCallEnd, toCallEnd } from '../history/history.ts';
import { touchProject } from '../projects/projects.ts';

/** A saved row. `seq`: the entry of the change log that undoes the save; null if nothing changed. */
export type Saved<R> = { row: R; seq: number | null };

/** Ids of deleted rows. `seq`: the entry of the change log that undoes the deletion. */
export type Deleted = { ids: number[]; seq: number | null };

/** Tables whose rows a host can delete and restore. */
type ContentTable = typeof events | typeof faqs | typeof signUps;
type Row<T extends ContentTable> = T['$inferSelect'];

/** `condition` must hold in the statement that writes. */
type Target<T extends ContentTable> = { table: T; projectId: number; condition?: SQL };

/** Keyed hashes of the Idempotency-Key and the body of the request that created a row; both null without the header. */
export type RequestColumns = Pick<Row<ContentTable>, 'requestKey' | 'requestHash'>;

/** `previous`: the hashes that the same request stored before APP_SECRET was changed. */
export type IdempotencyKey = RequestColumns & { previous?: RequestColumns };

/** True if the request stored no row of the project before APP_SECRET was changed. */
export function isNewRequest(
  table: ContentTable | typeof feedback,
  projectId: number,
  { previous }: IdempotencyKey,
): SQL | undefined {
  if (!previous?.requestKey) return undefined;
  return sql`NOT EXISTS (SELECT 1 FROM ${table} WHERE ${table.projectId} = ${projectId}
    AND ${table.requestKey} = ${previous.requestKey})`;
}

export const isNotDeleted = ({ deletedAt }: ContentTable): SQL => isNull(deletedAt);

/** Subquery that counts a project's rows. */
export const countContentRows = (table: ContentTable, projectId: number): SQL =>
  sql`(SELECT count(*) FROM ${table} WHERE ${table.projectId} = ${projectId} AND ${isNotDeleted(table)})`;

const matchesTarget = ({ table, projectId, condition }: Target<ContentTable>) =>
  and(eq(table.projectId, projectId), condition);

const toChanged = (db: ItineraryDb, { sequence }: ContentTable, now: number) => ({
  sequence: sql`${sequence} + 1`,
  lastChange: toLastChange(db, now),
  updatedAt: now,
});

/** A row of the project by id; undefined if there is none or it was deleted. */
export async function findContentRow<T extends ContentTable>(
  db: ItineraryDb,
  { table, projectId }: Target<T>,
  id: number,
): Promise<Row<T> | undefined> {
  const found = and(eq(table.id, id), eq(table.projectId, projectId), isNotDeleted(table));
  return db.select().from<ContentTable>(table).where(found).get();
}

/** Rows of the project by id, those that are deleted left out. */
export const listContentRows = async <T extends ContentTable>(
  db: ItineraryDb,
  { table, projectId }: Target<T>,
  ids: number[],
): Promise<Row<T>[]> =>
  db
    .select()
    .from<ContentTable>(table)
    .where(and(eq(table.projectId, projectId), isNotDeleted(table), sql`${table.id} IN ${toSqlList(ids)}`));

/** The row that a request created, even if deleted since. */
export async function findContentRowByRequest<T extends ContentTable>(
  db: ItineraryDb,
  { table, projectId }: Target<T>,
  requestKey: string,
): Promise<Row<T> | undefined> {
  const found = and(eq(table.projectId, projectId), eq(table.requestKey, requestKey));
  return db.select().from<ContentTable>(table).where(found).get();
}

/** Inserts a row if `fits`. Undefined if it does not, or the request was stored before. */
export async function insertContentRow<T extends ContentTable>(
  db: ItineraryDb,
  { table, projectId }: Target<T>,
  content: IdempotencyKey & Partial<Record<keyof Row<T>, unknown>>,
  fits: SQL,
  now: number,
): Promise<Saved<Row<T>> | undefined> {
  const row = {
    ...content,
    id: null,
    projectId,
    sequence: 0,
    lastChange: toLastChange(db, now),
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
  const [[inserted], , end] = await db.batch([
    db
      .insert<ContentTable>(table)
      .select(
        selectValuesWhere<ContentTable>(
          table,
          row,
          and(fits, isNewRequest(table, projectId, content)) ?? fits,
        ),
      )
      .onConflictDoNothing()
      .returning(),
    touchProject(db, projectId, now),
    selectCallEnd(db, projectId),
  ]);
  return inserted && { row: inserted, seq: toCallEnd(end) };
}

/** Undefined if there is no such row, or its sequence is not `expectedSequence`. */
export async function updateContentRow<T extends ContentTable>(
  db: ItineraryDb,
  target: Target<T>,
  id: number,
  content: { [Column in keyof Row<T>]?: Row<T>[Column] | SQL },
  expectedSequence: number | undefined,
  now: number,
): Promise<Saved<Row<T>> | undefined> {
  const { table, projectId } = target;
  const isExpected = expectedSequence === undefined ? undefined : eq(table.sequence, expectedSequence);
  const [[updated], , end] = await db.batch([
    db
      .update<ContentTable>(table)
      .set({ ...content, ...toChanged(db, table, now) })
      .where(and(eq(table.id, id), matchesTarget(target), isNotDeleted(table), isExpected))
      .returning(),
    touchProject(db, projectId, now),
    selectCallEnd(db, projectId),
  ]);
  return updated && { row: updated, seq: toCallEnd(end) };
}

/** Marks one row, or all without an id, as deleted. Returns their ids, and the entry of the log that undoes it. */
export async function deleteContentRows(
  db: ItineraryDb,
  target: Target<ContentTable>,
  id: number | undefined,
  now: number,
): Promise<Deleted> {
  const { table, projectId } = target;
  const [deleted, , end] = await db.batch([
    db
      .update(table)
      .set({ deletedAt: now, ...toChanged(db, table, now) })
      .where(and(matchesTarget(target), isNotDeleted(table), id === undefined ? undefined : eq(table.id, id)))
      .returning({ id: table.id }),
    touchProject(db, projectId, now),
    selectCallEnd(db, projectId),
  ]);
  return { ids: deleted.map((row) => row.id), seq: toCallEnd(end) };
}
