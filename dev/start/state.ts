import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Stop } from '../steps.mjs';

/** What is ours in the state folder; a reset removes these and nothing else. */
const OURS = ['v3', 'app-secret', 'migrations.sha256', 'stripe.json'];

/** The folder with the local database and objects, made when missing. Throws Stop when it cannot be used. */
export function openState(path: string | undefined, reset: boolean): string {
  const folder = resolve(path || '.wrangler/state');
  try {
    makeFolder(folder);
    if (reset) for (const name of OURS) rmSync(join(folder, name), { recursive: true, force: true });
    const probe = join(folder, '.probe');
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new Stop(
      `The state folder cannot be used: ${(error as Error).message}`,
      'STATE_DIR must be a folder that this user may write to.',
    );
  }
  return folder;
}

// Level by level, since Node's recursive mkdir never comes back from some file systems (/proc).
function makeFolder(path: string) {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** This folder's own secret, made at the first start: codes are stored under keys derived from it. */
export function readSecret(folder: string): string {
  const file = join(folder, 'app-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= 32) return secret;
  throw new Stop(`${file} is damaged.`, 'Put the old file back, or begin anew: npm start -- --reset');
}
