import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runQuietly } from '../start/run.ts';
import { CommandError } from '../steps.mjs';
import { installWithApt } from './install-with-apt.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const HEADLESS_SHELL = 'chromium-headless-shell';

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

/**
 * Path of Chromium's headless shell, which is installed if possible: a page takes it a third of the time that it takes
 * the whole browser. Returns that of `browser` where there is none, and where CHROMIUM_PATH names the browser to test.
 */
export async function findHeadlessShell(browser: string): Promise<string> {
  if (process.env.CHROMIUM_PATH) return browser;
  const [found] = listOnPath([HEADLESS_SHELL]);
  if (found) return found;
  await installWithApt(HEADLESS_SHELL);
  return listOnPath([HEADLESS_SHELL])[0] ?? browser;
}

async function findBrowser(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const known = [process.env.CHROMIUM_PATH, chromium.executablePath()];
  return known.find((path) => path && existsSync(path)) ?? listOnPath(NAMES)[0];
}

function listOnPath(names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => existsSync(path));
}

/** Debian's package if possible, since it includes the libraries; otherwise Playwright's build. */
async function installBrowser(): Promise<void> {
  if (!(await installWithApt('chromium'))) await runQuietly('playwright', ['install', 'chromium']);
}
