import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TITLE_FONTS } from '../../worker/contract/choices.ts';
import { findTitleFontFile } from '../../worker/domain/appearance/title-font-file.ts';
import { needsSecondTitleFile } from '../../worker/domain/page/title-letters.ts';

const folder = new URL('../../web/features/appearance/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const faces = ['title', 'text', 'fallback'].map((name) => read(`${name}-faces.css`)).join('');

describe('fonts', () => {
  it.each(TITLE_FONTS)('the title font %s has a rule', (id) => {
    expect(read('title-fonts.css')).toContain(`[data-title-font="${id}"] {`);
  });

  it('title fonts are preloaded, and all are shown as soon as they are there', () => {
    const files = TITLE_FONTS.map((titleFont) => findTitleFontFile({ titleFont, selectedFont: 'classy' }));
    const packages = Array.from(
      read('title-faces.css').matchAll(/url\("@fontsource\/([^/]+)/g),
      ([, name]) => name,
    );
    expect(new Set(packages)).toEqual(new Set(files.filter(Boolean)));
    for (const [rule] of ['title', 'text'].flatMap((name) => [
      ...read(`${name}-faces.css`).matchAll(/@font-face[^}]+/g),
    ]))
      expect(rule).toContain('font-display: swap;');
  });

  it('a title font that loads moves no lines: one of the same lines stands in for it', () => {
    const stacks = read('title-fonts.css').matchAll(/--title-font:\s*([^;]+);/g);
    const names = (css: string) => Array.from(css.matchAll(/"([^"]+)"/g), ([, name = '']) => name);
    const loaded = names(read('title-faces.css').replaceAll(/src:[^;]+;/g, ''));
    for (const stack of Array.from(stacks, ([, list = '']) => names(list))) {
      const web = stack.findIndex((name) => loaded.includes(name));
      if (web >= 0 && stack[web] !== 'Montserrat') expect(stack[web + 1]).toMatch(/^Like /);
    }
    for (const [rule] of read('fallback-faces.css').matchAll(/@font-face[^}]+/g))
      expect(rule).toMatch(/ascent-override: [\d.]+%;\s+descent-override: [\d.]+%;/);
  });

  it('a second file is preloaded for the letters that its rule alone has', () => {
    const css = faces + readFileSync(new URL('../../web/ui/theme.css', import.meta.url), 'utf8');
    const ranges = new Map(
      Array.from(
        css.matchAll(/-(latin(?:-ext)?)-\d[^}]*unicode-range:([^;]+);/g),
        ([, set = '', list = '']) => [
          set,
          Array.from(list.matchAll(/U\+(\w+)(?:-(\w+))?/g), ([, from = '', to = from]) => [
            Number.parseInt(from, 16),
            Number.parseInt(to, 16),
          ]),
        ],
      ),
    );
    const has = (set: string, letter: number) =>
      ranges.get(set)?.some(([from = 0, to = 0]) => letter >= from && letter <= to) === true;
    const wrong = Array.from({ length: 0xfffe }, (_, letter) => letter).filter(
      (letter) =>
        needsSecondTitleFile(`<h1 class="title">${String.fromCharCode(letter)}</h1>`) !==
        (has('latin-ext', letter) && !has('latin', letter)),
    );
    expect(wrong).toEqual([]);
  });

  it('every declared font family is used', () => {
    const declared = new Set(Array.from(faces.matchAll(/font-family: "([^"]+)"/g), ([, family]) => family));
    const used = read('title-fonts.css');
    for (const family of declared) expect(used).toContain(`"${family}"`);
  });

  const files = Array.from(faces.matchAll(/url\("([^"]+)"\)/g), ([, path]) => path ?? '');

  it.each(files.filter((path) => path.includes('-latin-') && !path.includes('-ext-')))(
    '%s is under 30 KB',
    (path) => {
      const { size } = statSync(new URL(`../../node_modules/${path}`, import.meta.url));
      // Lobster is the only larger one.
      expect(size).toBeLessThan(path.includes('lobster') ? 35_000 : 30_000);
    },
  );
});
