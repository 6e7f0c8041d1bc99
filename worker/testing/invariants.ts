import { env } from 'cloudflare:workers';
import text from '../../docs/invariants.sql?raw';

/** What docs/invariants.sql finds wrong in this file's database: a row for each fault, none where all is well. */
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
