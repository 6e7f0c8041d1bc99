import { expect, it } from 'vitest';
import { parseLanguageFile } from './parse-language-file.ts';
import { WORD_KEYS } from './word-keys.ts';

const COMPLETE = WORD_KEYS.map((key) => `${key}\n`).join('\n');

it('reads keys with a phrase a line, and comments', () => {
  const text = COMPLETE.replace('names.and\n', '# Between two names.\nnames.and\n  and\n  as well as\n');
  expect(parseLanguageFile('en', text)['names.and']).toEqual(['and', 'as well as']);
  expect(parseLanguageFile('en', text)['names.lists']).toEqual([]);
});

it.each([
  ['a missing key', COMPLETE.replace('names.and\n', ''), 'en: missing names.and'],
  ['an unknown key', `${COMPLETE}\nnames.or\n  or`, 'en: unknown key names.or'],
  ['a repeated key', `${COMPLETE}\nnames.and\n  and`, 'en: names.and stands twice'],
  ['words without a key', `  and\n${COMPLETE}`, 'en: words without a key:   and'],
])('refuses %s', (_, text, message) => {
  expect(() => parseLanguageFile('en', text)).toThrow(message);
});

it('reads a language of which only some words are known', () => {
  const words = parseLanguageFile('ru', 'calendar.months\n  января|январь', { isPartial: true });
  expect([words['calendar.months'], words['names.and']]).toEqual([['января|январь'], []]);
});
