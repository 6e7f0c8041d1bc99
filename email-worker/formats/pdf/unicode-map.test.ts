import { describe, expect, it } from 'vitest';
import { WorkBudget } from '../../work-budget.ts';
import { PdfWork } from './pdf-work.ts';
import { readUnicodeMap } from './unicode-map.ts';

const readMap = (text: string) =>
  readUnicodeMap(new TextEncoder().encode(text), new PdfWork(new WorkBudget()));

describe('a ToUnicode map', () => {
  it('has single codes, also of several letters', () => {
    const find = readMap('2 beginbfchar <01> <0041> <02> <006600660069> endbfchar');
    expect([find(1), find(2), find(3)]).toEqual(['A', 'ffi', undefined]);
  });

  it('has ranges that count up, and ranges with a list', () => {
    const find = readMap('beginbfrange <0010> <0012> <0061> <0020> <0021> [<0058> <0059>] endbfrange');
    expect([0x10, 0x12, 0x13, 0x20, 0x21, 0x22].map(find)).toEqual([
      'a',
      'c',
      undefined,
      'X',
      'Y',
      undefined,
    ]);
  });

  it('has several blocks, and letters beyond 16 bits', () => {
    const find = readMap(
      '1 beginbfchar <05> <D83DDE00> endbfchar 1 beginbfchar <06> <05D0> endbfchar junk 7 beginbfchar endbfchar',
    );
    expect([find(5), find(6)]).toEqual(['😀', 'א']);
  });

  it('ignores entries that are not codes', () => {
    const find = readMap('beginbfchar 1 <0041> <02> <0042> endbfchar');
    expect([find(1), find(2)]).toEqual([undefined, 'B']);
  });

  it('takes a limited number of letters for a code', () => {
    expect(readMap(`beginbfchar <01> <${'0041'.repeat(500)}> endbfchar`)(1)).toHaveLength(16);
  });
});
