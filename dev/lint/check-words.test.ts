import { describe, expect, it } from 'vitest';
import { checkWords, listForeignWords } from './check-words.ts';
import { parseModule } from './parse-module.ts';

const FOREIGN = listForeignWords('email-worker/languages');
const check = (text: string, path = 'email-worker/plans/a.ts') =>
  checkWords(parseModule(path, text), FOREIGN);

describe('words of languages in code', () => {
  it('are found in strings, patterns and templates', () => {
    expect(check("const a = 1;\nconst b = 'abfahrt|x';")).toEqual([
      expect.stringContaining('email-worker/plans/a.ts:2 has the word "abfahrt" of a language'),
    ]);
    expect(check('const a = /^d[ée]part/;')).toHaveLength(1);
    expect(check('const a = `(?:x|前)`;')).toHaveLength(1);
    expect(check("const a = 'rück-fahrt|x';")).toHaveLength(1);
    expect(check("const a = { reservierung: 'buchung' };")).toHaveLength(1);
  });

  it('are not English, names of keys, Unicode classes and short words', () => {
    expect(check("import { a } from './abfahrt.ts'; const b = 'hotel|departure|um|de';")).toEqual([]);
    expect(check("const a = /^content-disposition|[a-zα-ω]/; const b = 'return-path';")).toEqual([]);
    expect(check('const a = /\\p{Script=Han}\\u{1F1E6}\\d/u;')).toEqual([]);
  });

  it('may stand in tests, language files and tables of places', () => {
    const word = "const a = 'abfahrt';";
    expect(check(word, 'email-worker/plans/a.test.ts')).toEqual([]);
    expect(check(word, 'email-worker/gazetteer/a.ts')).toEqual([]);
    expect(check(word, 'web/a.ts')).toEqual([]);
  });
});
