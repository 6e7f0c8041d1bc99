import { parseArgs } from 'node:util';

const USAGE = `Takes an itinerary down, or restores it. Its content stays; its hosts see the reason and can export it.

  npm run takedown -- DEM0TR1P --reason "Sells counterfeit tickets."
  npm run takedown -- DEM0TR1P --restore

Works on the local database (STATE_DIR), with --remote on the deployed one. Open pages close within a minute.`;

const OPTIONS = {
  reason: { type: 'string' },
  restore: { type: 'boolean', default: false },
  remote: { type: 'boolean', default: false },
} as const;

/** Parses the arguments to SQL and its target. Throws an Error with the usage. */
export function parseTakedownCommand(args: string[], now: number): { sql: string; remote: boolean } {
  const { positionals, values } = parse(args);
  const { restore, remote } = values;
  const projectId = positionals[0]?.toUpperCase() ?? '';
  const reason = toSentence(values.reason?.trim() ?? '');
  const isComplete = restore ? values.reason === undefined : reason !== '' && reason.length <= 500;
  if (positionals.length !== 1 || !/^[0-9A-Z]{8}$/.test(projectId) || !isComplete) throw new Error(USAGE);
  return { remote, sql: restore ? toRestoreSql(projectId) : toSuspendSql(projectId, reason, now) };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch {
    throw new Error(USAGE);
  }
}

/** Other sentences follow it. */
const toSentence = (text: string) => (text === '' || /[.!?]$/.test(text) ? text : `${text}.`);

/** What waits to be sent is dropped, and new revisions make pages refetch. */
const toSuspendSql = (projectId: string, reason: string, now: number) =>
  `UPDATE outbox SET status = 'failed', last_error = 'suspended' WHERE status = 'pending'
    AND kind NOT IN ('report', 'report-receipt', 'withdrawal')
    AND project_id = (SELECT id FROM projects WHERE project_id = '${projectId}');
  UPDATE projects SET suspended_at = ${now}, suspended_reason = '${reason.replaceAll("'", "''")}',
    revision = revision + 1 WHERE project_id = '${projectId}' RETURNING project_id, suspended_at, suspended_reason;`;

const toRestoreSql = (projectId: string) =>
  `UPDATE projects SET suspended_at = NULL, suspended_reason = NULL, revision = revision + 1
    WHERE project_id = '${projectId}' RETURNING project_id;`;
