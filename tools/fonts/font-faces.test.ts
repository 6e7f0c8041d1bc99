import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TITLE_FONTS } from '../../worker/contract/choices.ts';
import { findTitleFontFile } from '../../worker/domain/appearance/title-font-file.ts';
import { needsSecondTitleFile } from '../../worker/domain/page/title-letters.ts';

const folder = new URL('../../web/features/appearance/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const faces = read('title-faces.css') + read('text-faces.css');

describe('fonts', () => {
  it.each(TITLE_FONTS)('the title font %s has a rule', (id) => {
    expect(read('title-fonts.css')).toContain(`[data-title-font="${id}"] {`);
  });

  it('a font that loads moves no lines, is preloaded for titles, and is shown where hosts choose it', () => {
    const list = (css: string, display: string) =>
      [...css.matchAll(/font-display: (\w+);[^}]*url\("([^"]+)"/g)]
        .filter(([, found]) => found === display)
        .map(([, , path]) => path ?? '');
    const optional = list(faces, 'optional');
    const files = TITLE_FONTS.map((titleFont) => findTitleFontFile({ titleFont, selectedFont: 'classy' }));
    const packages = optional.map((path) => path.split('/')[1]);
    expect(new Set(packages)).toEqual(new Set(files.filter(Boolean)));
    expect(list(faces, 'swap')).toEqual([]);
    expect(list(read('chosen-faces.css'), 'swap')).toEqual(optional);
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
