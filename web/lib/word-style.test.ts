import { expect, it } from 'vitest';
import { toWordStyle } from './word-style.ts';

it.each([
  ['Sofia & Marco', undefined],
  ['Across the well-known islands', undefined],
  ['Geburtstagsüberraschung', 23],
  ['A Weihnachtsmarkt-Abend', 15],
])('%s', (title, letters) => {
  expect(toWordStyle(title)).toEqual(letters && { '--word': letters });
});
