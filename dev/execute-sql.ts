import { spawnSync } from 'node:child_process';

/** Runs SQL on the local database (STATE_DIR), or the deployed one, and prints the rows. Sets the exit code. */
export function executeSql(sql: string, remote: boolean) {
  const target = remote
    ? ['--remote']
    : ['--local', '--persist-to', process.env.STATE_DIR ?? '.wrangler/state'];
  const { status } = spawnSync('wrangler', ['d1', 'execute', 'DB', ...target, '--command', sql], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
