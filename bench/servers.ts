import { resolve } from 'node:path';
import { Miniflare } from 'miniflare';
import { readWorkerOptions, toMiniflareOptions, withPlainAssets } from '../dev/local-runtime.ts';
import { PAGES } from '../dev/start/build-web.ts';

/** Runs the Foldout Worker on the state in `stateFolder`, at any free port or at `port`; with V8's inspector at `inspectorPort`. */
export async function startFoldoutWorker(
  scriptPath: string,
  stateFolder: string,
  {
    settings = {},
    ...ports
  }: { port?: number; settings?: Record<string, string>; inspectorPort?: number } = {},
): Promise<Miniflare> {
  const workerOptions = await readWorkerOptions(PAGES.deployed, {
    APP_ORIGIN: 'http://localhost',
    APP_SECRET: 'bench-only-0123456789-bench-only-0123456789',
    ...settings,
  });
  // Nothing else may run while requests are measured.
  const quiet = withPlainAssets({ ...workerOptions, queueConsumers: {} }, PAGES.deployed);
  return new Miniflare(toMiniflareOptions({ scriptPath, stateFolder, workerOptions: quiet, ...ports }));
}

/** Runs `baseline-worker.js`. */
export function startBaselineWorker(stateFolder: string): Miniflare {
  const workerOptions = { compatibilityDate: '2026-11-01', d1Databases: { DB: 'baseline' } };
  return new Miniflare(
    toMiniflareOptions({ scriptPath: resolve('bench/baseline-worker.js'), stateFolder, workerOptions }),
  );
}
