import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BACKGROUNDS, TITLE_FONTS } from '../../worker/contract/choices.ts';

const folder = new URL('../../web/features/appearance/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const faces = read('title-faces.css') + read('text-faces.css');

describe('the fonts of the style sheets', () => {
  it.each(TITLE_FONTS)('a title in %s has a rule', (id) => {
    expect(read('title-fonts.css')).toContain(`[data-title-font="${id}"] {`);
  });

  it('every family of our own that a stack names has a face, and the other way round', () => {
    const declared = new Set(Array.from(faces.matchAll(/font-family: "([^"]+)"/g), ([, family]) => family));
    const used = read('title-fonts.css');
    for (const family of declared) expect(used).toContain(`"${family}"`);
  });

  const files = Array.from(faces.matchAll(/url\("([^"]+)"\)/g), ([, path]) => path ?? '');

  it.each(files.filter((path) => path.includes('-latin-') && !path.includes('-ext-')))(
    '%s is small',
    (path) => {
      const { size } = statSync(new URL(`../../node_modules/${path}`, import.meta.url));
      // Lobster, with its many joins, is the one above 30,000.
      expect(size).toBeLessThan(path.includes('lobster') ? 35_000 : 30_000);
    },
  );
});

describe('the tiles', () => {
  const plain = ['default', 'custom', 'crinkled'];

  it.each(BACKGROUNDS.filter((id) => !plain.includes(id)))('%s has a rule and a file under 30 KB', (id) => {
    expect(read('backgrounds.css')).toContain(
      `[data-background="${id}"] {\n    --tile: url("./backgrounds/${id}.webp");`,
    );
    expect(statSync(new URL(`backgrounds/${id}.webp`, folder)).size).toBeLessThan(30_000);
  });
});
