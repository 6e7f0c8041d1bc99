import { env } from 'cloudflare:workers';
import { createDirectoryDb, createItineraryDb, type DirectoryDb, type ItineraryDb } from '../db/client.ts';
import { findItineraryD1, listItineraryDatabases } from '../db/databases.ts';

/** Ids that one database gives before the next one begins. */
const IDS_OF_DATABASE = 1_000_000;

/**
 * Lets a database count its ids from another number than the others, so that an id of one finds nothing in another: a query
 * in the wrong database fails a test.
 */
export async function separateIds(d1: D1Database, index: number): Promise<void> {
  const { results } = await d1
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'")
    .all<{ name: string }>();
  await d1.batch(
    results.flatMap(({ name }) => [
      d1
        .prepare(
          'INSERT INTO sqlite_sequence (name, seq) SELECT ?, ? WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?)',
        )
        .bind(name, index * IDS_OF_DATABASE, name),
    ]),
  );
}

const listAll = () => [env.DB, ...listItineraryDatabases(env).map(({ d1 }) => d1)];

/** What a database says that has no such table, column or parent row, where another one has. */
const IS_ELSEWHERE = /no such (table|column|trigger)|has no column named|FOREIGN KEY constraint failed/;

/** Runs a query in every database that has its tables. Throws if none has. */
async function runInAll<Result>(run: (d1: D1Database) => Promise<Result>): Promise<Result[]> {
  const outcomes = await Promise.allSettled(listAll().map((d1) => run(d1)));
  const results: Result[] = [];
  let elsewhere: unknown;
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled') results.push(outcome.value);
    else if (IS_ELSEWHERE.test(String(outcome.reason))) elsewhere = outcome.reason;
    else throw outcome.reason;
  }
  if (results.length === 0) throw elsewhere;
  return results;
}

/** A new row of these tables belongs to one of the kinds. */
const INSERTS_SHARED =
  /^\s*insert [\w ]*into ["`]?(proposals|mails|outbox|images|intake_addresses|database_messages)\b/i;

/** A statement in every database: rows one after the other, numbers of a single aggregate added up. */
class StatementInAll {
  readonly query: string;
  readonly #values: unknown[];

  constructor(query: string, values: unknown[] = []) {
    if (INSERTS_SHARED.test(query)) throw new Error('Choose a database: both kinds have this table');
    this.query = query;
    this.#values = values;
  }

  bind(...values: unknown[]): StatementInAll {
    return new StatementInAll(this.query, values);
  }

  in(d1: D1Database): D1PreparedStatement {
    return d1.prepare(this.query).bind(...this.#values);
  }

  async all<Row>(): Promise<D1Result<Row>> {
    const results = await runInAll((d1) => this.in(d1).all<Row>());
    return mergeResults(results, this.query);
  }

  run = <Row>() => this.all<Row>();

  async raw(): Promise<unknown[][]> {
    return (await runInAll((d1) => this.in(d1).raw())).flat();
  }

  async first(column?: string): Promise<unknown> {
    const { results } = await this.all<Record<string, unknown>>();
    const [row] = results;
    if (!row) return null;
    return column === undefined ? row : row[column];
  }
}

const IS_AGGREGATE = /^\s*SELECT\s+(count|sum|total)\(/i;

function mergeResults<Row>(results: D1Result<Row>[], query: string): D1Result<Row> {
  const [first] = results;
  if (!first) throw new Error('No database has these tables');
  const changes = results.reduce((sum, { meta }) => sum + meta.changes, 0);
  const meta = { ...first.meta, changes };
  const rows = results.flatMap((each) => each.results);
  if (!IS_AGGREGATE.test(query) || /GROUP BY/i.test(query)) return { ...first, meta, results: rows };
  const names = Object.keys(rows[0] ?? {});
  const sum = Object.fromEntries(
    names.map((name) => [name, rows.reduce((total, row) => total + Number((row as never)[name] ?? 0), 0)]),
  );
  return { ...first, meta, results: [sum as Row] };
}

/**
 * All databases as if they were one, for tests that look or write behind the Worker's back: each statement runs in every
 * database that has its tables. Row ids differ between them; see `separateIds`.
 */
export const everyDatabase = {
  prepare: (query: string) => new StatementInAll(query) as unknown as D1PreparedStatement,
  batch: async (statements: D1PreparedStatement[]) => {
    const list = statements as unknown as StatementInAll[];
    try {
      const results = await runInAll((d1) => d1.batch(list.map((each) => each.in(d1))));
      return list.map((each, index) =>
        mergeResults(
          results.flatMap((result) => result[index] ?? []),
          each.query,
        ),
      );
    } catch (error) {
      if (!IS_ELSEWHERE.test(String(error))) throw error;
      // Tables of both kinds.
      return Promise.all(list.map((each) => each.all()));
    }
  },
  exec: async (sql: string) => {
    const [first] = await runInAll((d1) => d1.exec(sql));
    return first;
  },
} as unknown as D1Database;

/** `everyDatabase` for queries of worker/db that a test calls itself. */
export const everyItineraryDb: ItineraryDb = createItineraryDb(everyDatabase);

/** The directory of tests. */
export const testDirectory: DirectoryDb = createDirectoryDb(env.DB);

/** The D1 database of an itinerary, by its public id or row id. */
export function requireItineraryD1(project: string | number): D1Database {
  const d1 = findItineraryD1(env, project);
  if (!d1) throw new Error(`No database has the itinerary ${project}`);
  return d1;
}

/** The database of an itinerary, for queries of worker/db that a test calls itself. */
export const testItineraryDb = (project: string | number): ItineraryDb =>
  createItineraryDb(requireItineraryD1(project));

/** The binding of an itinerary's database, with another D1 database. */
export function toBindings(project: string | number, d1: D1Database): Record<string, D1Database> {
  const original = requireItineraryD1(project);
  const found = listItineraryDatabases(env).find((each) => each.d1 === original);
  return { [found?.binding ?? '']: d1 };
}

/** The names of the tables with a row that contains the text, in whatever column and database. */
export async function listTablesWith(text: string): Promise<string[]> {
  const found = await Promise.all(listAll().map((d1) => listTablesOfDatabase(d1, text)));
  return [...new Set(found.flat())].sort();
}

async function listTablesOfDatabase(d1: D1Database, text: string): Promise<string[]> {
  const { results } = await d1
    .prepare(
      `SELECT t.name, json_group_array(c.name) AS columns FROM sqlite_master t JOIN pragma_table_info(t.name) c
      WHERE t.type = 'table' AND t.name NOT GLOB '_cf_*' AND t.name NOT GLOB 'sqlite_*' GROUP BY t.name`,
    )
    .all<{ name: string; columns: string }>();
  const answers = await d1.batch<{ name: string }>(
    results.map(({ name, columns }) =>
      d1
        .prepare(
          `SELECT '${name}' AS name FROM "${name}" WHERE instr(lower(${joinColumns(JSON.parse(columns))}), lower(?)) LIMIT 1`,
        )
        .bind(text),
    ),
  );
  return answers.flatMap((answer) => answer.results.map(({ name }) => name));
}

/** In groups, since SQLite limits the depth of an expression. */
function joinColumns(columns: string[]): string {
  const groups = Array.from({ length: Math.ceil(columns.length / GROUP) }, (_, n) =>
    columns.slice(n * GROUP, (n + 1) * GROUP),
  );
  return groups
    .map((group) => `(${group.map((column) => `coalesce("${column}", '')`).join(' || char(10) || ')})`)
    .join(' || char(10) || ');
}

const GROUP = 20;
