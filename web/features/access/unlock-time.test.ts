import { expect, test } from 'vitest';
import { formatUnlockTime } from './unlock-time.ts';

const now = new Date(2026, 5, 12, 15, 30, 20).getTime();

test('shows up to a minute in seconds', () => {
  expect(formatUnlockTime(now + 10_000, now)).toBe('You can try again in 10 seconds.');
  expect(formatUnlockTime(now + 900, now)).toBe('You can try again in 1 second.');
});

test('shows a longer wait as a time, rounded up to the minute', () => {
  expect(formatUnlockTime(now + 15 * 60_000, now)).toBe('You can try again at 3:46 PM.');
});

test('returns null once unlocked', () => {
  expect(formatUnlockTime(now, now)).toBeNull();
  expect(formatUnlockTime(now - 5_000, now)).toBeNull();
});
