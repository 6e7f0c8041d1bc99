import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listLocalDatabases } from '../databases.ts';
import { CommandError } from '../steps.mjs';
import { QUIET_WRANGLER } from './quiet-wrangler.ts';
import { runQuietly } from './run.ts';

/** Written by versions that had one database for everything. */
const OLD_STAMP = 'migrations.sha256';
const STAMP = 'databases.sha256';

/**
 * Migrates the local databases with the same command as in production. Returns 'up to date' if they are. Throws CommandError
 * for data of a version with one database.
 */
export async function migrate(stateFolder: string): Promise<string | undefined> {
  const stamp = join(stateFolder, STAMP);
  const newest = hashMigrations();
  const hasData = existsSync(join(stateFolder, 'v3/d1'));
  if (hasData && existsSync(join(stateFolder, OLD_STAMP)) && !existsSync(stamp)) {
    throw new CommandError(
      `The local data in ${stateFolder} is of a version that kept everything in one database. It is too old to be migrated.`,
      'Start over with a new demo: npm start -- --reset',
    );
  }
  if (hasData && existsSync(stamp) && readFileSync(stamp, 'utf8') === newest) return 'up to date';
  try {
    await migrateAll(
      listLocalDatabases().map(({ binding }) => binding),
      stateFolder,
    );
  } catch (error) {
    if (error instanceof CommandError)
      error.advice =
        'The local data may be damaged, or from too old a version. Start over: npm start -- --reset';
    throw error;
  }
  writeFileSync(stamp, newest);
  return undefined;
}

/**
 * Each database has a file of its own, but all share one that the runtime locks while it starts. So those that fail at once
 * are migrated again, one after another.
 */
async function migrateAll(bindings: string[], stateFolder: string): Promise<void> {
  const apply = (binding: string) => {
    const command = ['d1', 'migrations', 'apply', binding, '--local', '--persist-to', stateFolder];
    return runQuietly('wrangler', command, { ...QUIET_WRANGLER, CI: 'true' }); // no prompts
  };
  const results = await Promise.allSettled(bindings.map(apply));
  for (const [at, { status }] of results.entries())
    if (status === 'rejected') await apply(bindings[at] as string);
}

function hashMigrations(): string {
  const hash = createHash('sha256');
  for (const kind of ['directory', 'itineraries']) {
    const folder = join('migrations', kind);
    const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
    for (const name of files.sort()) hash.update(name).update(readFileSync(join(folder, name)));
  }
  // It names the databases.
  return hash.update(readFileSync('wrangler.toml')).digest('hex');
}
