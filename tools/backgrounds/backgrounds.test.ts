import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BACKGROUNDS } from '../../worker/contract/choices.ts';

const folder = new URL('../../web/features/appearance/', import.meta.url);
const css = readFileSync(new URL('backgrounds.css', folder), 'utf8');
const WITHOUT_IMAGE = ['default', 'custom', 'crinkled'];

it.each(BACKGROUNDS.filter((id) => !WITHOUT_IMAGE.includes(id)))(
  '%s has a rule and a file under 30 KB',
  (id) => {
    expect(css).toContain(`[data-background="${id}"] {\n    --tile: url("./backgrounds/${id}.webp");`);
    expect(statSync(new URL(`backgrounds/${id}.webp`, folder)).size).toBeLessThan(30_000);
  },
);
