import { z } from 'zod';
import { wrapDatabase } from '../../worker/testing/wrap-database.ts';

const faultSchema = z.strictObject({
  /** The binding of the database. */
  binding: z.string(),
  fault: z.enum(['stopped', 'slow', 'refuses-writes', 'full']),
  seconds: z.number().min(0),
});
type DatabaseFault = z.output<typeof faultSchema>;

const SLOW_MS = 5_000;

let active: (DatabaseFault & { until: number }) | undefined;

/** `{binding: 'ITINERARIES_WEUR_1', fault: 'stopped', seconds: 60}`: what the primary of a database does for so long. */
export function controlDatabaseFault(body: string) {
  const fault = faultSchema.parse(JSON.parse(body));
  active = { ...fault, until: Date.now() + fault.seconds * 1000 };
  return active;
}

/** The bindings, with the fault that lasts now. Sessions, which replicas answer, have none. */
export function withDatabaseFault(env: Cloudflare.Env): Cloudflare.Env {
  if (!active || Date.now() >= active.until) return env;
  const { binding, fault, until } = active;
  const original = (env as unknown as Record<string, D1Database | undefined>)[binding];
  if (!original) return env;
  const d1 = wrapDatabase(original, async (run, { isSession, queries }) => {
    if (isSession) return markReplica(await run());
    await disturb(fault, until, queries);
    return run();
  });
  return { ...env, [binding]: d1 };
}

const IS_WRITE = /\b(insert|update|delete)\b/i;

async function disturb(fault: DatabaseFault['fault'], until: number, queries: string[]): Promise<void> {
  if (fault === 'stopped') return wait(until - Date.now());
  if (fault === 'slow') return wait(SLOW_MS);
  if (!queries.some((query) => IS_WRITE.test(query))) return;
  // Messages of Cloudflare's documentation ("Debug D1").
  if (fault === 'full') throw new Error('D1_ERROR: Exceeded maximum DB size.');
  throw new Error('D1_ERROR: D1 DB is overloaded. Too many requests queued.');
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function markReplica<Answer>(answer: Answer): Answer {
  for (const each of [answer].flat() as Partial<D1Result>[]) {
    if (each.meta) Object.assign(each.meta, { served_by_primary: false });
  }
  return answer;
}
