import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { ITINERARY_RENDERER } from '../../web/build/server-renderer.ts';
import { hashFiles } from './hash-files.ts';
import { QUIET_WRANGLER } from './quiet-wrangler.ts';
import { runQuietly } from './run.ts';

/** The configuration of the Worker that reads emails and plans. */
export const READER_CONFIG = 'email-worker/wrangler.toml';

/** Where that Worker is bundled, inside the folder of the other one's bundle. */
const toReaderFolder = (folder: string): string => join(folder, 'reader');

/** Its script, by the script of the other one. */
export const toReaderScript = (scriptPath: string): string =>
  join(toReaderFolder(dirname(scriptPath)), 'index.js');

/** Where a local server keeps its bundles. */
const toWorkerFolder = (stateFolder: string): string => join(stateFolder, 'worker');

/** Bundles a Worker, and the one that reads for it, as for deployment. Resolves with the path of the script. */
export async function bundleWorker(entry: string, folder: string): Promise<string> {
  const scriptPath = join(folder, basename(entry).replace(/ts$/, 'js'));
  const sources = hashFiles([...SOURCES, ITINERARY_RENDERER], NOT_SOURCES);
  // Wrangler wants a folder with pages, which may not be built yet. They do not become part of the script.
  const noPages = join(folder, 'no-pages');
  mkdirSync(noPages, { recursive: true });
  await Promise.all([
    bundle([entry, '--assets', noPages], folder, scriptPath, sources),
    bundleReader(toReaderFolder(folder)),
  ]);
  return scriptPath;
}

/** The Worker of a local server. */
export const bundleLocalWorker = (stateFolder: string): Promise<string> =>
  bundleWorker('dev/local-worker/index.ts', toWorkerFolder(stateFolder));

/** The Worker of a local server that reads emails and plans, which is bundled without waiting for anything. */
export const bundleLocalReader = (stateFolder: string): Promise<void> =>
  bundleReader(toReaderFolder(toWorkerFolder(stateFolder)));

/** Bundles the Worker that reads emails and plans, which does not use the pages. */
export const bundleReader = (folder: string): Promise<void> =>
  bundle(READER, folder, join(folder, 'index.js'), hashFiles(SOURCES, NOT_SOURCES));

const READER = ['--config', READER_CONFIG];

/** Everything that Workers are built from, except the pages. */
const SOURCES = ['worker', 'email-worker', 'dev', 'bench', 'wrangler.toml', 'package-lock.json'];
const NOT_SOURCES = new Set(['.wrangler', 'samples', 'fixtures', 'hostile', 'dist']);

/** Does nothing if the same was bundled from the same sources into the same folder. */
async function bundle(args: string[], folder: string, scriptPath: string, sources: string): Promise<void> {
  const stampPath = join(folder, 'sources.json');
  const stamp = JSON.stringify({ args, sources });
  if (existsSync(scriptPath) && existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp) return;
  await runQuietly('wrangler', ['deploy', ...args, '--dry-run', '--outdir', resolve(folder)], QUIET_WRANGLER);
  writeFileSync(stampPath, stamp);
}

/** The modules of a bundle for Miniflare: the script and the text files that wrangler puts beside it. */
export function listModules(scriptPath: string) {
  const folder = dirname(scriptPath);
  const texts = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  return [
    { type: 'ESModule' as const, path: scriptPath },
    ...texts.map((file) => ({ type: 'Text' as const, path: join(folder, file) })),
  ];
}
