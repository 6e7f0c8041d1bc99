import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { ITINERARY_RENDERER } from '../../web/build/server-renderer.ts';
import { hashFiles } from './hash-files.ts';
import { runQuietly } from './run.ts';

/** Everything the pages are built from. */
const SOURCES = [
  'web',
  'worker/contract',
  'worker/domain',
  'vite.config.ts',
  'web/build/omit-unused.ts',
  'web/build/page-assets.ts',
  'web/build/service-worker.ts',
  'web/build/server-renderer.ts',
  'web/build/start-scripts.ts',
  'worker/http/security-headers.ts',
  'worker/pages/pages.ts',
  'worker/pages/page-data.ts',
  'web/build/prerender.ts',
  'web/build/local-emulators.ts',
  'dev/stripe/page',
  'uno.config.ts',
  'package-lock.json',
];
const NOT_SOURCES = new Set(['route-tree.gen.ts', 'e2e']);

/** Output folders. Local pages contain the Stripe emulator's card form instead of Stripe.js. */
export const PAGES = { deployed: 'dist', local: '.wrangler/pages' } as const;

/** Builds the pages into a folder. Returns 'unchanged' if they are up to date. */
export async function buildWeb(folder: 'dist' | '.wrangler/pages'): Promise<string | undefined> {
  const stamp = `.wrangler/${folder === PAGES.local ? 'local-' : ''}pages.json`;
  const sources = hashFiles(SOURCES, NOT_SOURCES);
  if (
    existsSync(ITINERARY_RENDERER) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === toStamp(sources, folder)
  )
    return 'unchanged';
  const env = { LOCAL_EMULATORS: folder === PAGES.local ? '1' : '' };
  await runQuietly('vite', ['build', '--logLevel', 'warn'], env);
  mkdirSync('.wrangler', { recursive: true });
  writeFileSync(stamp, toStamp(sources, folder));
  return undefined;
}

/** Hash of the sources, and the time of the build, which a build by hand changes. */
function toStamp(sources: string, folder: string): string {
  const page = `${folder}/index.html`;
  return JSON.stringify({ sources, builtAt: existsSync(page) ? statSync(page).mtimeMs : 0 });
}
