import { expect, it } from 'vitest';
import { inLanguage } from '../../messages/in-language.ts';
import { joinList } from './join-list.ts';

it.each([
  ['en', 'Ann, Ben'],
  ['de', 'Ann, Ben'],
  ['ja', 'Ann、Ben'],
  ['zh-Hans', 'Ann、Ben'],
  ['ar', 'Ann، Ben'],
] as const)('separates words as in %s', (language, text) => {
  expect(inLanguage({ language, locale: language }, () => joinList(['Ann', false, 'Ben']))).toBe(text);
});
