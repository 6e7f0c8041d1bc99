import { expect, it } from 'vitest';
import { describeSince } from './describe-since.ts';

const NOW = '2027-06-11T09:00:00Z'; // a Friday

it.each([
  ['7:10 AM', '2027-06-11T05:10:00Z', 'Europe/Rome'],
  ['yesterday', '2027-06-10T21:59:00Z', 'Europe/Rome'],
  ['12:00 AM', '2027-06-10T22:00:00Z', 'Europe/Rome'],
  ['8:30 PM', '2027-06-11T06:30:00Z', 'Pacific/Honolulu'],
  ['Tuesday', '2027-06-08T12:00:00Z', 'Europe/Rome'],
  ['Saturday', '2027-06-05T12:00:00Z', 'Europe/Rome'],
  ['Jun 4', '2027-06-04T12:00:00Z', 'Europe/Rome'],
  ['Dec 31, 2026', '2026-12-31T12:00:00Z', 'Europe/Rome'],
  // A clock that was set back.
  ['Jun 12', '2027-06-12T12:00:00Z', 'Europe/Rome'],
])('says %s for %s in %s', (text, at, zone) => {
  expect(describeSince(Date.parse(at), Date.parse(NOW), zone)).toBe(`Since ${text}`);
});
