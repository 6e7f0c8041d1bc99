import { mkdirSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { LANGUAGE_CODES } from '../../worker/messages/languages.ts';
import { startLocal } from '../local-server.ts';
import { reportCommandError, step } from '../steps.mjs';
import { requireBrowser } from '../test/browser.ts';
import { ACCOUNT_SCRIPTS } from './account-screens.ts';
import { writeContactSheets } from './contact-sheets.ts';
import { DAY_SCRIPTS } from './day-screens.ts';
import { GUEST_SCRIPTS } from './guest-screens.ts';
import { HOST_SCRIPTS } from './host-screens.ts';
import { toLanguageScript } from './language-screens.ts';
import { toLanguageStates } from './language-states.ts';
import { LIST_SCRIPTS } from './list-screens.ts';
import { PEOPLE_SCRIPTS } from './people-screens.ts';
import type { ScreenScript } from './screen-script.ts';
import { TRUST_SCRIPTS } from './trust-screens.ts';
import { VISITOR_SCRIPTS } from './visitor-screens.ts';

// npm run gallery [-- name …] [--width=390] [--scheme=dark]: screenshots of all screens, dialogs, empty, error and
// overfull states, in gallery/, which git ignores. With [--language=ar …]: those of guests in these languages only.

const FOLDER = 'gallery';
const WIDTHS = { 390: 844, 768: 1024, 1440: 900 };
const SCHEMES = ['light', 'dark'] as const;
const ALL_SCRIPTS: Record<string, ScreenScript> = {
  ...VISITOR_SCRIPTS,
  ...GUEST_SCRIPTS,
  ...HOST_SCRIPTS,
  ...ACCOUNT_SCRIPTS,
  ...PEOPLE_SCRIPTS,
  ...LIST_SCRIPTS,
  ...DAY_SCRIPTS,
  ...TRUST_SCRIPTS,
};

const flags = process.argv.slice(2).filter((arg) => arg.startsWith('--'));
const names = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const isSelected = (flag: string, value: unknown) =>
  !flags.some((one) => one.startsWith(`--${flag}=`)) || flags.includes(`--${flag}=${value}`);

const inLanguages = LANGUAGE_CODES.filter((code) => flags.includes(`--language=${code}`));
const SCRIPTS =
  inLanguages.length > 0
    ? Object.fromEntries(
        inLanguages.flatMap((code) => [
          [code, toLanguageScript(code)],
          [`${code}-states`, toLanguageStates(code)],
        ]),
      )
    : ALL_SCRIPTS;

let contexts = 0;

type Screen = { browser: Browser; origin: string; width: number; scheme: 'light' | 'dark'; folder: string };

/** Runs the selected scripts at one screen size. Returns the errors. */
async function runScripts(screen: Screen): Promise<string[]> {
  mkdirSync(screen.folder, { recursive: true });
  const failed: string[] = [];
  for (const [name, script] of Object.entries(SCRIPTS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    // Retried once, since a slow machine may run into timeouts.
    const error = (await runScript(screen, name, script)) && (await runScript(screen, name, script));
    if (error) failed.push(`${name}: ${error}`);
  }
  await writeContactSheets(screen.folder, `${FOLDER}/sheets/${screen.width}-${screen.scheme}`);
  return failed;
}

/** Runs one script in a new browser context. Returns its error, if any. */
async function runScript(screen: Screen, name: string, script: ScreenScript): Promise<string | undefined> {
  const { browser, origin, width, scheme, folder } = screen;
  contexts += 1;
  const context = await browser.newContext({
    baseURL: origin,
    colorScheme: scheme,
    viewport: { width, height: WIDTHS[width as keyof typeof WIDTHS] },
    // Rate limits count by IP address.
    extraHTTPHeaders: { 'cf-connecting-ip': `198.19.${contexts >> 8}.${contexts & 255}` },
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  let count = 0;
  try {
    await script(page, async (shot) => {
      // Fonts and fade-in animations.
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(350);
      count += 1;
      await page.screenshot({
        path: `${folder}/${name}-${String(count).padStart(2, '0')}-${shot}.png`,
      });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (overflow > 0) throw new Error(`${shot} scrolls horizontally by ${overflow} px`);
    });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : String(error);
  } finally {
    await context.close();
  }
}

async function main() {
  const executablePath = await requireBrowser();
  const server = await startLocal('.wrangler/gallery-state');
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  const failed: string[] = [];
  try {
    for (const scheme of SCHEMES) {
      for (const width of Object.keys(WIDTHS).map(Number)) {
        if (!isSelected('width', width) || !isSelected('scheme', scheme)) continue;
        await step(`${width} ${scheme}`, async () => {
          const folder = `${FOLDER}/${width}-${scheme}`;
          failed.push(...(await runScripts({ browser, origin: server.origin, width, scheme, folder })));
        });
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  if (failed.length > 0) console.log(`\n${failed.map((line) => `  ${line}`).join('\n')}`);
  console.log(`\n  Screenshots: ${FOLDER}/. Contact sheets: ${FOLDER}/sheets/.\n`);
}

try {
  await main();
} catch (error) {
  reportCommandError(error);
}
process.exit();
