import { expect, it } from 'vitest';
import { parseHex } from './parse-hex.ts';

it('reads a colour as people write it', () => {
  expect(parseHex('#C084FC')).toBe('#c084fc');
  expect(parseHex(' c084fc ')).toBe('#c084fc');
  expect(parseHex('#f0A')).toBe('#ff00aa');
});

it('takes nothing else', () => {
  for (const text of ['', '#', '#12', '#12345', '#1234567', 'red', '#gggggg', 'rgb(1,2,3)']) {
    expect(parseHex(text)).toBeUndefined();
  }
});
