import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, step } from '../steps.mjs';

/** Tests that write to nearly all tables. */
const WRITING_TESTS = [
  'worker/api/events.test.ts',
  'worker/api/faqs.test.ts',
  'worker/api/projects.test.ts',
  'worker/api/people.test.ts',
  'worker/api/rsvps.test.ts',
  'worker/api/payments.test.ts',
  'worker/api/import-export.test.ts',
  'worker/api/notifications.test.ts',
  'worker/api/unclaimed-events.test.ts',
];
/** Not part of the repository, but needed by its tests. */
const GENERATED = 'web/route-tree.gen.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/**
 * Runs the tests of writing of the release before on the present migrations: it goes on answering while a deployment
 * migrates, and again after a rollback. `from` is its commit; without it, the one before the newest migration.
 */
export async function migrationsFit(stateFolder: string, { from }: { from: string }) {
  const commit = git('rev-parse', '--short', from || findCommitBefore());
  const folder = join(stateFolder, 'release');
  await step('The release before', () => {
    git('worktree', 'add', '--detach', folder, commit);
    return commit;
  });
  try {
    const before = listMigrations(folder);
    rmSync(join(folder, 'migrations'), { recursive: true });
    cpSync('migrations', join(folder, 'migrations'), { recursive: true });
    cpSync(GENERATED, join(folder, GENERATED));
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    const added = listMigrations('.').filter((name) => !before.includes(name));
    await step('Migrations since', () => added.join(', ') || 'none');
    await step('Its tests of writing', () => runTests(folder));
  } finally {
    git('worktree', 'remove', '--force', folder);
  }
}

const listMigrations = (folder: string) =>
  readdirSync(join(folder, 'migrations'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.sql'),
  );

function findCommitBefore(): string {
  const newest = git('log', '-1', '--format=%H', '--diff-filter=A', '--', 'migrations/*/*.sql');
  if (newest === '') throw new CommandError('No commit adds a migration.');
  return `${newest}^`;
}

function runTests(folder: string): string {
  const tests = WRITING_TESTS.filter((file) => git('-C', folder, 'ls-files', file) !== '');
  const args = ['vitest', 'run', '--project', 'worker', ...tests];
  const { status, stdout, stderr } = spawnSync('npx', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0)
    throw new CommandError('The migrations do not fit it:', `${stdout}${stderr}`.slice(-4_000));
  return /Tests .*?(\d+ passed)/.exec(stdout)?.[1] ?? 'passed';
}
