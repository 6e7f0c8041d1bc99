import { sql } from 'drizzle-orm';
import { findItineraryDatabase } from './databases.ts';
import { within } from './deadlines.ts';

/** A primary that has not answered in this time is silent. */
const ANSWER_MS = 1_500;

/** Those of the databases of itineraries whose primary does not answer now, by their bindings. */
export async function listSilentDatabases(
  env: Cloudflare.Env,
  bindings: Iterable<string>,
): Promise<Set<string>> {
  const asked = [...new Set(bindings)].map(async (binding) =>
    (await answers(env, binding)) ? [] : [binding],
  );
  return new Set((await Promise.all(asked)).flat());
}

async function answers(env: Cloudflare.Env, binding: string): Promise<boolean> {
  const db = findItineraryDatabase(env, binding);
  if (!db) return false;
  const answer = await within(db.run(sql`SELECT 1`), ANSWER_MS).catch(() => undefined);
  return answer !== undefined;
}
