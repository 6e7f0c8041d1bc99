import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Environment } from '../deploy/settings.ts';
import { CommandError, reportCommandError, step } from '../steps.mjs';
import { backUp } from './back-up.ts';
import { createBackupKeys } from './backup-file.ts';
import { keepLocalSecrets } from './local-secrets.ts';
import { openLocal, openRemote, readStateFolder } from './open-databases.ts';
import { readPublicKey } from './settings.ts';

const USAGE = `npm run backup -- <folder> [--remote] [--env staging]
npm run backup -- --new-key <file>`;

/** Copies all databases into an empty or new folder. */
async function run(folder: string, { remote, env }: { remote: boolean; env: string }) {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new CommandError(`${folder} is not empty.`);
  const publicKey = readPublicKey();
  if (remote && !publicKey)
    throw new CommandError(
      'BACKUP_PUBLIC_KEY is missing.',
      'Create a key where the account has no access: npm run backup -- --new-key backup-key.pem',
    );
  const stateFolder = readStateFolder();
  const { databases, close } = await (remote ? openRemote(env as Environment) : openLocal(stateFolder));
  try {
    for (const database of databases) {
      await step(database.name, async () => {
        const { rows } = await backUp(database, join(folder, database.name), publicKey);
        const count = Object.values(rows).reduce((sum, each) => sum + each, 0);
        return `${count} rows of ${Object.keys(rows).length} tables`;
      });
    }
    if (!remote) keepLocalSecrets(stateFolder, folder, publicKey);
  } finally {
    await close();
  }
}

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
