import { describe, expect, it } from 'vitest';
import {
  countTopicWords,
  findPlanField,
  matchAny,
  matchInLanguage,
  matchPrinted,
  matchPrintedWords,
} from './compile.ts';
import { findMonthNumber, findNumeral, findWeekdays, isEnglishMonth } from './date-names.ts';
import { foldEmailText } from './fold-email-text.ts';
import { ALL_LANGUAGES, LANGUAGES } from './languages.ts';
import { listKeys, WORD_KEYS } from './word-keys.ts';

describe('languages', () => {
  it('are named once', () => {
    expect(new Set(ALL_LANGUAGES.map(({ code }) => code)).size).toBe(ALL_LANGUAGES.length);
  });

  it.each(LANGUAGES.map(({ code, words }) => [code, words] as const))('%s is complete', (code, words) => {
    const isUnspaced = ['ja', 'ko', 'vi', 'zh'].includes(code);
    if (!isUnspaced) expect(words['calendar.months']).toHaveLength(12);
    if (!isUnspaced) expect(words['calendar.weekdays']).toHaveLength(7);
    expect(words['calendar.numerals']).toHaveLength(7);
    expect(listKeys('labels').filter((key) => words[`labels.${key}`].length > 0).length).toBeGreaterThan(20);
  });

  it('have phrases that are patterns, without groups that capture, once in their list', () => {
    const wrong = ALL_LANGUAGES.flatMap(({ code, words }) =>
      WORD_KEYS.flatMap((key) =>
        words[key]
          .filter((word, at) => !isPattern(word) || words[key].indexOf(word) !== at)
          .map((word) => `${code} ${key}: ${word}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('do not read a label in two ways', () => {
    const meanings = new Map<string, Set<string>>();
    const labels = WORD_KEYS.filter((key) => /^(?:labels|moments)\./.test(key));
    for (const { words } of LANGUAGES)
      for (const key of labels)
        for (const phrase of words[key].map(foldEmailText))
          meanings.set(phrase, (meanings.get(phrase) ?? new Set()).add(key));
    expect([...meanings].filter(([, keys]) => keys.size > 1).map(([phrase]) => phrase)).toEqual([]);
  });
});

/** A single character, or a regular expression without groups that capture and without a space at its ends. */
function isPattern(word: string): boolean {
  if (word.length === 1) return true;
  const empty = new RegExp(`(?:^${word})?`).exec('');
  return empty?.length === 1 && word === word.trim();
}

describe('patterns', () => {
  it('are folded for folded text, but not as printed', () => {
    expect(new RegExp(`^${matchAny('names.greetings')}$`).test('chere')).toBe(true);
    expect(new RegExp(`^${matchPrinted('names.greetings')}$`).test('chère')).toBe(true);
    expect(new RegExp(`^${matchPrinted('names.greetings')}$`).test('chere')).toBe(false);
  });

  it('match as a whole as printed, except in languages without spaces', () => {
    const words = matchPrintedWords('kindWords.flight');
    expect(['Let č 12', 'フライトと', 'Rückflug', 'vuelo'].map((text) => words.test(text))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['Fluges', 'vuelox', 'Ruckflug'].map((text) => words.test(text))).toEqual([false, false, false]);
  });

  it('count whole words and beginnings of words', () => {
    expect(countTopicWords('train', 'zug und bahn, kein zugvogel')).toBe(2);
    expect(countTopicWords('lodging', foldEmailText('ξενοδοχείο'))).toBe(1);
  });
});

it('read the words of plans in a language and in English', () => {
  expect(matchInLanguage('de', 'plan.evening').test('am abends')).toBe(true);
  expect(matchInLanguage('de', 'plan.evening').test('tonight')).toBe(true);
  expect(matchInLanguage('de', 'plan.evening').test('ce soir')).toBe(false);
  expect([findPlanField('datum', ['de']), findPlanField('datum', ['en'])]).toEqual(['date', undefined]);
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
