import { expect, test } from 'vitest';
import type { Booking } from '../booking.ts';
import { mergeBookings } from './merge-bookings.ts';
import { mergeMachineAndText } from './merge-machine-and-text.ts';

const flight = (facts: Partial<Booking> = {}): Booking => ({
  kind: 'flight',
  status: 'confirmed',
  source: 'json-ld',
  number: 'UA 110',
  from: { iata: 'SFO' },
  to: { iata: 'JFK' },
  start: { local: '2027-03-04T20:15', yearStated: true },
  people: ['Eva Green'],
  details: [],
  ...facts,
});

const dinner = (facts: Partial<Booking> = {}): Booking => ({
  kind: 'restaurant',
  status: 'confirmed',
  source: 'text',
  name: 'Casa Lumbre',
  place: { name: 'Casa Lumbre' },
  start: { local: '2027-06-13T20:00', yearStated: true },
  people: [],
  details: [],
  ...facts,
});

const at = (local: string) => ({ start: { local, yearStated: true } });

test('merges a flight listed once per passenger', () => {
  const [one, ...rest] = mergeBookings([
    flight(),
    flight({ people: ['GREEN/EVA'] }),
    flight({ people: ['Ada Green'] }),
  ]);
  expect(rest).toEqual([]);
  expect(one?.people).toEqual(['Eva Green', 'Ada Green']);
});

test('keeps two legs or tables on the same day separate', () => {
  expect(
    mergeBookings([flight(), flight({ number: 'UA 220', from: { iata: 'JFK' }, to: { iata: 'BOS' } })]),
  ).toHaveLength(2);
  expect(mergeBookings([dinner(), dinner({ name: 'Bar Alto', place: { name: 'Bar Alto' } })])).toHaveLength(
    2,
  );
  expect(mergeBookings([dinner(), dinner(at('2027-06-13T12:00'))])).toHaveLength(2);
  expect(mergeBookings([flight(), flight({ status: 'cancelled' })])).toHaveLength(2);
});

test('fills gaps in markup from the text without changing it', () => {
  const text = flight({
    source: 'text',
    ...at('2027-03-04T20:45'),
    confirmation: 'RXJ34P',
    from: { name: 'San Francisco', iata: 'SFO' },
  });
  expect(mergeMachineAndText([flight()], [text])).toMatchObject([
    {
      source: 'json-ld',
      start: { local: '2027-03-04T20:15' },
      confirmation: 'RXJ34P',
      from: { name: 'San Francisco' },
    },
  ]);
  const day = { source: 'microdata', ...at('2027-06-13') } as const;
  expect(mergeMachineAndText([dinner(day)], [dinner()])).toMatchObject([
    { start: { local: '2027-06-13T20:00' } },
  ]);
});

test('marks one booking on two days as ambiguous and keeps another leg', () => {
  const markup = dinner({ source: 'json-ld', confirmation: 'C1X' });
  const merged = mergeMachineAndText([markup], [dinner({ ...at('2027-06-23T20:00'), confirmation: 'C-1x' })]);
  expect(merged).toMatchObject([{ start: { local: '2027-06-13T20:00', ambiguous: true } }]);
  const back = flight({
    source: 'text',
    number: 'UA 111',
    from: { iata: 'JFK' },
    to: { iata: 'SFO' },
    ...at('2027-03-09T08:00'),
  });
  expect(mergeMachineAndText([flight()], [flight({ source: 'text' }), back])).toHaveLength(2);
});

const entry = (facts: Partial<Booking> = {}): Booking => ({
  kind: 'activity',
  status: 'confirmed',
  source: 'calendar',
  name: 'Reservation at Casa Lumbre',
  place: { name: 'Casa Lumbre', city: 'Lisbon', country: 'PT' },
  start: { local: '2027-06-13T19:00', yearStated: true, utc: true },
  people: [],
  details: [],
  ...facts,
});

test('takes the kind of a calendar entry from the text', () => {
  const text = dinner({ confirmation: 'C-1', place: { name: 'Casa Lumbre', city: 'Lisbon', country: 'PT' } });
  expect(mergeMachineAndText([entry()], [text])).toMatchObject([
    { kind: 'restaurant', source: 'calendar', name: 'Reservation at Casa Lumbre', confirmation: 'C-1' },
  ]);
});

test('doubts a calendar entry if neither it nor the text is sure of the kind', () => {
  const start = { local: '2027-06-13T20:00', yearStated: true };
  const text: Booking = { ...entry({ start, isWeak: true }), source: 'text' };
  const known = entry({ start });
  expect(mergeMachineAndText([known], [text])).toMatchObject([{ source: 'calendar', isWeak: true }]);
  expect(mergeMachineAndText([known], [{ ...text, isWeak: false }])[0]?.isWeak).toBeFalsy();
});

test('takes the stops of a calendar entry from the text', () => {
  const start = { local: '2027-03-04T20:15', yearStated: true, zone: 'America/Los_Angeles' };
  const merged = mergeMachineAndText(
    [entry({ name: 'UA 110 to New York', place: { name: 'Terminal 3' }, start })],
    [flight({ source: 'text' })],
  );
  expect(merged).toMatchObject([
    { kind: 'flight', number: 'UA 110', from: { iata: 'SFO' }, to: { iata: 'JFK' } },
  ]);
  expect(merged[0]?.name).toBeUndefined();
});

test('keeps a calendar entry and another booking at another time', () => {
  const other = dinner({ ...at('2027-06-13T21:00'), confirmation: 'C-1' });
  expect(mergeMachineAndText([entry()], [other])).toHaveLength(2);
});

test('doubts bookings that only the text has, and takes one at the same time for the same', () => {
  const text = { source: 'text', confirmation: 'C-1' } as const;
  const later = dinner({ ...at('2027-06-30T20:00'), ...text, name: 'Another house' });
  expect(mergeMachineAndText([flight()], [later])).toMatchObject([{}, { isWeak: true }]);
  const again = flight({ ...text, number: undefined, from: { name: 'Kassel' }, to: { name: 'Ayr' } });
  expect(mergeMachineAndText([flight()], [again])).toHaveLength(1);
});

test('takes an arrival in the text for no booking of its own', () => {
  const known = flight({ end: { local: '2027-03-05T04:30', yearStated: true } });
  const arrival = dinner({ kind: 'activity', ...at('2027-03-05T04:30'), confirmation: 'C-1', isWeak: true });
  expect(mergeMachineAndText([known], [arrival])).toHaveLength(1);
});
