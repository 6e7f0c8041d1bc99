import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CommandError } from '../steps.mjs';
import { createVapidKeys } from '../vapid-keys.ts';

/** The files that a reset deletes. */
const STATE_FILES = [
  'v3',
  'app-secret',
  'vapid-keys.json',
  'migrations.sha256',
  'databases.sha256',
  'stripe-emulator.json',
];

/** The folder of all local data, created if missing. Throws CommandError if it is not writable. */
export function openState(path: string | undefined, reset: boolean): string {
  const folder = resolve(path || '.wrangler/state');
  try {
    makeFolder(folder);
    if (reset) for (const name of STATE_FILES) rmSync(join(folder, name), { recursive: true, force: true });
    const probe = join(folder, '.probe');
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new CommandError(
      `The state folder cannot be used: ${(error as Error).message}`,
      'STATE_DIR must be a folder that you can write to.',
    );
  }
  return folder;
}

// Level by level, since Node's recursive mkdir never returns on some file systems (/proc).
function makeFolder(path: string) {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** The APP_SECRET of this folder, generated at the first start. Throws CommandError if it is too short. */
export function readSecret(folder: string): string {
  const file = join(folder, 'app-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= 32) return secret;
  throw new CommandError(`${file} is damaged.`, 'Restore the file, or start over: npm start -- --reset');
}

/** The keys for push messages of this folder, generated at the first start: browsers stay subscribed with them. */
export function readLocalVapidKeys(folder: string): ReturnType<typeof createVapidKeys> {
  const file = join(folder, 'vapid-keys.json');
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(createVapidKeys()), { mode: 0o600 });
  return JSON.parse(readFileSync(file, 'utf8'));
}
