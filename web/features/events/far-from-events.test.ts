import { expect, it } from 'vitest';
import { isFarFromEvents } from './far-from-events.ts';

const zone = { timeZone: 'America/New_York', endTimeZone: null };
const events = [
  { datetime: '2027-06-13T03:00:00Z', endsAt: null, ...zone }, // June 12, 11 PM
  { datetime: '2027-06-11T16:00:00Z', endsAt: '2027-06-15T16:00:00Z', ...zone },
];

it.each([
  ['2027-06-29T23:59', false],
  ['2027-06-30T00:00', true],
  ['2027-05-28T00:00', false],
  ['2027-05-27T23:59', true],
  ['2028-06-12T12:00', true],
])('%s is more than two weeks from all events: %s', (startsAt, isFar) => {
  expect(isFarFromEvents(startsAt, events)).toBe(isFar);
});

it('is never far if there are no events', () => expect(isFarFromEvents('2028-06-12T12:00', [])).toBe(false));
