import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './run.ts';

/** All that the browser's files are made from; the Worker's rooms in it are those the browser shares. */
const SOURCES = [
  'web',
  'worker/contract',
  'worker/domain',
  'vite.config.ts',
  'dev/leave-out.ts',
  'uno.config.ts',
  'package-lock.json',
];
const NOT_SOURCES = new Set(['route-tree.gen.ts', 'e2e']);
const PAGE = 'dist/index.html';
const STAMP = '.wrangler/pages.json';

/** Builds the browser's files into `dist`, unless they stand there built from these very sources. */
export async function buildWeb(): Promise<string | undefined> {
  const sources = hashSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === toStamp(sources)) return 'unchanged';
  await runQuietly('vite', ['build', '--logLevel', 'warn']);
  mkdirSync('.wrangler', { recursive: true });
  writeFileSync(STAMP, toStamp(sources));
  return undefined;
}

/** Sources and when they became pages: a build by hand in between is noticed by its time. */
function toStamp(sources: string): string {
  return JSON.stringify({ sources, builtAt: existsSync(PAGE) ? statSync(PAGE).mtimeMs : 0 });
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
