import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PAGES } from './build-web.ts';
import { QUIET_WRANGLER } from './quiet-wrangler.ts';
import { runQuietly } from './run.ts';

/** Bundles a Worker with the pages in `pages` as for deployment. Resolves with the path of the script. */
export async function bundleWorker(
  entry: string,
  folder: string,
  pages: string = PAGES.deployed,
): Promise<string> {
  const options = ['--dry-run', '--outdir', folder, '--assets', pages];
  await runQuietly('wrangler', ['deploy', entry, ...options], QUIET_WRANGLER);
  return join(folder, basename(entry).replace(/ts$/, 'js'));
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
