import { expect, it } from 'vitest';
import { countDays, formatShift, moveDay } from './date-shift.ts';

it('counts and moves days across months, leap days and clock changes', () => {
  expect(moveDay('2026-03-07', 2)).toBe('2026-03-09');
  expect(moveDay('2028-03-01', -1)).toBe('2028-02-29');
  expect(countDays('2026-10-31', '2026-11-02')).toBe(2);
  expect(countDays('2026-10-31', '')).toBeNaN();
});

it('formats the shift', () => {
  expect([1, -1, 7, 0].map(formatShift)).toEqual([
    '1 day later',
    '1 day earlier',
    '7 days later',
    'on the same days',
  ]);
});
