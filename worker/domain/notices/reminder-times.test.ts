import { expect, it } from 'vitest';
import { computeReminders, isOnDay, toRemindedDay } from './reminder-times.ts';

const at = (iso: string) => Date.parse(iso);
const toIso = (instant: number | null) => instant && new Date(instant).toISOString().slice(0, 16);

it.each([
  // zone, start of the event, when its evening reminder is due: 7:00 PM there, whatever the clocks do in between
  ['Europe/Lisbon', '2027-03-28T15:00Z', '2027-03-27T19:00'],
  ['Europe/Lisbon', '2027-10-31T15:00Z', '2027-10-30T18:00'],
  ['America/New_York', '2027-03-14T18:00Z', '2027-03-14T00:00'],
  ['America/New_York', '2027-11-07T18:00Z', '2027-11-06T23:00'],
  ['Australia/Sydney', '2027-10-03T02:00Z', '2027-10-02T09:00'],
  ['Australia/Sydney', '2027-04-04T02:00Z', '2027-04-03T08:00'],
  ['Pacific/Kiritimati', '2027-06-12T10:00Z', '2027-06-12T05:00'],
])('in %s, of an event at %s the evening is at %s', (timeZone, start, expected) => {
  const events = [{ id: 1, startsAt: at(start), timeZone }];
  const evening = at(`${expected}Z`);
  expect(toIso(computeReminders(events, timeZone, evening - 60_000).next)).toBe(expected);
  const { due, next } = computeReminders(events, timeZone, evening);
  expect(due).toEqual([{ kind: 'evening', eventId: 0, dueAt: evening }]);
  expect(next).toBe(at(start) - 3_600_000);
});

it('is due for a quarter of an hour', () => {
  const events = [{ id: 1, startsAt: at('2027-06-12T19:00Z'), timeZone: 'Europe/Lisbon' }];
  const due = (iso: string) => computeReminders(events, 'Europe/Lisbon', at(iso)).due.map(({ kind }) => kind);
  expect(due('2027-06-12T17:59:59Z')).toEqual([]);
  expect(due('2027-06-12T18:00:00Z')).toEqual(['hour']);
  expect(due('2027-06-12T18:14:59Z')).toEqual(['hour']);
  expect(due('2027-06-12T18:15:00Z')).toEqual([]);
  expect(computeReminders(events, 'Europe/Lisbon', at('2027-06-12T19:00Z'))).toEqual({ due: [], next: null });
});

it('counts the days of each event’s own zone, across the date line', () => {
  const honolulu = 'Pacific/Honolulu';
  const dueAt = at('2027-06-12T05:00Z'); // June 11, 7:00 PM
  const day = toRemindedDay(dueAt, honolulu);
  expect(day).toBe('2027-06-12');
  expect(isOnDay({ startsAt: at('2027-06-12T06:00Z'), timeZone: 'Pacific/Auckland' }, day)).toBe(true);
  expect(isOnDay({ startsAt: at('2027-06-12T06:00Z'), timeZone: honolulu }, day)).toBe(false);
  const events = [{ id: 1, startsAt: at('2027-06-12T06:00Z'), timeZone: 'Pacific/Auckland' }];
  expect(computeReminders(events, honolulu, dueAt).due.map(({ kind }) => kind)).toEqual(['hour', 'evening']);
});
