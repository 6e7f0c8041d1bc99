import { expect, it } from 'vitest';
import { formatWait } from './format-wait.ts';

it.each([
  [1, '1 second'],
  [10, '10 seconds'],
  [90, '90 seconds'],
  [91, '2 minutes'],
  [3600, '60 minutes'],
])('formats %i', (seconds, text) => {
  expect(formatWait(seconds)).toBe(text);
});
