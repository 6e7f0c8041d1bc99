import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Environment, readEnvironment } from '../deploy/settings.ts';
import { CommandError, reportCommandError, step } from '../steps.mjs';
import { backUp, type Manifest } from './back-up.ts';
import { createBackupKeys } from './backup-file.ts';
import { keepLocalSecrets } from './local-secrets.ts';
import { openLocal, readStateFolder } from './open-local.ts';
import { readBackupSettings, readPublicKey } from './settings.ts';
import { toBackupSource } from './source.ts';
import { openWorker } from './worker-source.ts';

const USAGE = `npm run backup -- <folder> [--remote] [--env staging]
npm run backup -- --new-key <file>`;

/** Copies all databases into an empty or new folder. */
async function run(folder: string, { remote, env }: { remote: boolean; env: string }) {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new CommandError(`${folder} is not empty.`);
  if (remote) return copyDeployed(folder, readBackupSettings(readEnvironment(env as Environment)));
  const stateFolder = readStateFolder();
  const publicKey = readPublicKey();
  const { databases, close } = await openLocal(stateFolder);
  try {
    for (const database of databases) {
      const source = toBackupSource(database);
      await step(source.name, async () =>
        toSummary(await backUp(source, join(folder, source.name), publicKey)),
      );
    }
    await keepLocalSecrets(stateFolder, folder, publicKey);
  } finally {
    await close();
  }
}

/** The Worker reads and encrypts: this machine sees no content. */
async function copyDeployed(folder: string, settings: ReturnType<typeof readBackupSettings>) {
  for (const source of await openWorker(settings)) {
    await step(source.name, async () => {
      const summary = toSummary(await backUp(source, join(folder, source.name), settings.publicKey));
      return `${summary}, ${source.pages.ofReplicas} of ${source.pages.all} pages from replicas`;
    });
  }
}

const toSummary = ({ rows }: Manifest) =>
  `${Object.values(rows).reduce((sum, each) => sum + each, 0)} rows of ${Object.keys(rows).length} tables`;

/** Writes a private key to a new file, and prints the public one. */
function createKeys(file: string) {
  const { publicKey, privateKey } = createBackupKeys();
  writeFileSync(file, privateKey, { mode: 0o600, flag: 'wx' });
  console.log(
    `\n  BACKUP_PUBLIC_KEY=${publicKey}\n\n  ${file} decrypts the backups. Keep it outside the account.\n`,
  );
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      remote: { type: 'boolean', default: false },
      env: { type: 'string', default: 'production' },
      'new-key': { type: 'string' },
    },
  });
  const [folder] = positionals;
  if (values['new-key']) createKeys(values['new-key']);
  else if (folder) await run(resolve(folder), values);
  else throw new CommandError('Where should the backup go?', USAGE);
} catch (error) {
  reportCommandError(error);
}
