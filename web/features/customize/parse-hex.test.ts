import { expect, it } from 'vitest';
import { parseHex } from './parse-hex.ts';

it('parses the usual spellings', () => {
  expect(parseHex('#C084FC')).toBe('#c084fc');
  expect(parseHex(' c084fc ')).toBe('#c084fc');
  expect(parseHex('#f0A')).toBe('#ff00aa');
});

it('rejects anything else', () => {
  for (const text of ['', '#', '#12', '#12345', '#1234567', 'red', '#gggggg', 'rgb(1,2,3)']) {
    expect(parseHex(text)).toBeUndefined();
  }
});
