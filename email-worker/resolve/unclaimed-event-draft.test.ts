import { expect, it } from 'vitest';
import type { Booking, BookingKind } from '../booking.ts';
import { readModelAnswer } from '../model/answer.ts';
import { toUnclaimedEventDraft } from './unclaimed-event-draft.ts';

const OPTIONS = {
  now: new Date('2027-01-01T00:00:00Z'),
  defaultZone: 'America/New_York',
  sender: { authenticated: true, typedOnly: false },
};

const toDraft = (kind: BookingKind, from: string, to: string) => {
  const booking: Booking = {
    kind,
    status: 'confirmed',
    source: 'text',
    from: { name: from },
    to: { name: to },
    start: { local: '2027-06-12T14:09', yearStated: true },
    end: { local: '2027-06-12T16:58', yearStated: true },
    people: [],
    details: [],
  };
  return toUnclaimedEventDraft(booking, undefined, OPTIONS);
};

it.each([
  // Campanha is a town in Brazil.
  ['train', 'Lisboa - Oriente', 'Porto - Campanhã', 'Europe/Lisbon', null],
  ['train', 'Chicago', 'Ann Arbor', 'America/Chicago', 'America/Detroit'],
  ['ferry', 'Dover', 'Calais', 'Europe/London', 'Europe/Paris'],
] as const)('a %s from %s to %s ends near its start', (kind, from, to, zone, endZone) => {
  expect(toDraft(kind, from, to)).toMatchObject({ timeZone: zone, endTimeZone: endZone });
});

it('marks a flight that ends at an unknown place, whose clock may be another one', () => {
  expect(toDraft('flight', 'Chicago', 'Detroit')).toMatchObject({
    needsReview: false,
    endsAt: '2027-06-12T20:58:00.000Z',
  });
  expect(toDraft('flight', 'Chicago', 'Terminal 2')).toMatchObject({
    needsReview: true,
    reasons: ['zone-unknown'],
  });
});

it('reads the arrival of a flight that a model found on the clock of the place it arrives at', () => {
  const text = 'AF 22 12 June 2027, 13:30 Paris CDG - 15:55 New York JFK. Reservation QX7K2M.';
  const event = {
    kind: 'flight',
    title: 'AF 22',
    startLocal: '2027-06-12T13:30',
    yearStated: true,
    endLocal: '2027-06-12T15:55',
    placeName: 'Paris',
    iata: 'CDG',
    arrivalPlace: 'New York',
    arrivalIata: 'JFK',
    timeZoneGuess: 'Europe/Paris',
    evidenceStart: 'AF 22 12 June 2027, 13:30',
  };
  const answer = { emailKind: 'confirmation', events: [event] };
  const [booking] = readModelAnswer(answer, { text })?.bookings ?? [];
  expect(booking && toUnclaimedEventDraft(booking, undefined, OPTIONS)).toMatchObject({
    datetime: '2027-06-12T11:30:00.000Z',
    endsAt: '2027-06-12T19:55:00.000Z',
    endTimeZone: 'America/New_York',
  });
});

it('names what was booked in the language of the itinerary, with its dates', () => {
  const booking: Booking = {
    kind: 'flight',
    status: 'confirmed',
    source: 'text',
    name: 'Lufthansa',
    number: 'LH 12',
    confirmation: 'QX7K2M',
    from: { iata: 'FRA' },
    to: { iata: 'JFK' },
    start: { local: '2027-06-12T14:09', yearStated: true },
    end: { local: '2027-06-12T16:58', yearStated: true },
    people: [],
    details: [{ label: 'Seat', value: '12A {value}' }],
  };
  const read = (language?: 'de' | 'ja') => {
    const { title, description } = toUnclaimedEventDraft(booking, undefined, { ...OPTIONS, language });
    return [title, ...description.split('\n')];
  };
  const [from, to] = ['Frankfurt (FRA)', 'John F. Kennedy (JFK)'];
  expect(read()).toEqual([
    `LH 12 ${from} to ${to}`,
    'Confirmation: QX7K2M',
    `Arrives: Jun 12, 2027, 4:58 PM, ${to}`,
    'Operator: Lufthansa',
    'Seat: 12A {value}',
  ]);
  expect(read('de')).toEqual([
    `LH 12 ${from} – ${to}`,
    'Buchungsnummer: QX7K2M',
    `Ankunft: 12.06.2027, 16:58, ${to}`,
    'Anbieter: Lufthansa',
    'Sitzplatz: 12A {value}',
  ]);
  expect(read('ja')[2]).toBe(`到着：2027/06/12 16:58, ${to}`);
});
