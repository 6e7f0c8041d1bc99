import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import {
  HOST_LANGUAGES,
  LANGUAGE_CODES,
  type LanguageCode,
  READER_LANGUAGES,
} from '../../worker/messages/languages.ts';
import { startLocal } from '../local-server.ts';
import { reportCommandError, step } from '../steps.mjs';
import { findHeadlessShell, requireBrowser } from '../test/browser.ts';
import { ACCOUNT_SCRIPTS } from './account-screens.ts';
import { CALENDAR_SCRIPTS } from './calendar-screens.ts';
import { writeContactSheets } from './contact-sheets.ts';
import { DAY_SCRIPTS } from './day-screens.ts';
import { GUEST_SCRIPTS } from './guest-screens.ts';
import { HOST_SCRIPTS } from './host-screens.ts';
import { toLanguageScript } from './language-screens.ts';
import { toLanguageStates } from './language-states.ts';
import { LIST_SCRIPTS } from './list-screens.ts';
import { toPageInLanguage } from './page-in-language.ts';
import { PEOPLE_SCRIPTS } from './people-screens.ts';
import type { ScreenScript } from './screen-script.ts';
import { TRIP_SCRIPTS } from './trip-screens.ts';
import { TRUST_SCRIPTS } from './trust-screens.ts';
import { VISITOR_SCRIPTS } from './visitor-screens.ts';
import { WAY_SCRIPTS } from './way-screens.ts';

// npm run gallery [-- name …] [--width=390] [--scheme=dark]: screenshots of all screens, dialogs, empty, error and
// overfull states, in gallery/, which git ignores. Also --width=375. With [--language=ar …] in these languages: those of guests, and of hosts if
// theirs are in it. With --text=200: at that size of the text, in percent.

const FOLDER = 'gallery';
/** The heights of the screens by their widths. */
const WIDTHS = { 390: 844, 768: 1024, 1440: 900 };
/** Those that are only shown when asked for. */
const OTHER_WIDTHS = { 375: 812 };
const SCHEMES = ['light', 'dark'] as const;
const ALL_SCRIPTS: Record<string, ScreenScript> = {
  ...VISITOR_SCRIPTS,
  ...GUEST_SCRIPTS,
  ...HOST_SCRIPTS,
  ...ACCOUNT_SCRIPTS,
  ...PEOPLE_SCRIPTS,
  ...LIST_SCRIPTS,
  ...CALENDAR_SCRIPTS,
  ...DAY_SCRIPTS,
  ...TRIP_SCRIPTS,
  ...TRUST_SCRIPTS,
  ...WAY_SCRIPTS,
};

const flags = process.argv.slice(2).filter((arg) => arg.startsWith('--'));
const names = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const isSelected = (flag: string, value: unknown) =>
  !flags.some((one) => one.startsWith(`--${flag}=`)) || flags.includes(`--${flag}=${value}`);

const inLanguages = LANGUAGE_CODES.filter((code) => flags.includes(`--language=${code}`));
const textSize = flags.find((flag) => flag.startsWith('--text='))?.slice('--text='.length);

type Script = { name: string; language?: LanguageCode; run: ScreenScript };

/** The selected scripts, those of hosts in the languages of their screens only. */
function listScripts(): Script[] {
  if (inLanguages.length === 0) return Object.entries(ALL_SCRIPTS).map(([name, run]) => ({ name, run }));
  return inLanguages.flatMap((language) => [
    { name: language, run: toLanguageScript(language) },
    { name: `${language}-states`, run: toLanguageStates(language) },
    ...(HOST_LANGUAGES.some((code) => code === language)
      ? Object.entries(ALL_SCRIPTS).map(([name, run]) => ({ name, language, run }))
      : []),
  ]);
}

let contexts = 0;

type Screen = {
  browser: Browser;
  origin: string;
  width: number;
  height: number;
  scheme: (typeof SCHEMES)[number];
  /** The name of the folder, which tells the size. */
  name: string;
};

/** Runs the selected scripts at one screen size. Returns the errors. */
async function runScripts(screen: Screen): Promise<string[]> {
  const folder = `${FOLDER}/${screen.name}`;
  mkdirSync(folder, { recursive: true });
  const failed: string[] = [];
  for (const script of listScripts()) {
    if (names.length > 0 && !names.includes(script.name)) continue;
    // Retried once, since a slow machine may run into timeouts.
    const error = (await runScript(screen, folder, script)) && (await runScript(screen, folder, script));
    if (error) failed.push(`${script.name}: ${error}`);
  }
  await writeContactSheets(folder, `${FOLDER}/sheets/${screen.name}`);
  return failed;
}

/** Runs one script in a new browser context. Returns its error, if any. */
async function runScript(
  screen: Screen,
  folder: string,
  { name, language, run }: Script,
): Promise<string | undefined> {
  const { browser, origin, width, height, scheme } = screen;
  contexts += 1;
  const context = await browser.newContext({
    baseURL: origin,
    colorScheme: scheme,
    ...(language && { locale: READER_LANGUAGES[language].tag }),
    viewport: { width, height },
    // Rate limits count by IP address.
    extraHTTPHeaders: { 'cf-connecting-ip': `198.19.${contexts >> 8}.${contexts & 255}` },
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  if (textSize) await setTextSize(page, textSize);
  let count = 0;
  try {
    await run(language ? toPageInLanguage(page, language) : page, async (shot) => {
      // Fonts and fade-in animations.
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(350);
      count += 1;
      await page.screenshot({
        path: `${folder}/${language ? `${language}-` : ''}${name}-${String(count).padStart(2, '0')}-${shot}.png`,
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

/** Sets the browser's font size, which media queries follow, too. */
async function setTextSize(page: Page, percent: string) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: (16 * Number(percent)) / 100 } });
}

/** The widths and heights of the screens that were asked for. */
const listSizes = () =>
  Object.entries(flags.some((flag) => flag.startsWith('--width=')) ? { ...OTHER_WIDTHS, ...WIDTHS } : WIDTHS)
    .map(([width, height]): [number, number] => [Number(width), height])
    .filter(([width]) => isSelected('width', width));

async function main() {
  const executablePath = await findHeadlessShell(await requireBrowser());
  const server = await startLocal('.wrangler/gallery-state');
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  const failed: string[] = [];
  try {
    for (const scheme of SCHEMES) {
      for (const [width, height] of listSizes()) {
        if (!isSelected('scheme', scheme)) continue;
        await step(`${width} ${scheme}`, async () => {
          const name = `${width}-${scheme}${textSize ? `-${textSize}` : ''}`;
          failed.push(...(await runScripts({ browser, origin: server.origin, width, height, scheme, name })));
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
