import { parseArgs } from 'node:util';

const USAGE = `Progress of encrypting everything with a new APP_SECRET (docs/operations.md).

  npm run reencrypt -- [--remote]

Reads the local database (STATE_DIR), with --remote the deployed one.`;

/** Parses the arguments to SQL and its target. Throws an Error with the usage. */
export function parseReencryptCommand(args: string[]): { sql: string; remote: boolean } {
  try {
    const { remote } = parseArgs({ args, options: { remote: { type: 'boolean', default: false } } }).values;
    return { sql: PROGRESS, remote };
  } catch {
    throw new Error(USAGE);
  }
}

/** One row per kind of stored data, and one for the whole. Times in UTC. */
const PROGRESS = `SELECT target AS what, processed, unreadable, datetime(started_at / 1000, 'unixepoch') AS started,
  coalesce(datetime(finished_at / 1000, 'unixepoch'), '') AS finished FROM reseal_progress
UNION ALL SELECT 'all', coalesce(sum(processed), 0), coalesce(sum(unreadable), 0),
  coalesce(datetime(min(started_at) / 1000, 'unixepoch'), ''),
  CASE WHEN count(*) = 0 THEN 'not started: APP_SECRET_PREVIOUS is not set, or was set less than a minute ago'
    WHEN count(finished_at) < count(*) THEN 'not yet: keep APP_SECRET_PREVIOUS'
    ELSE datetime(max(finished_at) / 1000, 'unixepoch') || ': APP_SECRET_PREVIOUS can be removed' END
  FROM reseal_progress`;
