import { readUsage } from '../actions/usage.ts';
import { log } from '../log.ts';

/** What D1 allows a database. */
const MAX_BYTES = 10_000_000_000;
const ALERT_FROM = 0.7;

/** Logs one line a night, and an alert for each database that is 70 % full. */
export async function logUsage(env: Cloudflare.Env, now: number): Promise<void> {
  const usage = await readUsage(env, now);
  log({ job: 'usage', ...usage });
  const databases = [{ name: 'DB', bytes: usage.directoryBytes }, ...usage.itineraries];
  for (const { name, bytes } of databases) {
    if (bytes >= MAX_BYTES * ALERT_FROM) log({ alert: 'database-size', name, bytes });
  }
}
