import { readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { PAGES } from './build-web.ts';
import { QUIET_WRANGLER } from './quiet-wrangler.ts';
import { runQuietly } from './run.ts';

/** The configuration of the Worker that reads emails and plans. */
export const READER_CONFIG = 'email-worker/wrangler.toml';

/** Where the bundle of that Worker stands beside the other one's. */
export const toReaderScript = (scriptPath: string): string => join(dirname(scriptPath), 'reader', 'index.js');

/**
 * Bundles a Worker with the pages in `pages`, and the one that reads for it, as for deployment. Resolves with the path of
 * the script.
 */
export async function bundleWorker(
  entry: string,
  folder: string,
  pages: string = PAGES.deployed,
): Promise<string> {
  const scriptPath = join(folder, basename(entry).replace(/ts$/, 'js'));
  await Promise.all([
    bundle([entry, '--assets', pages], folder),
    bundleReader(dirname(toReaderScript(scriptPath))),
  ]);
  return scriptPath;
}

/** Bundles the Worker that reads emails and plans. */
export const bundleReader = (folder: string) => bundle(['--config', READER_CONFIG], folder);

const bundle = (args: string[], folder: string) =>
  runQuietly('wrangler', ['deploy', ...args, '--dry-run', '--outdir', resolve(folder)], QUIET_WRANGLER);

/** The modules of a bundle for Miniflare: the script and the text files that wrangler puts beside it. */
export function listModules(scriptPath: string) {
  const folder = dirname(scriptPath);
  const texts = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  return [
    { type: 'ESModule' as const, path: scriptPath },
    ...texts.map((file) => ({ type: 'Text' as const, path: join(folder, file) })),
  ];
}
