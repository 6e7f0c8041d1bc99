import { eq, fillPlaceholders, getTableColumns, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/sqlite-core';
import type { Db } from './client.ts';
import { selectEventJson, selectEvents } from './events.ts';
import { selectFaqJson, selectFaqs } from './faqs.ts';
import { HEARTBEAT } from './nearby.ts';
import { selectNearbyProject } from './projects.ts';
import { type ProjectRow, projects } from './schema.ts';
import type { EntryScope, ReadScope, ReadScopeParams } from './sql-expressions.ts';

const builder = new QueryBuilder();
const COLUMNS = getTableColumns(projects);
const COLUMN_ENTRIES = Object.entries(COLUMNS);
const projectId = sql.placeholder('projectId');

const buildStatements = (scope: ReadScopeParams) =>
  [
    builder
      .select({ ...COLUMNS, ...HEARTBEAT })
      .from(projects)
      .where(eq(projects.projectId, projectId)),
    selectEventJson(builder, scope),
    selectFaqJson(builder, scope),
  ].map((statement) => statement.toSQL());

/** Built once: building these queries took a sixth of each request. */
const READ = buildStatements({
  projectId,
  grantVersion: sql.placeholder('grantVersion'),
  knownRevision: sql.placeholder('knownRevision'),
});
const ENTRY = buildStatements({ projectId, codeHashes: sql.placeholder('codeHashes') });

/**
 * A project with its events and FAQs as JSON strings, in one round trip. Both lists are empty if the grant version is
 * outdated or the reader already has this revision: compare with the project row.
 */
export async function readItinerary(db: Db, scope: ReadScope) {
  return runStatements(db, READ, { ...scope, knownRevision: scope.knownRevision ?? null });
}

/** The same for a browser that enters with a code; both lists are empty if the code is wrong. */
export async function readItineraryForEntry(db: Db, { projectId, codeHashes }: EntryScope) {
  return runStatements(db, ENTRY, { projectId, codeHashes: JSON.stringify(codeHashes) });
}

async function runStatements(
  { $client: d1 }: Db,
  statements: typeof READ,
  params: Record<string, string | number | null>,
) {
  const [found, events, faqs] = await d1.batch<Record<string, unknown>>(
    statements.map(({ sql: text, params: placeholders }) =>
      d1.prepare(text).bind(...fillPlaceholders(placeholders, params)),
    ),
  );
  return { project: found?.results.map(toProjectRow)[0], events: toStrings(events), faqs: toStrings(faqs) };
}

const toStrings = (found: D1Result<Record<string, unknown>> | undefined) =>
  found?.results.map(({ text }) => String(text)) ?? [];

/** Maps a raw D1 row to Drizzle's column names and types. */
function toProjectRow(found: Record<string, unknown>): ProjectRow {
  const row = COLUMN_ENTRIES.map(([name, column]) => {
    const value = found[column.name];
    return [name, value === null ? null : column.mapFromDriverValue(value)];
  });
  return Object.fromEntries(row);
}

/** A project with its event rows; see `readItinerary`. */
export async function readProjectEvents(db: Db, scope: ReadScope) {
  const [rows, events] = await db.batch([selectNearbyProject(db, scope.projectId), selectEvents(db, scope)]);
  return { project: rows[0], events };
}

/** A project with its FAQ rows; see `readItinerary`. */
export async function readProjectFaqs(db: Db, scope: ReadScope) {
  const [rows, faqs] = await db.batch([selectNearbyProject(db, scope.projectId), selectFaqs(db, scope)]);
  return { project: rows[0], faqs };
}
