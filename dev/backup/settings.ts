import { existsSync, readFileSync } from 'node:fs';
import { CommandError } from '../steps.mjs';

/** The key to encrypt for, base64; undefined without one. */
export const readPublicKey = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  env.BACKUP_PUBLIC_KEY?.trim() || undefined;

/** The private key in the file BACKUP_PRIVATE_KEY; undefined without one. Throws CommandError if it cannot be read. */
export function readPrivateKey(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const path = env.BACKUP_PRIVATE_KEY;
  if (!path) return undefined;
  if (!existsSync(path)) throw new CommandError(`There is no file ${path}.`, 'Set BACKUP_PRIVATE_KEY to it.');
  return readFileSync(path, 'utf8');
}
