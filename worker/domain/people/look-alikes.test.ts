import { expect, it } from 'vitest';
import { toNameKey } from '../schedule/attendees.ts';
import { findLookAlikes, hasMixedScripts, toLookAlikeKey } from './look-alikes.ts';

it.each([
  ['a zero-width space', 'An\u200bn'],
  ['a joiner', 'A\u200dnn'],
  ['a soft hyphen', 'Ann\u00ad'],
  ['a variation selector', 'Ann\ufe0f'],
  ['a tag character', 'Ann\u{e0041}'],
  ['a byte order mark', '\ufeffAnn'],
  ['a Hangul filler', 'Ann\u3164'],
  ['a combining joiner', 'A\u034fnn'],
])('compares names without %s', (_, name) => expect(toNameKey(name)).toBe('ann'));

it.each([
  ['Cyrillic а', '\u0410nn\u0430', 'Anna'],
  ['Cyrillic letters alone', '\u0421\u0430\u0440\u0430', 'Capa'],
  ['Greek Β', '\u0392en', 'Ben'],
  ['accents on look-alikes', 'Zo\u0451', 'Zoë'],
])('finds %s', (_, name, original) => {
  expect(toNameKey(name)).not.toBe(toNameKey(original));
  expect(toLookAlikeKey(name)).toBe(toLookAlikeKey(original));
  expect(findLookAlikes([name, original, 'Nora'])).toEqual(new Set([name, original]));
});

it('does not take accents, languages or the same name for look-alikes', () => {
  expect(findLookAlikes(['Zoë', 'Zoe', 'Анна', 'Anna', 'Ann', 'ANN', '李'])).toEqual(new Set());
});

it('tells mixed scripts in one word from names of two languages', () => {
  expect(['\u0410nna', 'Be\u03bd', '\u13aann'].map(hasMixedScripts)).toEqual([true, true, true]);
  const fine = ['Анна Schmidt', 'Zoë', 'Νίκος', '李 Li', 'たなかTanaka', 'Anna-Мария', '１２'];
  expect(fine.map(hasMixedScripts)).toEqual(fine.map(() => false));
});
