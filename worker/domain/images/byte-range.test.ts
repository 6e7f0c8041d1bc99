import { expect, it } from 'vitest';
import { parseRange } from './byte-range.ts';

it('parses ranges that browsers send', () => {
  expect(parseRange('bytes=0-1', 100)).toEqual({ first: 0, last: 1 });
  expect(parseRange('bytes=0-', 100)).toEqual({ first: 0, last: 99 });
  expect(parseRange('bytes=90-500', 100)).toEqual({ first: 90, last: 99 });
  expect(parseRange('bytes=-10', 100)).toEqual({ first: 90, last: 99 });
  expect(parseRange('bytes=-500', 100)).toEqual({ first: 0, last: 99 });
});

it('falls back to the whole content', () => {
  for (const header of [undefined, '', 'bytes=-', 'items=0-1', 'bytes=0-1,5-6', 'bytes=9-1', 'bytes=a-b']) {
    expect(parseRange(header, 100)).toBe('all');
  }
});

it('reports an unsatisfiable range', () => {
  for (const header of ['bytes=100-', 'bytes=100-200', 'bytes=-0'])
    expect(parseRange(header, 100)).toBe('none');
});
