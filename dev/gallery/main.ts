import { mkdirSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { startLocal } from '../local-server.ts';
import { reportStop, step } from '../steps.mjs';
import { requireBrowser } from '../test/browser.ts';
import { ACCOUNT_WALKS } from './account.ts';
import { DOOR_WALKS } from './door.ts';
import { GUEST_WALKS } from './guest.ts';
import { HOST_WALKS } from './host.ts';
import { writeSheets } from './sheets.ts';
import type { Walk } from './station.ts';

// npm run gallery [-- name …] [--width=390] [--scheme=dark]: pictures of every screen, dialog, empty, error
// and overfull state, for whoever wants to look. Written to gallery/, which git ignores.

const FOLDER = 'gallery';
const WIDTHS = { 390: 844, 768: 1024, 1440: 900 };
const SCHEMES = ['light', 'dark'] as const;
const WALKS: Record<string, Walk> = { ...DOOR_WALKS, ...GUEST_WALKS, ...HOST_WALKS, ...ACCOUNT_WALKS };

const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isAsked = (flag: string, value: unknown) =>
  !flags.some((one) => one.startsWith(`--${flag}=`)) || flags.includes(`--${flag}=${value}`);

let visitors = 0;

type Screen = { browser: Browser; origin: string; width: number; scheme: 'light' | 'dark'; folder: string };

/** Takes all walks on one kind of screen. Returns what went wrong, a line each. */
async function take(screen: Screen): Promise<string[]> {
  mkdirSync(screen.folder, { recursive: true });
  const failed: string[] = [];
  for (const [name, walk] of Object.entries(WALKS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    // Once more where a slow machine was too slow.
    const trouble = (await tryWalk(screen, name, walk)) && (await tryWalk(screen, name, walk));
    if (trouble) failed.push(`${name}: ${trouble}`);
  }
  await writeSheets(screen.folder, `${FOLDER}/sheets/${screen.width}-${screen.scheme}`);
  return failed;
}

/** Takes one walk as a visitor of its own. Returns what stopped it, or undefined. */
async function tryWalk(screen: Screen, name: string, walk: Walk): Promise<string | undefined> {
  const { browser, origin, width, scheme, folder } = screen;
  visitors += 1;
  const context = await browser.newContext({
    baseURL: origin,
    colorScheme: scheme,
    viewport: { width, height: WIDTHS[width as keyof typeof WIDTHS] },
    // Each visitor comes from an address of their own, as limits count those.
    extraHTTPHeaders: { 'cf-connecting-ip': `198.19.${visitors >> 8}.${visitors & 255}` },
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  let count = 0;
  try {
    await walk(page, async (shot) => {
      // Fonts and what fades in.
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(350);
      count += 1;
      await page.screenshot({
        path: `${folder}/${name}-${String(count).padStart(2, '0')}-${shot}.png`,
      });
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wider > 0) throw new Error(`${shot} scrolls sideways by ${wider} px`);
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
        if (!isAsked('width', width) || !isAsked('scheme', scheme)) continue;
        await step(`${width} ${scheme}`, async () => {
          const folder = `${FOLDER}/${width}-${scheme}`;
          failed.push(...(await take({ browser, origin: server.origin, width, scheme, folder })));
        });
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  if (failed.length > 0) console.log(`\n${failed.map((line) => `  ${line}`).join('\n')}`);
  console.log(`\n  The pictures are in ${FOLDER}/, the sheets of many in ${FOLDER}/sheets/.\n`);
}

try {
  await main();
} catch (error) {
  reportStop(error);
}
process.exit();
