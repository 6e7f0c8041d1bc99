import { expect, it } from 'vitest';
import { addDays, daysBetween, isRealDay, toIsoDay, toWeekday } from './days.ts';

it('counts and moves days across months, leap days and clock changes', () => {
  expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
  expect(daysBetween('2026-10-31', '')).toBeNaN();
});

it('tells real days and their weekdays', () => {
  expect(toIsoDay(2028, 2, 29)).toBe('2028-02-29');
  expect(['2028-02-29', '2027-02-29', '2027-13-01'].map(isRealDay)).toEqual([true, false, false]);
  expect(toWeekday('2026-11-29')).toBe(0);
});
