import { expect, it } from 'vitest';
import { findSendTime } from './quiet-hours.ts';
import { computeWindowEnd } from './quiet-window.ts';

const at = (iso: string) => Date.parse(iso);
const HOUR_MS = 3_600_000;

it.each([
  // zone, now, when it is sent
  ['Europe/Lisbon', '2027-06-12T20:59:59Z', '2027-06-12T20:59:59Z'],
  ['Europe/Lisbon', '2027-06-12T21:00:00Z', '2027-06-13T07:00:00Z'],
  ['Europe/Lisbon', '2027-06-13T02:30:00Z', '2027-06-13T07:00:00Z'],
  ['Europe/Lisbon', '2027-06-13T07:00:00Z', '2027-06-13T07:00:00Z'],
  ['America/New_York', '2027-06-13T02:00:00Z', '2027-06-13T12:00:00Z'],
  ['Asia/Tokyo', '2027-06-12T13:00:00Z', '2027-06-12T23:00:00Z'],
  ['Asia/Kathmandu', '2027-06-12T16:15:00Z', '2027-06-13T02:15:00Z'],
  ['Pacific/Kiritimati', '2027-12-31T09:00:00Z', '2027-12-31T18:00:00Z'],
  // Clocks go forward at 2:00, so 8:00 is an hour earlier; then back.
  ['America/New_York', '2027-03-14T03:30:00Z', '2027-03-14T12:00:00Z'],
  ['America/New_York', '2027-11-07T02:30:00Z', '2027-11-07T13:00:00Z'],
  ['Europe/Lisbon', '2027-03-27T23:00:00Z', '2027-03-28T07:00:00Z'],
])('in %s, a message of %s is sent at %s', (timeZone, now, expected) => {
  const nextWeek = at(now) + 7 * 24 * HOUR_MS;
  expect(findSendTime(at(now), timeZone, [nextWeek])).toBe(at(expected));
});

it.each([
  ['in 24 hours', 24, true],
  ['in 25 hours', 25, false],
  ['begun half an hour ago', -0.5, true],
  ['begun two hours ago', -2, false],
])('at night, a change of an event %s', (_, hours, isSent) => {
  const now = at('2027-06-12T23:00:00Z');
  expect(findSendTime(now, 'Europe/Lisbon', [now + hours * HOUR_MS]) === now).toBe(isSent);
});

it('waits a window after the last change, at most three after the first', () => {
  expect(computeWindowEnd({ firstAt: 0, lastAt: 0 }, 600)).toBe(600_000);
  expect(computeWindowEnd({ firstAt: 0, lastAt: 500_000 }, 600)).toBe(1_100_000);
  expect(computeWindowEnd({ firstAt: 0, lastAt: 1_500_000 }, 600)).toBe(1_800_000);
});
