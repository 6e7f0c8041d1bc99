import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { LOOPBACK } from '../dev/hold-port.mjs';
import { readWorkerOptions, type WorkerOptions } from '../dev/local-runtime.ts';
import { PAGES } from '../dev/start/build-web.ts';
import { bundleWorker, listModules, toReaderScript } from '../dev/start/bundle-worker.ts';

/** Gzipped size of a Worker, and sorted times until the runtime that runs it alone is ready. */
export type WorkerSize = { name: string; kibibytes: number; startMs: number[] };

const ROUNDS = 9;

/**
 * Bundles both Workers as for deployment in `folder`, and starts each alone, in turn with one that does nothing.
 */
export async function measureWorkers(folder: string): Promise<WorkerSize[]> {
  const script = await bundleWorker('worker/index.ts', join(folder, 'foldout'));
  const options = await readWorkerOptions(PAGES.deployed, { APP_ORIGIN: 'http://localhost' });
  const paths = {
    'nothing but an answer': 'bench/empty-worker.js',
    'what guests wait for': script,
    'what reads emails and plans': toReaderScript(script),
  };
  const sizes = Object.entries(paths).map(([name, path]) => ({ name, path, startMs: [] as number[] }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { path, startMs } of sizes) startMs.push(await measureStart(path, options));
  }
  return sizes.map(({ name, path, startMs }) => ({
    name,
    kibibytes: measureKibibytes(path),
    startMs: startMs.toSorted((a, b) => a - b),
  }));
}

const measureKibibytes = (path: string) =>
  gzipSync(Buffer.concat(listModules(path).map((module) => readFileSync(module.path)))).length / 1024;

async function measureStart(path: string, { compatibilityDate, compatibilityFlags }: WorkerOptions) {
  const startedAt = performance.now();
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      workers: [{ compatibilityDate, compatibilityFlags, modules: listModules(path), modulesRoot: '/' }],
      host: LOOPBACK,
      cf: false,
    } as never),
  );
  await runtime.ready;
  const ms = performance.now() - startedAt;
  await runtime.dispose();
  return ms;
}
