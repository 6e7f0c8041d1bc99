import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../steps.mjs';
import { QUIET_WRANGLER } from './quiet-wrangler.ts';
import { runQuietly } from './run.ts';

/** Migrates the local database with the same command as in production. Returns 'up to date' if it is. */
export async function migrate(stateFolder: string): Promise<string | undefined> {
  const stamp = join(stateFolder, 'migrations.sha256');
  const newest = hashMigrations();
  const isMigrated = existsSync(join(stateFolder, 'v3/d1')) && existsSync(stamp);
  if (isMigrated && readFileSync(stamp, 'utf8') === newest) return 'up to date';
  const command = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', stateFolder];
  try {
    await runQuietly('wrangler', command, { ...QUIET_WRANGLER, CI: 'true' }); // no prompts
  } catch (error) {
    if (error instanceof CommandError)
      error.advice =
        'The local data may be damaged, or from too old a version. Start over: npm start -- --reset';
    throw error;
  }
  writeFileSync(stamp, newest);
  return undefined;
}

function hashMigrations(): string {
  const hash = createHash('sha256');
  const files = readdirSync('migrations').filter((name) => name.endsWith('.sql'));
  for (const name of files.sort()) hash.update(name).update(readFileSync(join('migrations', name)));
  // It names the database.
  return hash.update(readFileSync('wrangler.toml')).digest('hex');
}
