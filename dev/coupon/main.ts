import { spawnSync } from 'node:child_process';
import { parseCouponCommand, USAGE } from './command.ts';

try {
  const { sql, remote } = parseCouponCommand(process.argv.slice(2), Date.now());
  const where = remote
    ? ['--remote']
    : ['--local', '--persist-to', process.env.STATE_DIR ?? '.wrangler/state'];
  const { status } = spawnSync('wrangler', ['d1', 'execute', 'DB', ...where, '--command', sql], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : USAGE);
  process.exitCode = 1;
}
