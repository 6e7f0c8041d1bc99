import { spawnSync } from 'node:child_process';
import { listDatabases, type NamedDatabase } from './databases.ts';

/**
 * Runs SQL on the local databases of a kind (STATE_DIR), or the deployed ones, and prints the rows. Sets the exit code; stops
 * at the first database that fails.
 */
export function executeSql(sql: string, remote: boolean, kind: NamedDatabase['kind'] = 'directory') {
  const target = remote
    ? ['--remote']
    : ['--local', '--persist-to', process.env.STATE_DIR ?? '.wrangler/state'];
  for (const database of listDatabases(remote).filter((each) => each.kind === kind)) {
    const { status } = spawnSync('wrangler', ['d1', 'execute', database.name, ...target, '--command', sql], {
      stdio: 'inherit',
    });
    process.exitCode = status ?? 1;
    if (process.exitCode !== 0) return;
  }
}
