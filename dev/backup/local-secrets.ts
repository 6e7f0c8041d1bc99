import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BackupWriter, readBackupFile } from './backup-file.ts';

/** What a local server generated: without the secret, nobody could read the restored codes. Never of a deployment. */
const NAMES = ['app-secret', 'vapid-keys.json'];
const FILE = 'local-secrets.backup';

type Secret = { name: string; text: string };

/** Adds the secrets of a local server to its backup. */
export async function keepLocalSecrets(
  stateFolder: string,
  folder: string,
  publicKey: string | undefined,
): Promise<void> {
  const secrets = NAMES.filter((name) => existsSync(join(stateFolder, name))).map(
    (name): Secret => ({ name, text: readFileSync(join(stateFolder, name), 'utf8') }),
  );
  const writer = new BackupWriter(join(folder, FILE), publicKey);
  await writer.write(secrets);
  await writer.end();
}

/** Puts them back. Others that are there are renamed. */
export async function restoreLocalSecrets(
  stateFolder: string,
  folder: string,
  privateKey: string | undefined,
): Promise<void> {
  if (!existsSync(join(folder, FILE))) return;
  const { value } = await readBackupFile<Secret>(join(folder, FILE), privateKey).next();
  const secrets = (value ?? []) as Secret[];
  for (const { name, text } of secrets.filter((each) => NAMES.includes(each.name))) {
    const path = join(stateFolder, name);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    if (existsSync(path)) renameSync(path, `${path}.before-restore`);
    writeFileSync(path, text, { mode: 0o600 });
  }
}
