import { env } from 'cloudflare:workers';
import directory from '../../docs/invariants/directory.sql?raw';
import itineraries from '../../docs/invariants/itineraries.sql?raw';
import { listItineraryDatabases } from '../db/databases.ts';

/** Runs docs/invariants/ on the test file's databases. Returns one row per violation. */
export async function listInvariantViolations(): Promise<unknown[]> {
  const found = await Promise.all([
    runAll(env.DB, directory),
    ...listItineraryDatabases(env).map(({ d1 }) => runAll(d1, itineraries)),
  ]);
  return found.flat();
}

async function runAll(d1: D1Database, text: string): Promise<unknown[]> {
  const statements = text
    .split('\n')
    .filter((line) => !line.startsWith('--'))
    .join('\n')
    .split(';')
    .filter((statement) => statement.trim());
  const found = await d1.batch(statements.map((statement) => d1.prepare(statement)));
  return found.flatMap(({ results }) => results);
}
