import { expect, it } from 'vitest';
import { formatDayRange } from './day-range.ts';

it.each([
  ['2027-06-12', '2027-06-12', 'June 12, 2027'],
  ['2027-06-11', '2027-06-13', 'June 11–13, 2027'],
  ['2027-06-30', '2027-07-02', 'June 30 – July 2, 2027'],
  ['2027-12-30', '2028-01-02', 'December 30, 2027 – January 2, 2028'],
])('shows %s to %s as %s', (firstDay, lastDay, text) => {
  expect(formatDayRange(firstDay, lastDay)).toBe(text);
});
