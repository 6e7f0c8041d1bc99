import { forEachDatabase } from '../db/databases.ts';
import { type DatabaseHealth, readDatabaseHealth } from '../db/health.ts';
import { describeError } from '../domain/describe-error.ts';
import { log } from '../log.ts';

/** Logs one line a minute that alerts are about (dev/deploy/alerts.ts). Its absence says that the cron does not run. */
export async function logHealth(env: Cloudflare.Env): Promise<void> {
  const now = Date.now();
  const found: DatabaseHealth[] = [];
  const read = forEachDatabase(env, async (db) => void found.push(await readDatabaseHealth(db, now)));
  // The line must come even if a database does not answer.
  const error = await read.then(() => undefined, describeError);
  const waiting = found.flatMap(({ dueSince }) => dueSince);
  const toAge = (at: number) => Math.max(0, now - at);
  log({
    handler: 'scheduled',
    job: 'health',
    oldestDueMs: Math.max(0, ...waiting.map(({ at }) => toAge(at))),
    dueMsByKind: Object.fromEntries(waiting.map(({ kind, at }) => [kind, toAge(at)])),
    largestDatabaseBytes: Math.max(0, ...found.map(({ bytes }) => bytes)),
    heartbeatAgeMs: Math.max(0, ...found.map(({ heartbeatAt }) => toAge(heartbeatAt))),
    databases: found.length,
    ...(error !== undefined && { error }),
  });
}
