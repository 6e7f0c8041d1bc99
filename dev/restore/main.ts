import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compareWithBackup } from '../backup/compare.ts';
import type { Database } from '../backup/database.ts';
import { restoreLocalSecrets } from '../backup/local-secrets.ts';
import { openLocal, readStateFolder } from '../backup/open-local.ts';
import { openRemote } from '../backup/open-remote.ts';
import { restore } from '../backup/restore.ts';
import { restoreItinerary } from '../backup/restore-itinerary.ts';
import { readPrivateKey } from '../backup/settings.ts';
import type { Environment } from '../deploy/settings.ts';
import { CommandError, reportCommandError, step } from '../steps.mjs';

const USAGE = `npm run restore -- <folder> [--itinerary DEM0TR1P] [--remote] [--env staging] [--into -restored]`;

type Options = { remote: boolean; env: string; into: string; itinerary?: string };

async function run(folder: string, options: Options) {
  if (!existsSync(folder)) throw new CommandError(`There is no folder ${folder}.`);
  const { itinerary, remote } = options;
  if (!remote && !itinerary) await step('Old databases', () => setAside(readStateFolder()));
  const { databases, close } = await open(options);
  try {
    const present = databases.filter(({ name }) => existsSync(join(folder, name)));
    if (present.length === 0) throw new CommandError(`${folder} is not a backup of these databases.`);
    if (itinerary) return await restoreOne(present, folder, itinerary);
    for (const database of present) await step(database.name, () => restoreAll(database, folder));
    if (!remote) await restoreLocalSecrets(readStateFolder(), folder, readPrivateKey());
  } finally {
    await close();
  }
  console.log(`\n  Then: npm run after-restore${remote ? ' -- --remote (docs/deploy.md)' : ''}\n`);
}

/** Opens the databases to restore into: new ones for a whole backup, those in use for one itinerary. */
const open = ({ remote, env, into, itinerary }: Options) =>
  remote ? openRemote(env as Environment, itinerary ? '' : into) : openLocal(readStateFolder());

/** Renames the folder of the local databases, if there is one, so that they are kept. Says so for the log. */
function setAside(stateFolder: string): string {
  mkdirSync(stateFolder, { recursive: true });
  const path = join(stateFolder, 'v3/d1');
  rmSync(join(stateFolder, 'migrations.sha256'), { force: true });
  if (!existsSync(path)) return 'none';
  const kept = `${path}-before-${new Date().toISOString().replaceAll(':', '-')}`;
  renameSync(path, kept);
  return `kept in ${kept}`;
}

async function restoreAll(database: Database, folder: string): Promise<string> {
  const [path, key] = [join(folder, database.name), readPrivateKey()];
  const { leftOut } = await restore(database, path, key);
  const equal = await compareWithBackup(database, path, key, leftOut);
  return `${equal} rows, each compared${leftOut > 0 ? `, ${leftOut} left out: what they belong to was deleted meanwhile` : ''}`;
}

async function restoreOne(databases: Database[], folder: string, projectId: string) {
  const sql = readFileSync('docs/after-restore/itinerary.sql', 'utf8').replaceAll(/^--.*$/gm, '');
  const finish = sql.split(';').filter((statement) => statement.trim() !== '');
  for (const database of databases) {
    const from = { folder: join(folder, database.name), projectId, privateKey: readPrivateKey(), finish };
    const rows = await restoreItinerary(database, from);
    if (rows > 0) return console.log(`\n  ${projectId} is back in ${database.name}: ${rows} rows.\n`);
  }
  throw new CommandError(`The backup has no itinerary ${projectId}.`);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      remote: { type: 'boolean', default: false },
      env: { type: 'string', default: 'production' },
      into: { type: 'string', default: '-restored' },
      itinerary: { type: 'string' },
    },
  });
  const [folder] = positionals;
  if (!folder) throw new CommandError('Which backup?', USAGE);
  const { itinerary, ...options } = values;
  await run(resolve(folder), { ...options, ...(itinerary && { itinerary: itinerary.toUpperCase() }) });
} catch (error) {
  reportCommandError(error);
}
