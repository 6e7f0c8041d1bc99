import { eq, fillPlaceholders, getTableColumns, sql } from 'drizzle-orm';
import { QueryBuilder, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { createIsoFormatter } from '../../../domain/time/iso.ts';
import type { ItineraryDb } from '../../client.ts';
import { HEARTBEAT } from '../../nearby.ts';
import { type ProjectRow, projects } from '../../schema/itinerary/itineraries.ts';
import { type PersonRow, people } from '../../schema/itinerary/people.ts';
import type { EntryScope, ReadScope, ReadScopeParams } from '../../sql-expressions.ts';
import { selectEventJson, selectEvents, TIMES_OF_EVENT } from '../events/events.ts';
import { selectFaqJson, selectFaqs, TIMES_OF_FAQ } from '../events/faqs.ts';
import { selectPaperEvents } from '../papers/visible-papers.ts';
import { isPersonOf, selectPerson } from '../people/people.ts';
import { selectNearbyProject } from '../projects/projects.ts';

const builder = new QueryBuilder();
const COLUMNS = getTableColumns(projects);
const PROJECT_COLUMNS: [string, SQLiteColumn][] = Object.entries(COLUMNS);
const PERSON_COLUMNS: [string, SQLiteColumn][] = Object.entries(getTableColumns(people));
const projectId = sql.placeholder('projectId');

const buildStatements = (scope: ReadScopeParams) =>
  [
    builder
      .select({ ...COLUMNS, ...HEARTBEAT, papersOf: selectPaperEvents(scope).as('papers_of') })
      .from(projects)
      .where(eq(projects.projectId, projectId)),
    selectEventJson(builder, scope),
    selectFaqJson(builder, scope),
  ].map((statement) => statement.toSQL());

const SCOPE = {
  projectId,
  grantVersion: sql.placeholder('grantVersion'),
  isHost: sql.placeholder('isHost'),
  knownRevision: sql.placeholder('knownRevision'),
};

/** Built once: building these queries took a sixth of each request. */
const READ = buildStatements(SCOPE);
const READ_AS_PERSON = [
  ...buildStatements({
    ...SCOPE,
    personId: sql.placeholder('personId'),
    linkVersion: sql.placeholder('linkVersion'),
  }),
  builder
    .select()
    .from(people)
    .where(isPersonOf(projectId, sql.placeholder('personId')))
    .toSQL(),
];
const ENTRY = buildStatements({ projectId, codeHashes: sql.placeholder('codeHashes') });

/**
 * A project with the events that the scope may see and its FAQs as JSON strings, in one round trip. Both lists are empty
 * if the scope has no access or the reader already has this revision: compare with the project row and the person.
 */
export async function readItinerary(db: ItineraryDb, scope: ReadScope) {
  const params = { ...scope, isHost: Number(scope.isHost), knownRevision: scope.knownRevision ?? null };
  return runStatements(db, scope.personId === null ? READ : READ_AS_PERSON, params);
}

/** Reads the itinerary for a browser that enters with a code. Both lists are empty if the code is wrong. */
export async function readItineraryForEntry(db: ItineraryDb, { projectId, codeHashes }: EntryScope) {
  return runStatements(db, ENTRY, { projectId, codeHashes: JSON.stringify(codeHashes) });
}

async function runStatements(
  { $client: d1 }: ItineraryDb,
  statements: typeof READ,
  params: Record<string, string | number | null>,
) {
  const [found, events, faqs, persons] = await d1.batch<Record<string, unknown>>(
    statements.map(({ sql: text, params: placeholders }) =>
      d1.prepare(text).bind(...fillPlaceholders(placeholders, params)),
    ),
  );
  const project = found?.results.map((row) => toRow(PROJECT_COLUMNS, row) as ProjectRow)[0];
  return {
    project,
    events: toJsonTexts(events, TIMES_OF_EVENT),
    newsSeq: findNewest(events),
    papers: findPapers(found),
    signUps: [...(project?.hasSignUps ? [null] : []), ...findSignUps(events)],
    faqs: toJsonTexts(faqs, TIMES_OF_FAQ),
    person: persons?.results.map((row) => toRow(PERSON_COLUMNS, row) as PersonRow)[0],
  };
}

/** The newest entry of the log about one of the events. */
function findNewest(found: D1Result<Record<string, unknown>> | undefined): number | null {
  const newest = Math.max(0, ...(found?.results.map(({ news_seq }) => Number(news_seq ?? 0)) ?? []));
  return newest === 0 ? null : newest;
}

/** The events that have sign-up lists. */
const findSignUps = (found: D1Result<Record<string, unknown>> | undefined): number[] =>
  found?.results.flatMap(({ sign_ups_of: id }) => (id === null ? [] : [Number(id)])) ?? [];

/** The event of each paper, null for the itinerary. */
const findPapers = (found: D1Result<Record<string, unknown>> | undefined): (number | null)[] =>
  JSON.parse(String(found?.results[0]?.papers_of ?? '[]'));

/** The JSON of each row: that of its column `text`, with the fields of `times` in front. */
function toJsonTexts(
  found: D1Result<Record<string, unknown>> | undefined,
  times: Record<string, SQLiteColumn>,
): string[] {
  const toIso = createIsoFormatter();
  const fields = Object.entries(times).map(([name, column]) => ({
    start: `"${name}":`,
    column: column.name,
  }));
  return (found?.results ?? []).map((row) => {
    let json = '{';
    for (const { start, column } of fields) {
      const instant = row[column];
      json += start + (instant === null ? 'null,' : `"${toIso(Number(instant))}",`);
    }
    return json + String(row.text).slice(1);
  });
}

/** Maps a raw D1 row to Drizzle's column names and types. */
function toRow(columns: typeof PROJECT_COLUMNS, found: Record<string, unknown>): Record<string, unknown> {
  const row = columns.map(([name, column]) => {
    const value = found[column.name];
    return [name, value === null ? null : column.mapFromDriverValue(value)];
  });
  return Object.fromEntries(row);
}

/** A project with its event rows; see `readItinerary`. */
export async function readProjectEvents(db: ItineraryDb, scope: ReadScope) {
  const [rows, events, found] = await db.batch([
    selectNearbyProject(db, scope.projectId),
    selectEvents(db, scope),
    selectPerson(db, scope.projectId, scope.personId),
  ]);
  return { project: rows[0], events, person: found[0] };
}

/** A project with its FAQ rows; see `readItinerary`. */
export async function readProjectFaqs(db: ItineraryDb, scope: ReadScope) {
  const [rows, faqs, found] = await db.batch([
    selectNearbyProject(db, scope.projectId),
    selectFaqs(db, scope),
    selectPerson(db, scope.projectId, scope.personId),
  ]);
  return { project: rows[0], faqs, person: found[0] };
}
