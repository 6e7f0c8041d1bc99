import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { executeSql } from '../execute-sql.ts';

const USAGE = `Run this after the database was restored to an earlier time (docs/operations.md).

  npm run after-restore -- [--remote]

Changes the local database (STATE_DIR), with --remote the deployed one.`;

const NEXT = `
Pages that are open refetch as soon as anybody opens or changes the itinerary. To make all of them do so now, end the
live connections with a deployment: npx wrangler deploy`;

try {
  const { remote } = parseArgs({ options: { remote: { type: 'boolean', default: false } } }).values;
  executeSql(readFileSync('docs/after-restore.sql', 'utf8').replaceAll(/^--.*\n/gm, ''), remote);
  if (process.exitCode === 0 && remote) console.log(NEXT);
} catch {
  console.error(USAGE);
  process.exitCode = 1;
}
