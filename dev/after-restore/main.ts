import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { executeSql } from '../execute-sql.ts';

const USAGE = `Run this after one or all databases were restored to an earlier time (docs/operations.md).

  npm run after-restore -- [--remote]

Changes the local databases (STATE_DIR), with --remote the deployed ones.`;

const NEXT = `
Pages that are open refetch as soon as anybody opens or changes the itinerary. To make all of them do so now, end the
live connections with a deployment: npx wrangler deploy`;

try {
  const { remote } = parseArgs({ options: { remote: { type: 'boolean', default: false } } }).values;
  for (const kind of ['itineraries', 'directory'] as const) {
    const sql = readFileSync(`docs/after-restore/${kind}.sql`, 'utf8').replaceAll(/^--.*\n/gm, '');
    executeSql(sql, remote, kind);
    if (process.exitCode !== 0) break;
  }
  if (process.exitCode === 0 && remote) console.log(NEXT);
} catch {
  console.error(USAGE);
  process.exitCode = 1;
}
