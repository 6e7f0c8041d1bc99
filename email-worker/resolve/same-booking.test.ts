import { expect, it } from 'vitest';
import type { Booking } from '../booking.ts';
import { compareBookings } from './same-booking.ts';

const dinner: Booking = {
  source: 'text',
  kind: 'restaurant',
  status: 'confirmed',
  name: 'Trattoria Roma',
  place: { name: 'Trattoria Roma' },
  start: { local: '2027-06-12T19:30', yearStated: true },
  people: [],
  details: [],
};

it.each<[string, Partial<Booking>, ReturnType<typeof compareBookings>]>([
  ['the same', {}, { same: true, because: 'agreement' }],
  ['another type', { kind: 'hotel' }, { same: false, because: 'type' }],
  ['a cancellation', { status: 'cancelled' }, { same: false, because: 'status' }],
  [
    'another day',
    { start: { local: '2027-06-13T19:30', yearStated: true } },
    { same: false, because: 'day' },
  ],
  [
    'another time',
    { start: { local: '2027-06-12T21:30', yearStated: true } },
    { same: false, because: 'time' },
  ],
  ['another place', { name: 'Chez Luc', place: { name: 'Chez Luc' } }, { same: false, because: 'place' }],
  [
    'something at its start',
    { kind: 'other', isWeak: true, name: 'Table' },
    { same: true, because: 'second is vague' },
  ],
])('compares a dinner with %s', (_, change, comparison) => {
  expect(compareBookings(dinner, { ...dinner, ...change })).toEqual(comparison);
});

it('takes a calendar entry for the booking at its time', () => {
  const entry: Booking = { ...dinner, source: 'calendar', kind: 'activity', name: 'Reservation' };
  expect(compareBookings(entry, dinner)).toEqual({ same: true, because: 'calendar entry' });
});
