import { env } from 'cloudflare:workers';
import text from '../../docs/invariants.sql?raw';

/** Runs docs/invariants.sql on the test file's database. Returns one row per violation. */
export async function listInvariantViolations(): Promise<unknown[]> {
  const statements = text
    .split('\n')
    .filter((line) => !line.startsWith('--'))
    .join('\n')
    .split(';')
    .filter((statement) => statement.trim());
  const found = await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
  return found.flatMap(({ results }) => results);
}
