import { eq, fillPlaceholders, getTableColumns, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/sqlite-core';
import type { Db } from './client.ts';
import type { ReadScope } from './sql-expressions.ts';
import { selectEvents, selectEventTexts } from './events.ts';
import { selectFaqs, selectFaqTexts } from './faqs.ts';
import { selectProject } from './projects.ts';
import { type ProjectRow, projects } from './schema.ts';

const builder = new QueryBuilder();
const READER = {
  projectId: sql.placeholder('projectId'),
  grantVersion: sql.placeholder('grantVersion'),
  knownRevision: sql.placeholder('knownRevision'),
};
const COLUMNS = Object.entries(getTableColumns(projects));

/** What guests wait for, written out once: putting the statements together took a sixth of each call. */
const STATEMENTS = [
  builder.select().from(projects).where(eq(projects.projectId, READER.projectId)),
  selectEventTexts(builder, READER),
  selectFaqTexts(builder, READER),
].map((statement) => statement.toSQL());

/**
 * A project with its events and questions, as texts of JSON, in one round trip. Both lists are empty when the reader's
 * grant is not of the project's version, or the reader holds this revision already: compare the row.
 */
export async function readItinerary({ $client: d1 }: Db, reader: ReadScope) {
  const terms = { knownRevision: null, ...reader };
  const [found, events, faqs] = await d1.batch<Record<string, unknown>>(
    STATEMENTS.map(({ sql: text, params }) => d1.prepare(text).bind(...fillPlaceholders(params, terms))),
  );
  return { project: found?.results.map(toProjectRow)[0], events: toTexts(events), faqs: toTexts(faqs) };
}

const toTexts = (found: D1Result<Record<string, unknown>> | undefined) =>
  found?.results.map(({ text }) => String(text)) ?? [];

/** A row as the database answers it, under the names and in the types that the schema gives its columns. */
function toProjectRow(found: Record<string, unknown>): ProjectRow {
  const row = COLUMNS.map(([name, column]) => {
    const value = found[column.name];
    return [name, value === null ? null : column.mapFromDriverValue(value)];
  });
  return Object.fromEntries(row);
}

/** A project with its events alone, as rows; see `readItinerary`. */
export async function readProjectEvents(db: Db, reader: ReadScope) {
  const [rows, events] = await db.batch([selectProject(db, reader.projectId), selectEvents(db, reader)]);
  return { project: rows[0], events };
}

/** A project with its questions alone, as rows; see `readItinerary`. */
export async function readProjectFaqs(db: Db, reader: ReadScope) {
  const [rows, faqs] = await db.batch([selectProject(db, reader.projectId), selectFaqs(db, reader)]);
  return { project: rows[0], faqs };
}
