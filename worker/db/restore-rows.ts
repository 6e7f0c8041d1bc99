import { and, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { type Db, toLastChange } from './client.ts';
import { splitRows } from './json-chunks.ts';
import { countPeople, toNextLinkVersion } from './people.ts';
import { people } from './people-schema.ts';
import { events, faqs, type ProjectRow, projects } from './schema.ts';
import { toSqlList } from './sql-expressions.ts';

const TABLES = { event: events, faq: faqs, person: people };
export type RestorableEntity = keyof typeof TABLES;
type Columns = Record<string, unknown>;

/** Rows to write: `put` has the ids and columns of rows that are to exist, `deleted` the ids of those that are not. */
export type RowsToRestore = Record<
  RestorableEntity,
  { put: (Columns & { id: number })[]; deleted: number[] }
> & {
  /** Columns of the project. */
  project: Columns;
};

/** The project, and the rows with these ids, deleted or not, in one state of the database. */
export async function readRestorableRows(db: Db, projectId: number, ids: Record<RestorableEntity, number[]>) {
  const isOf = (table: (typeof TABLES)[RestorableEntity], list: number[]) =>
    and(eq(table.projectId, projectId), inArray(table.id, toSqlList(list)));
  const count = (table: typeof events | typeof faqs) =>
    db
      .select({ count: sql<number>`count(*)` })
      .from(table)
      .where(and(eq(table.projectId, projectId), isNull(table.deletedAt)));
  const [project, event, faq, person, eventCount, faqCount, personCount] = await db.batch([
    db.select().from(projects).where(eq(projects.id, projectId)),
    db.select().from(events).where(isOf(events, ids.event)),
    db.select().from(faqs).where(isOf(faqs, ids.faq)),
    db.select().from(people).where(isOf(people, ids.person)),
    count(events),
    count(faqs),
    db
      .select({ count: sql<number>`${countPeople(projectId)}` })
      .from(projects)
      .where(eq(projects.id, projectId)),
  ]);
  return {
    project: project[0],
    rows: { event, faq, person },
    counts: { event: first(eventCount), faq: first(faqCount), person: first(personCount) },
  };
}

const first = (rows: { count: number }[]) => rows[0]?.count ?? 0;

/**
 * Writes the rows and touches the project, all or nothing. False if the project changed since it was read as `seen`.
 * Throws the database's error if a name of a person is taken.
 */
export async function writeRestoredRows(
  db: Db,
  seen: ProjectRow,
  rows: RowsToRestore,
  now: number,
): Promise<boolean> {
  const isUnchanged = sql`(SELECT ${projects.revision} FROM ${projects} WHERE ${projects.id} = ${seen.id}) = ${seen.revision}`;
  const lastChange = toLastChange(db, now);
  const changed = { lastChange, updatedAt: now };
  const entities = Object.keys(TABLES) as RestorableEntity[];
  // Deletes first, so that names are free.
  const statements: BatchItem<'sqlite'>[] = [
    ...entities
      .filter((entity) => rows[entity].deleted.length > 0)
      .map((entity) => deleteRows(db, seen.id, entity, rows[entity].deleted, changed, isUnchanged)),
    ...entities.flatMap((entity) =>
      splitRows(rows[entity].put).map((chunk) => putRows(db, seen.id, entity, chunk, changed, isUnchanged)),
    ),
  ];
  const touch = db
    .update(projects)
    .set({ ...rows.project, ...changed, revision: sql`${projects.revision} + 1` })
    .where(and(eq(projects.id, seen.id), eq(projects.revision, seen.revision)))
    .returning({ id: projects.id });
  const results = await db.batch([...statements, touch] as unknown as [typeof touch]);
  return (results.at(-1)?.length ?? 0) > 0;
}

type Changed = { lastChange: ReturnType<typeof toLastChange>; updatedAt: number };

function deleteRows(
  db: Db,
  projectId: number,
  entity: RestorableEntity,
  ids: number[],
  changed: Changed,
  isUnchanged: SQL,
) {
  const table = TABLES[entity] as typeof events;
  return db
    .update(table)
    .set({
      ...changed,
      deletedAt: changed.updatedAt,
      sequence: sql`${table.sequence} + 1`,
      // The personal link ends.
      ...(entity === 'person' && { linkVersion: toNextLinkVersion(projectId) }),
    })
    .where(and(eq(table.projectId, projectId), inArray(table.id, toSqlList(ids)), isUnchanged));
}

function putRows(
  db: Db,
  projectId: number,
  entity: RestorableEntity,
  rows: Columns[],
  changed: Changed,
  isUnchanged: SQL,
) {
  const table = TABLES[entity] as typeof events;
  const columns: Record<string, { dataType: string }> = getTableColumns(table);
  const values = Object.keys(rows[0] ?? {}).map((name) => {
    const path = `$.${name}`;
    return [
      name,
      columns[name]?.dataType === 'json' ? sql`nullif(r.value -> ${path}, 'null')` : sql`r.value ->> ${path}`,
    ];
  });
  const { id, ...set } = Object.fromEntries(values);
  return db
    .update(table)
    .set({ ...set, ...changed, deletedAt: null, sequence: sql`${table.sequence} + 1` })
    .from(sql`json_each(${JSON.stringify(rows)}) r`)
    .where(sql`${table.id} = ${id} AND ${table.projectId} = ${projectId} AND ${isUnchanged}`);
}
