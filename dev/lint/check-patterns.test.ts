import { describe, expect, it } from 'vitest';
import { checkPatterns } from './check-patterns.ts';
import { parseModule } from './parse-module.ts';

const check = (text: string) => checkPatterns(parseModule('worker/a.ts', text));
const LONG = 'a|'.repeat(61);

describe('patterns in one piece', () => {
  it('finds long literals and templates', () => {
    const problem = 'has a regular expression of 122 characters, at most 120';
    expect(check(`const a = 1;\nconst b = /${LONG}/;`)).toEqual([
      expect.stringContaining(`worker/a.ts:2 ${problem}`),
    ]);
    expect(check(`const a = new RegExp('${LONG}');`)).toHaveLength(1);
    expect(check(`const a = new RegExp(\`${LONG}\`, 'u');`)).toHaveLength(1);
  });

  it('accepts short ones and those built from parts', () => {
    expect(check(`const a = /${LONG.slice(2)}/;`)).toEqual([]);
    expect(check(`const words = '${LONG}'; const a = new RegExp(\`^(?:\${words})$\`);`)).toEqual([]);
  });
});
