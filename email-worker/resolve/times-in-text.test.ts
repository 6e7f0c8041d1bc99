import { expect, it } from 'vitest';
import { containsTime } from './times-in-text.ts';

it.each([
  ['Lunch at noon', '12:00', true],
  ['um 12 Uhr mittags', '12:00', true],
  ['à midi', '12:00', true],
  ['Doors close at midnight', '00:00', true],
  ['8.15 pm', '20:15', true],
  ['20h15', '20:15', true],
  ['8.15 am', '20:15', false],
  ['Lunch', '12:00', false],
])('%s contains %s: %s', (text, clock, isContained) => {
  expect(containsTime(text, clock)).toBe(isContained);
});
