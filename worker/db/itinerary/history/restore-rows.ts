import { and, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { type ItineraryDb, toLastChange, withChange } from '../../client.ts';
import { splitRows } from '../../json-chunks.ts';
import { events, faqs, type ProjectRow, projects } from '../../schema/itinerary/itineraries.ts';
import { people } from '../../schema/itinerary/people.ts';
import { signUps } from '../../schema/itinerary/sign-ups.ts';
import { toSqlList } from '../../sql-expressions.ts';
import { takeAnswersBack } from '../answers/save-answer.ts';
import { takePapersBack } from '../papers/papers.ts';
import { countPeople } from '../people/people.ts';
import { replaceTexts, type TextChange } from '../people/people-changes.ts';
import { switchAccepted } from '../proposals/undo-proposals.ts';
import { takePlacesBack } from '../sign-ups/take-places.ts';
import { selectCallEnd, toCallEnd } from './history.ts';

const TABLES = { event: events, faq: faqs, person: people, 'sign-up': signUps };
export type RestorableEntity = keyof typeof TABLES;
type Columns = Record<string, unknown>;

/**
 * What a restore writes: `put` has the ids and columns of rows that are to exist, `deleted` those of rows that are not,
 * with the columns that they get.
 */
export type RowsToRestore = Record<RestorableEntity, { put: RowColumns[]; deleted: RowColumns[] }> & {
  /** Columns of the project. */
  project: Columns;
  /** Texts that name people who get another name or are removed. */
  texts: Omit<TextChange, 'revision'>;
  /** People who come back: what they gave others in a merge is taken back. */
  returned: number[];
  /** The events of entries that are undone, with the call: proposals that it accepted wait again. */
  undone: { call: string; eventId: number }[];
};
type RowColumns = Columns & { id: number };

/** The project, and the rows with these ids, deleted or not, in one state of the database. */
export async function readRestorableRows(
  db: ItineraryDb,
  projectId: number,
  ids: Record<RestorableEntity, number[]>,
) {
  const isOf = (table: (typeof TABLES)[RestorableEntity], list: number[]) =>
    and(eq(table.projectId, projectId), inArray(table.id, toSqlList(list)));
  const count = (table: typeof events | typeof faqs | typeof signUps) =>
    db
      .select({ count: sql<number>`count(*)` })
      .from(table)
      .where(and(eq(table.projectId, projectId), isNull(table.deletedAt)));
  const [project, event, faq, person, list, eventCount, faqCount, listCount, personCount] = await db.batch([
    db.select().from(projects).where(eq(projects.id, projectId)),
    db.select().from(events).where(isOf(events, ids.event)),
    db.select().from(faqs).where(isOf(faqs, ids.faq)),
    db.select().from(people).where(isOf(people, ids.person)),
    db.select().from(signUps).where(isOf(signUps, ids['sign-up'])),
    count(events),
    count(faqs),
    count(signUps),
    db
      .select({ count: sql<number>`${countPeople(projectId)}` })
      .from(projects)
      .where(eq(projects.id, projectId)),
  ]);
  return {
    project: project[0],
    rows: { event, faq, person, 'sign-up': list },
    counts: {
      event: first(eventCount),
      faq: first(faqCount),
      person: first(personCount),
      'sign-up': first(listCount),
    },
  };
}

const first = (rows: { count: number }[]) => rows[0]?.count ?? 0;

/**
 * Writes the rows and touches the project, all or nothing. Returns the entry that undoes it; undefined if the project
 * changed since it was read as `seen`. Throws the database's error if a name of a person is taken.
 */
export async function writeRestoredRows(
  db: ItineraryDb,
  seen: ProjectRow,
  rows: RowsToRestore,
  now: number,
): Promise<{ seq: number | null } | undefined> {
  const isUnchanged = sql`(SELECT ${projects.revision} FROM ${projects} WHERE ${projects.id} = ${seen.id}) = ${seen.revision}`;
  const lastChange = toLastChange(db, now);
  const changed = { lastChange, updatedAt: now };
  const entities = Object.keys(TABLES) as RestorableEntity[];
  // Deletes first, so that names are free.
  const statements: BatchItem<'sqlite'>[] = [
    ...entities
      .filter((entity) => rows[entity].deleted.length > 0)
      .map((entity) =>
        writeRows(
          db,
          seen.id,
          entity,
          rows[entity].deleted,
          { ...changed, deletedAt: changed.updatedAt },
          isUnchanged,
        ),
      ),
    ...entities.flatMap((entity) =>
      splitRows(rows[entity].put).map((chunk) =>
        writeRows(db, seen.id, entity, chunk, { ...changed, deletedAt: null }, isUnchanged),
      ),
    ),
    // The same people attend as before: guests are not told.
    ...(hasTexts(rows)
      ? replaceTexts(withChange(db, { notify: false }), seen.id, rows.texts, isUnchanged, now)
      : []),
    ...(rows.returned.length > 0
      ? [
          takeAnswersBack(db, seen.id, toSqlList(rows.returned), isUnchanged),
          takePlacesBack(db, toSqlList(rows.returned), isUnchanged),
          takePapersBack(db, toSqlList(rows.returned), isUnchanged),
        ]
      : []),
    ...(rows.undone.length > 0 ? switchAccepted(db, seen.id, rows.undone, isUnchanged, now) : []),
  ];
  const touch = db
    .update(projects)
    .set({ ...rows.project, ...changed, revision: sql`${projects.revision} + 1` })
    .where(and(eq(projects.id, seen.id), eq(projects.revision, seen.revision)))
    .returning({ id: projects.id });
  const end = selectCallEnd(db, seen.id);
  const results = await db.batch([...statements, touch, end] as unknown as [typeof touch, typeof end]);
  const isWritten = (results.at(-2)?.length ?? 0) > 0;
  return isWritten ? { seq: toCallEnd(results.at(-1)) } : undefined;
}

const hasTexts = ({ texts }: RowsToRestore) =>
  texts.changes.length > 0 || (texts.proposalChanges?.length ?? 0) > 0;

type Changed = { lastChange: ReturnType<typeof toLastChange>; updatedAt: number };

/** Writes the columns of each row; `deletedAt`: null unless the row is deleted. */
function writeRows(
  db: ItineraryDb,
  projectId: number,
  entity: RestorableEntity,
  rows: Columns[],
  changed: Changed & { deletedAt: number | null },
  isUnchanged: SQL,
) {
  const table = TABLES[entity] as typeof events;
  const { id, ...set } = toRowValues(table, rows);
  return db
    .update(table)
    .set({ ...set, ...changed, sequence: sql`${table.sequence} + 1` })
    .from(sql`json_each(${JSON.stringify(rows)}) r`)
    .where(sql`${table.id} = ${id} AND ${table.projectId} = ${projectId} AND ${isUnchanged}`);
}

/** For each column of the rows, its value in the row `r` of their JSON. */
function toRowValues(table: typeof events, rows: Columns[]): Record<string, SQL> {
  const columns: Record<string, { dataType: string }> = getTableColumns(table);
  const values = Object.keys(rows[0] ?? {}).map((name) => {
    const path = `$.${name}`;
    const isJson = columns[name]?.dataType === 'json';
    return [name, isJson ? sql`nullif(r.value -> ${path}, 'null')` : sql`r.value ->> ${path}`];
  });
  return Object.fromEntries(values);
}
