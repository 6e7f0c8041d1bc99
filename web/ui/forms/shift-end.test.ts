import { expect, it } from 'vitest';
import { shiftEnd } from './shift-end.ts';

it('keeps the duration across midnight, months and clock changes', () => {
  expect(shiftEnd('2027-03-13T23:30', '2027-03-13T20:00', '2027-03-14T22:00')).toBe('2027-03-15T01:30');
  expect(shiftEnd('2028-02-28T12:00', '2028-02-28T12:00', '2028-02-29T12:00')).toBe('2028-02-29T12:00');
});

it('keeps the end if it, the old or the new start is empty', () => {
  expect(shiftEnd('', '2027-03-13T20:00', '2027-03-14T22:00')).toBe('');
  expect(shiftEnd('2027-03-13T23:30', '', '2027-03-14T22:00')).toBe('2027-03-13T23:30');
  expect(shiftEnd('2027-03-13T23:30', '2027-03-13T20:00', '')).toBe('2027-03-13T23:30');
});
