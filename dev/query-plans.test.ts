import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { runScheduledJobs } from '../worker/jobs/run-scheduled-jobs.ts';

vi.mock('cloudflare:workers', () => ({ DurableObject: class {} }));

/** Read as a whole: what has few rows, or only those that are due, and what no index can find. */
const MAY_SCAN = [
  // A row for each target of a rotation, for each day, for each message that failed, for each project that waits.
  /^SCAN (reseal_progress|model_budget|dead_jobs|pending_notices)$/,
  // Indexes of rows that wait, are deleted, or have words to erase.
  /USING (COVERING )?INDEX (directory_rows_untold|outbox_due|events_deleted|proposals_added|rsvps_with_words)$/,
  // When the last event of an itinerary ends, and so whether it or its papers are over.
  /^SCAN (projects|papers)$/,
  /^SCAN (CONSTANT ROW|\d+-ROW VALUES CLAUSE|json_each )/,
];

/** A D1 database that keeps the steps of its queries that read a table or an index from the first row to the last. */
function createDatabase(kind: 'directory' | 'itineraries', scans: string[]) {
  const database = new DatabaseSync(':memory:');
  const folder = join('migrations', kind);
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  for (const name of files.sort()) database.exec(readFileSync(join(folder, name), 'utf8'));

  function run(query: string, values: unknown[]) {
    const bound = values.map((value) => (typeof value === 'boolean' ? Number(value) : (value ?? null)));
    const plan = database.prepare(`EXPLAIN QUERY PLAN ${query}`).all(...(bound as SQLInputValue[]));
    for (const { detail } of plan) if (String(detail).startsWith('SCAN')) scans.push(`${detail}: ${query}`);
    const results = database.prepare(query).all(...(bound as SQLInputValue[]));
    return { results, success: true, meta: { changes: 0, size_after: 0 } };
  }
  const prepare = (query: string, values: unknown[] = []) => ({
    query,
    values,
    bind: (...bound: unknown[]) => prepare(query, bound),
    all: async () => run(query, values),
    run: async () => run(query, values),
    raw: async () => run(query, values).results.map((row) => Object.values(row)),
  });
  type Statement = ReturnType<typeof prepare>;
  return { prepare, batch: async (list: Statement[]) => list.map((each) => run(each.query, each.values)) };
}

it('no scheduled job reads a whole table that grows', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const scans: string[] = [];
  const nothing = { getByName: () => ({ readTaken: async () => 0 }) };
  const env = {
    APP_ORIGIN: 'http://localhost:8787',
    APP_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
    APP_SECRET_PREVIOUS: 'before-0123456789-before-0123456789-before',
    DB: createDatabase('directory', scans),
    ITINERARIES_WEUR_1: createDatabase('itineraries', scans),
    RATE_LIMITER: nothing,
  };
  await runScheduledJobs(env as never, Date.parse('2027-03-01T09:17:00Z'));
  expect(scans.length).toBeGreaterThan(5);
  const isAllowed = (scan: string) => MAY_SCAN.some((pattern) => pattern.test(scan.split(': ')[0] ?? ''));
  expect(scans.filter((scan) => !isAllowed(scan))).toEqual([]);
});
