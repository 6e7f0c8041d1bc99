import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { bundleWorker, toReaderScript } from './bundle-worker.ts';

/** Guests wait for the start of the first Worker, so what only reading needs belongs into the second one. */
const MAX_BYTES = 900 * 1024;

it('keeps what reads emails and plans out of the Worker that guests wait for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foldout-bundle-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = await bundleWorker('worker/index.ts', folder);
  expect(gzipSync(readFileSync(script)).length).toBeLessThan(MAX_BYTES);
  expect(readFileSync(script, 'utf8')).not.toContain('cities.txt');
  expect(readFileSync(toReaderScript(script), 'utf8')).toContain('cities.txt');
});
