import { expect, it } from 'vitest';
import { toWellFormed } from './well-formed.ts';

it('replaces lone surrogates only', () => {
  for (const text of ['', 'Dinner 🍝', 'a\uD83Cb', '\uDF5D', '\uD83C', '\uD83C\uD83C\uDF5D'])
    expect(toWellFormed(text)).toBe(text.toWellFormed());
});
