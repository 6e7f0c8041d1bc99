import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLocal } from '../backup/open-local.ts';
import { CommandError } from '../steps.mjs';

/** Written by versions that had one database for everything. */
const OLD_STAMP = 'migrations.sha256';
const STAMP = 'databases.sha256';

const DIRECTORY = 'migrations/directory';
const ITINERARIES = 'migrations/itineraries';

/**
 * Migrates the local databases. Returns 'up to date' if they are. Throws CommandError if that fails, and for data of a
 * version with one database.
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
  await retryConnections(() => migrateAll(stateFolder)).catch((error: Error) => {
    const isBusy = error.message === NO_CONNECTION;
    throw new CommandError(
      `The local data could not be migrated: ${isBusy ? 'the database did not answer.' : error.message}`,
      isBusy
        ? 'The machine may be too busy. Nothing is lost: run the command again.'
        : 'It may be damaged, or from too old a version. Start over: npm start -- --reset',
    );
  });
  writeFileSync(stamp, newest);
  return undefined;
}

/** What `fetch` says, also if the runtime closed the connection that a busy machine was about to use. */
const NO_CONNECTION = 'fetch failed';
const ATTEMPTS = 5;

/** What was applied is not applied again. */
async function retryConnections(run: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if ((error as Error).message !== NO_CONNECTION || attempt === ATTEMPTS) throw error;
    }
  }
}

/**
 * All databases in one runtime: a process of wrangler for each takes most of the time of a first start. What is applied is
 * stored as wrangler does.
 */
async function migrateAll(stateFolder: string): Promise<void> {
  const { unstable_splitSqlQuery: splitStatements } = await import('wrangler');
  const { databases, close } = await openLocal(stateFolder);
  try {
    for (const { name: binding, all, run } of databases) {
      const migrations = listMigrations(binding === 'DB' ? DIRECTORY : ITINERARIES).map(({ name, path }) => {
        const statements = splitStatements(readFileSync(path, 'utf8')).map((sql) => ({ sql, params: [] }));
        return { name, statements: [...statements, { sql: RECORD, params: [name] }] };
      });
      await run([{ sql: APPLIED, params: [] }]);
      const applied = new Set((await all('SELECT name FROM d1_migrations')).map(({ name }) => name));
      for (const { name, statements } of migrations) if (!applied.has(name)) await run(statements);
    }
  } finally {
    await close();
  }
}

const RECORD = 'INSERT INTO d1_migrations (name) VALUES (?)';
const APPLIED = `CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`;

function listMigrations(folder: string): { name: string; path: string }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, path: join(folder, name) }));
}

function hashMigrations(): string {
  const hash = createHash('sha256');
  for (const folder of [DIRECTORY, ITINERARIES])
    for (const { name, path } of listMigrations(folder)) hash.update(name).update(readFileSync(path));
  // It names the databases.
  return hash.update(readFileSync('wrangler.toml')).digest('hex');
}
