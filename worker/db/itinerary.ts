import { eq, fillPlaceholders, getTableColumns, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/sqlite-core';
import type { Db } from './client.ts';
import { selectEventJson, selectEvents } from './events.ts';
import { selectFaqJson, selectFaqs } from './faqs.ts';
import { selectProject } from './projects.ts';
import { type ProjectRow, projects } from './schema.ts';
import type { ReadScope } from './sql-expressions.ts';

const builder = new QueryBuilder();
const SCOPE = {
  projectId: sql.placeholder('projectId'),
  grantVersion: sql.placeholder('grantVersion'),
  knownRevision: sql.placeholder('knownRevision'),
};
const COLUMNS = Object.entries(getTableColumns(projects));

/** Built once: building these queries took a sixth of each request. */
const STATEMENTS = [
  builder.select().from(projects).where(eq(projects.projectId, SCOPE.projectId)),
  selectEventJson(builder, SCOPE),
  selectFaqJson(builder, SCOPE),
].map((statement) => statement.toSQL());

/**
 * A project with its events and FAQs as JSON strings, in one round trip. Both lists are empty if the grant version is
 * outdated or the reader already has this revision: compare with the project row.
 */
export async function readItinerary({ $client: d1 }: Db, scope: ReadScope) {
  const params = { ...scope, knownRevision: scope.knownRevision ?? null };
  const [found, events, faqs] = await d1.batch<Record<string, unknown>>(
    STATEMENTS.map(({ sql: text, params: placeholders }) =>
      d1.prepare(text).bind(...fillPlaceholders(placeholders, params)),
    ),
  );
  return { project: found?.results.map(toProjectRow)[0], events: toStrings(events), faqs: toStrings(faqs) };
}

const toStrings = (found: D1Result<Record<string, unknown>> | undefined) =>
  found?.results.map(({ text }) => String(text)) ?? [];

/** Maps a raw D1 row to Drizzle's column names and types. */
function toProjectRow(found: Record<string, unknown>): ProjectRow {
  const row = COLUMNS.map(([name, column]) => {
    const value = found[column.name];
    return [name, value === null ? null : column.mapFromDriverValue(value)];
  });
  return Object.fromEntries(row);
}

/** A project with its event rows; see `readItinerary`. */
export async function readProjectEvents(db: Db, scope: ReadScope) {
  const [rows, events] = await db.batch([selectProject(db, scope.projectId), selectEvents(db, scope)]);
  return { project: rows[0], events };
}

/** A project with its FAQ rows; see `readItinerary`. */
export async function readProjectFaqs(db: Db, scope: ReadScope) {
  const [rows, faqs] = await db.batch([selectProject(db, scope.projectId), selectFaqs(db, scope)]);
  return { project: rows[0], faqs };
}
