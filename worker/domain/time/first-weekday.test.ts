import { expect, it } from 'vitest';
import { findByRegion, findFirstWeekday } from './first-weekday.ts';

it.each([
  ['en-US', 0],
  ['en-GB', 1],
  ['de', 1],
  ['pl-PL', 1],
  ['pt-BR', 0],
  ['ja', 0],
  ['he', 0],
  ['ar-EG', 6],
  ['ar-SA', 0],
])('begins weeks in %s on weekday %i, also where browsers do not say', (locale, weekday) => {
  expect(findFirstWeekday(locale)).toBe(weekday);
  expect(findByRegion(new Intl.Locale(locale))).toBe(weekday);
});
