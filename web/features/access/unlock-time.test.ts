import { expect, test } from 'vitest';
import { formatUnlockTime } from './unlock-time.ts';

const now = new Date(2026, 5, 12, 15, 30, 20).getTime();

test('a short wait is counted in seconds', () => {
  expect(formatUnlockTime(now + 10_000, now)).toBe('in 10 seconds');
  expect(formatUnlockTime(now + 900, now)).toBe('in 1 second');
});

test('a long wait is told by the clock, never too early', () => {
  expect(formatUnlockTime(now + 15 * 60_000, now)).toBe('at 3:46 PM');
});

test('an open door needs no words', () => {
  expect(formatUnlockTime(now, now)).toBeNull();
  expect(formatUnlockTime(now - 5_000, now)).toBeNull();
});
