import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepAssets } from './kept-assets.ts';

const ORIGIN = 'https://foldout.example.com';

it('keeps the files of the two releases before, as four deployments go', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foldout-assets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  /** What is deployed. */
  let served = '';
  const get = async (url: string) => {
    try {
      return new Response(readFileSync(join(served, url.slice(ORIGIN.length))));
    } catch {
      return new Response('', { status: 404 });
    }
  };
  const release = async (tag: string, ...files: string[]) => {
    const pages = join(folder, tag);
    mkdirSync(join(pages, 'assets'), { recursive: true });
    for (const file of [...files, 'manifest.json'])
      writeFileSync(join(pages, 'assets', file), `${file} of ${tag}`);
    await keepAssets(pages, ORIGIN, tag, get);
    served = pages;
    return readdirSync(join(pages, 'assets')).filter((name) => name.endsWith('.js'));
  };
  expect(await release('r1', 'a1.js', 'same.js')).toEqual(['a1.js', 'same.js']);
  expect(await release('r2', 'a2.js', 'same.js')).toEqual(['a1.js', 'a2.js', 'same.js']);
  expect(await release('r3', 'a3.js')).toEqual(['a1.js', 'a2.js', 'a3.js', 'same.js']);
  expect(await release('r4', 'a4.js')).toEqual(['a2.js', 'a3.js', 'a4.js', 'same.js']);
  expect(readFileSync(join(served, 'assets/same.js'), 'utf8')).toBe('same.js of r2');
  expect(readFileSync(join(served, 'assets/manifest.json'), 'utf8')).toBe('manifest.json of r4');
});
