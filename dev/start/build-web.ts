import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './run.ts';

/** All that the browser's files are made from; the Worker's rooms in it are those the browser shares. */
const SOURCES = ['web', 'worker/contract', 'worker/domain', 'vite.config.ts', 'uno.config.ts', 'package-lock.json'];
const NOT_SOURCES = new Set(['route-tree.gen.ts', 'e2e']);
/** Beside the manifest, so that whoever removes `dist` removes it too. */
const STAMP = 'dist/.vite/sources.sha256';

/** Builds the browser's files into `dist`, unless they were built from these very sources. */
export async function buildWeb(): Promise<string | undefined> {
  const hash = hashSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return 'unchanged';
  await runQuietly('vite', ['build', '--logLevel', 'warn']);
  writeFileSync(STAMP, hash);
  return undefined;
}

function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(listFiles)) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !NOT_SOURCES.has(name))
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}
