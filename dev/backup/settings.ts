import { existsSync, readFileSync } from 'node:fs';
import { CommandError } from '../steps.mjs';

type Env = Record<string, string | undefined>;

/** The key to encrypt for, base64; undefined without one. */
export const readPublicKey = (env: Env = process.env): string | undefined =>
  env.BACKUP_PUBLIC_KEY?.trim() || undefined;

/** What the backup of a deployment needs. Throws CommandError for what is missing. */
export function readBackupSettings(env: Env): { origin: string; token: string; publicKey: string } {
  const publicKey = readPublicKey(env);
  if (!publicKey)
    throw new CommandError(
      'BACKUP_PUBLIC_KEY is missing.',
      'Create a key where the account has no access: npm run backup -- --new-key backup-key.pem',
    );
  const { APP_ORIGIN: origin = '', BACKUP_TOKEN: token = '' } = env;
  if (!origin || !token)
    throw new CommandError(
      `${origin ? 'BACKUP_TOKEN' : 'APP_ORIGIN'} is missing.`,
      'See docs/deploy.md, Backups.',
    );
  return { origin, token: token.trim(), publicKey };
}

/** The private key in the file BACKUP_PRIVATE_KEY; undefined without one. Throws CommandError if it cannot be read. */
export function readPrivateKey(env: Env = process.env): string | undefined {
  const path = env.BACKUP_PRIVATE_KEY;
  if (!path) return undefined;
  if (!existsSync(path)) throw new CommandError(`There is no file ${path}.`, 'Set BACKUP_PRIVATE_KEY to it.');
  return readFileSync(path, 'utf8');
}
