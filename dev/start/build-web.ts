import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import {
  buildItineraryRenderer,
  ITINERARY_RENDERER,
  SEPARATE_RENDERER,
} from '../../web/build/server-renderer.ts';
import { hashFiles } from './hash-files.ts';
import { runQuietly } from './run.ts';

/** Files and folders that the pages are built from. */
const SOURCES = [
  'web',
  'worker/contract',
  'worker/domain',
  'worker/messages',
  'vite.config.ts',
  'worker/http/security-headers.ts',
  'worker/pages/pages.ts',
  'worker/pages/page-data.ts',
  'dev/stripe/page',
  'uno.config.ts',
  'package-lock.json',
];
/** Names of files and folders in SOURCES that do not matter. */
const NOT_SOURCES = new Set(['route-tree.gen.ts', 'e2e']);

/** Output folders. Local pages contain the Stripe emulator's card form instead of Stripe.js. */
export const PAGES = { deployed: 'dist', local: '.wrangler/pages' } as const;

type Folder = (typeof PAGES)[keyof typeof PAGES];

/**
 * `renderer` resolves when #itinerary-renderer is built, so that the Worker can be bundled. `pages` resolves when the pages
 * are built too, with 'unchanged' if nothing had to be built.
 */
export type WebBuild = { renderer: Promise<void>; pages: Promise<string | undefined> };

/** Builds the pages into a folder, and the renderer. Returns 'unchanged' if they are up to date. */
export async function buildWeb(folder: Folder): Promise<string | undefined> {
  const { renderer, pages } = beginWebBuild(folder);
  await renderer;
  return pages;
}

/** Begins the build of `buildWeb` and returns both parts at once, because the renderer is ready before the pages. */
export function beginWebBuild(folder: Folder): WebBuild {
  const stamp = `.wrangler/${folder === PAGES.local ? 'local-' : ''}pages.json`;
  const sources = hashFiles(SOURCES, NOT_SOURCES);
  if (
    existsSync(ITINERARY_RENDERER) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === toStamp(sources, folder)
  )
    return { renderer: Promise.resolve(), pages: Promise.resolve('unchanged') };
  const env = { LOCAL_EMULATORS: folder === PAGES.local ? '1' : '', [SEPARATE_RENDERER]: '1' };
  const built = runQuietly('vite', ['build', '--logLevel', 'warn'], env);
  const renderer = buildItineraryRenderer();
  const pages = Promise.all([built, renderer]).then(() => {
    mkdirSync('.wrangler', { recursive: true });
    writeFileSync(stamp, toStamp(sources, folder));
    return undefined;
  });
  for (const part of [renderer, pages]) part.catch(() => {}); // thrown where it is awaited
  return { renderer, pages };
}

/** What identifies a build: the hash of its sources and its time. A manual build changes the time. */
function toStamp(sources: string, folder: string): string {
  const page = `${folder}/index.html`;
  return JSON.stringify({ sources, builtAt: existsSync(page) ? statSync(page).mtimeMs : 0 });
}
