import { describe, expect, it } from 'vitest';
import { countTopicWords, matchAny, matchPrinted, splitAlternatives } from './compile.ts';
import { findMonthNumber, findNumeral, findWeekdays, isEnglishMonth } from './date-names.ts';
import { foldEmailText } from './fold-email-text.ts';
import { LEXICONS } from './languages.ts';

describe('lexicons', () => {
  it('are named once', () => {
    expect(new Set(LEXICONS.map(({ language }) => language)).size).toBe(LEXICONS.length);
  });

  it.each(LEXICONS.map((lexicon) => [lexicon.language, lexicon] as const))('%s is complete', (_, lexicon) => {
    const { months, weekdays, numerals } = lexicon.calendar;
    const isUnspaced = ['ja', 'ko', 'vi', 'zh'].includes(lexicon.language);
    if (!isUnspaced) expect(months.split(' ')).toHaveLength(12);
    if (!isUnspaced) expect(weekdays.split(' ')).toHaveLength(7);
    expect(numerals.split(' ')).toHaveLength(7);
    expect(Object.values(lexicon.labels).filter(Boolean).length).toBeGreaterThan(20);
  });

  it('do not read a label in two ways', () => {
    const meanings = new Map<string, Set<string>>();
    for (const { labels, moments } of LEXICONS)
      for (const [key, words] of Object.entries({ ...labels, ...moments }))
        for (const phrase of splitAlternatives(words).map(foldEmailText))
          meanings.set(phrase, (meanings.get(phrase) ?? new Set()).add(key));
    expect([...meanings].filter(([, keys]) => keys.size > 1).map(([phrase]) => phrase)).toEqual([]);
  });
});

describe('patterns', () => {
  it('split at the top level only', () => {
    expect(splitAlternatives('a|b(?:c|d)|[|]e|\\|f')).toEqual(['a', 'b(?:c|d)', '[|]e', '\\|f']);
  });

  it('are folded for folded text, but not as printed', () => {
    expect(new RegExp(`^${matchAny('names.greetings')}$`).test('chere')).toBe(true);
    expect(new RegExp(`^${matchPrinted('names.greetings')}$`).test('chère')).toBe(true);
    expect(new RegExp(`^${matchPrinted('names.greetings')}$`).test('chere')).toBe(false);
  });

  it('count whole words and beginnings of words', () => {
    expect(countTopicWords('train', 'zug und bahn, kein zugvogel')).toBe(2);
    expect(countTopicWords('lodging', foldEmailText('ξενοδοχείο'))).toBe(1);
  });
});

it('fold Korean syllables to themselves', () => {
  expect(foldEmailText('예약 번호')).toBe('예약 번호');
});

it.each([
  ['juni', 6],
  ['listopadu', 11],
  ['ιουνιου', 6],
  ['июня', 6],
  ['nothing', undefined],
])('the month %s is %s', (word, month) => {
  expect(findMonthNumber(word)).toBe(month);
});

it('knows weekdays of several languages, English months and numerals', () => {
  expect(findWeekdays('so')?.toSorted()).toEqual([0, 6]);
  expect(findWeekdays('segunda-feira')).toEqual([1]);
  expect([isEnglishMonth('june'), isEnglishMonth('juni')]).toEqual([true, false]);
  expect([findNumeral('drei'), findNumeral('dwie')]).toEqual([3, 2]);
});
