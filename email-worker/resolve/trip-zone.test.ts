import { expect, it } from 'vitest';
import type { Booking, BookingKind } from '../booking.ts';
import { findTripZone } from './trip-zone.ts';

const book = (kind: BookingKind, start: string, more: Partial<Booking> = {}): Booking => ({
  kind,
  status: 'confirmed',
  source: 'text',
  start: { local: start, yearStated: true },
  people: [],
  details: [],
  ...more,
});
const out = book('flight', '2027-04-14T19:45', {
  from: { iata: 'DFW' },
  to: { iata: 'LHR' },
  end: { local: '2027-04-15T11:05', yearStated: true },
});
const back = book('flight', '2027-04-19T10:40', { from: { iata: 'CDG' }, to: { iata: 'DFW' } });

it.each([
  ['after the arrival', '2027-04-15', 'Europe/London'],
  ['between the flights', '2027-04-17', 'Europe/London'],
  ['before the departure', '2027-04-14', 'America/Chicago'],
  ['after the return', '2027-04-20', 'America/Chicago'],
])('is the zone where the traveler is %s', (_, day, zone) => {
  const hotel = book('hotel', day);
  expect(findTripZone(hotel, [out, hotel, back])).toBe(zone);
});

it('is unknown without a leg', () => {
  const hotel = book('hotel', '2027-04-15');
  expect(findTripZone(hotel, [hotel, book('restaurant', '2027-04-15T20:00')])).toBeUndefined();
});
