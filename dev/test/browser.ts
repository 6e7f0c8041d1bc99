import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runQuietly } from '../start/run.ts';
import { CommandError } from '../steps.mjs';
import { installWithApt } from './install-with-apt.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of Chromium, which is installed if missing. Throws CommandError if that fails. */
export async function requireBrowser(): Promise<string> {
  const found = await findBrowser();
  if (found) return found;
  await installBrowser();
  const installed = await findBrowser();
  if (installed) return installed;
  throw new CommandError(
    'Chromium is missing and could not be installed.',
    'Install it (`npx playwright install --with-deps chromium`) or set its path: CHROMIUM_PATH=/path npm test',
  );
}

async function findBrowser(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...onPath].find(
    (path) => path && existsSync(path),
  );
}

/** Debian's package if possible, since it includes the libraries; otherwise Playwright's build. */
async function installBrowser(): Promise<void> {
  if (!(await installWithApt('chromium'))) await runQuietly('playwright', ['install', 'chromium']);
}
