import { join } from 'node:path';
import { toReaderWorker } from '../local-runtime.ts';
import { bundleReader } from '../start/bundle-worker.ts';

/** Bundles the Worker that reads emails and plans into `folder`, for Miniflare beside the tests. */
export async function bundleTestReader(folder: string) {
  await bundleReader(folder);
  return toReaderWorker(join(folder, 'index.js'), { compatibilityDate: '2026-11-01' });
}
