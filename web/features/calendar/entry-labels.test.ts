import { expect, test } from 'vitest';
import type { Event } from '../../../worker/contract/events.ts';
import { describeDay, describeTime } from './entry-labels.ts';

const event = {
  datetime: '2026-12-31T21:00:00Z',
  endsAt: '2027-01-01T03:00:00Z',
  timeZone: 'Europe/Vienna',
} as Event;
const entry = (isFirstDay: boolean, isLastDay: boolean, more: Partial<Event> = {}) => ({
  event: { ...event, ...more },
  isFirstDay,
  isLastDay,
});

test('shows the start, the end and the days between of an event over several days', () => {
  expect(describeTime(entry(true, false), 'Europe/Vienna')).toBe('10:00 PM');
  expect(describeTime(entry(false, false), 'Europe/Vienna')).toBe('All day');
  expect(describeTime(entry(false, true), 'Europe/Vienna')).toBe('until 4:00 AM');
});

test('adds the end on the same day if asked, and the zone if it differs', () => {
  const short = entry(true, true, { endsAt: '2026-12-31T22:30:00Z' });
  expect(describeTime(short, 'Europe/Vienna', true)).toBe('10:00 PM – 11:30 PM');
  expect(describeTime(short, 'Europe/Vienna')).toBe('10:00 PM');
  expect(describeTime(short, 'America/New_York')).toBe('10:00 PM Vienna time');
  expect(describeTime(entry(true, true, { endsAt: null }), 'Europe/Vienna', true)).toBe('10:00 PM');
});

test('shows an arrival in its own zone', () => {
  const flight = { endsAt: '2027-01-01T09:00:00Z', endTimeZone: 'America/New_York' };
  expect(describeTime(entry(true, false, flight), 'Europe/Vienna')).toBe('10:00 PM');
  expect(describeTime(entry(false, true, flight), 'Europe/Vienna')).toBe('until 4:00 AM EST');
  const short = { endsAt: '2026-12-31T22:30:00Z', endTimeZone: 'Europe/London' };
  expect(describeTime(entry(true, true, short), 'Europe/Vienna', true)).toBe(
    '10:00 PM Vienna time – 10:30 PM London time',
  );
});

test('describes a day for screen readers', () => {
  const day = {
    day: '2027-01-01',
    isToday: true,
    isWithin: true,
    entries: [entry(false, true)],
    shown: [],
    more: 0,
  };
  expect(describeDay(day)).toBe('Friday, January 1, 2027, today, 1 event');
  expect(describeDay({ ...day, isToday: false, entries: [] })).toBe('Friday, January 1, 2027, no events');
});
