import { expect, it } from 'vitest';
import { formatShift } from './date-shift.ts';

it('formats the shift', () => {
  expect([1, -1, 7, 0].map(formatShift)).toEqual([
    '1 day later',
    '1 day earlier',
    '7 days later',
    'on the same days',
  ]);
});
