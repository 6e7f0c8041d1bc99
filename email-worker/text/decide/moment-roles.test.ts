import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../languages/languages.ts';
import { listKeys } from '../../languages/word-keys.ts';
import type { Message } from '../../message.ts';
import { TEXT_ONLY } from '../../testing/text-only.ts';
import { readTextBookings } from './text-bookings.ts';

const toMessage = (subject: string, lines: string[]): Message => ({
  subject,
  from: { name: 'Harbor Tickets', address: 'mail@vendor.example' },
  sentAt: new Date('2027-04-05T10:00:00Z'),
  delivery: 'direct',
  text: ['Booking number: K7LM29', ...lines].join('\n'),
  ...TEXT_ONLY,
});

/** `kind start → end`; a `?` after the start marks one to be reviewed. */
const read = (subject: string, lines: string[]): string[] =>
  readTextBookings(toMessage(subject, lines)).map(
    ({ kind, start, end, isWeak }) =>
      `${kind} ${start.local}${start.ambiguous || isWeak ? '?' : ''}${end ? ` → ${end.local}` : ''}`,
  );

const HALL = 'Venue: Royal Hall, 12 High Street, Leeds';
const SHOW = ['Event: The Lanterns', HALL];
const CLASS = ['Class: Pottery', 'Venue: Clay House, 12 High Street, Leeds'];
const TABLE = ['Restaurant: Rosa', 'Address: 12 High Street, Leeds'];

describe('doors', () => {
  it.each([
    [
      'give way to a start',
      ['Date: 12 June 2027', 'Doors: 19:00', 'Show: 20:00'],
      ['activity 2027-06-12T20:00'],
    ],
    [
      'give their day to a start',
      ['Doors: 12 June 2027, 19:00', 'Show: 20:00'],
      ['activity 2027-06-12T20:00'],
    ],
    ['give way in a line', ['12 June 2027 · Doors 19:00, show 20:00'], ['activity 2027-06-12T20:00']],
    ['alone are flagged', ['Date: 12 June 2027', 'Doors: 19:00'], ['activity 2027-06-12T19:00?']],
    ['alone with a day are flagged', ['Einlass: 12. Juni 2027, 19 Uhr'], ['activity 2027-06-12T19:00?']],
  ])('%s', (_, lines, events) => {
    expect(read('Your tickets', [...lines, ...SHOW])).toEqual(events);
  });
});

it('starts on the day beside a labeled start, and ends where a line says so', () => {
  const lines = [
    'THU 10 JUN 2027',
    'DOORS 7.00PM / SHOW 7.45PM / CURFEW 11PM',
    'The bar is new from 1 June 2027, 10am.',
  ];
  expect(read('Your ticket', ['The Lanterns concert', ...lines, HALL])).toEqual([
    'activity 2027-06-10T19:45 → 2027-06-10T23:00',
  ]);
});

describe('a limit for being there', () => {
  it.each([
    [
      'gives way to a start',
      ['Date: 12 June 2027', 'Last admission: 19:45', 'Show: 20:00'],
      ['activity 2027-06-12T20:00'],
    ],
    ['is no start', ['Date: 12 June 2027', 'Last admission: 19:45'], ['activity 2027-06-12']],
    [
      'gives way to a departure',
      ['Date: 12 June 2027', 'Check-in: 09:45', 'Departs: 10:15'],
      ['activity 2027-06-12T10:15?'],
    ],
    [
      'alone, a check-in is flagged',
      ['Date: 12 June 2027', 'Check-in: 09:45'],
      ['activity 2027-06-12T09:45?'],
    ],
  ])('%s', (_, lines, events) => {
    expect(read('Your tour', [...lines, ...SHOW])).toEqual(events);
  });

  it('is not the departure of a flight', () => {
    const lines = [
      'Flight BA 762',
      'London (LHR) to Oslo (OSL)',
      'Date: 12 June 2027',
      'Boarding: 09:20',
      'Gate closes: 09:40',
    ];
    expect(read('Your flight', lines)).toEqual(['flight 2027-06-12']);
    expect(read('Your flight', [...lines, 'Departure: 10:00'])).toEqual(['flight 2027-06-12T10:00']);
  });

  it('is not the check-in of a stay', () => {
    const lines = [
      'Hotel: Rosa, 12 High Street, Leeds',
      'Check-in: 12 June 2027',
      'Late check-in: 23:00',
      'Check-out: 14 June 2027',
    ];
    expect(read('Your stay', lines)).toEqual(['hotel 2027-06-12 → 2027-06-14']);
  });
});

/** Emails that state nothing but one moment, which is not that of an event. */
const LONE: [string, string[]][] = [
  ['a deadline', ['RSVP by: 5 June 2027, 18:00']],
  ['a deadline in Spanish', ['Cancelación gratuita hasta: 5 de junio de 2027, 18:00']],
  ['a deadline in Catalan', ['Cancel·lació gratuïta fins: 5 de juny de 2027, 18:00']],
  ['a payment', ['Balance due: 5 June 2027, 18:00']],
  ['a payment in Polish', ['Termin płatności: 5 czerwca 2027, 18:00']],
  ['the day of an order', ['Ordered on: 5 June 2027, 18:00']],
  ['the day of an order in Japanese', ['購入日時: 2027年6月5日 18:00']],
  ['a validity', ['Valid until: 5 June 2027, 18:00']],
  ['a validity in Italian', ['Valido fino al: 5 giugno 2027, 18:00']],
  ['a birthday', ['Date of birth: 5 June 2027, 18:00']],
  ['an account', ['Account: 5 June 2027, 18:00']],
  ['a state before a change', ['Previously: 5 June 2027, 18:00']],
]; // biome-ignore format: a table

describe('no event comes from', () => {
  it.each(LONE)('%s', (_, lines) => {
    expect(read('Your booking is confirmed', [...lines, ...SHOW])).toEqual([]);
  });

  it.each(LONE)('%s beside a start', (_, lines) => {
    const event = ['Date: 12 June 2027', 'Starts: 20:00'];
    expect(read('Your booking is confirmed', [...lines, ...event, ...SHOW])).toEqual([
      'activity 2027-06-12T20:00',
    ]);
  });
});

describe('an end', () => {
  it.each([
    [
      'follows the start',
      ['Date: 12 June 2027', 'Start: 10:00', 'End: 12:30'],
      ['activity 2027-06-12T10:00 → 2027-06-12T12:30'],
    ],
    [
      'has a day of its own',
      ['Starts: 12 June 2027, 22:00', 'Ends: 13 June 2027, 04:00'],
      ['activity 2027-06-12T22:00 → 2027-06-13T04:00'],
    ],
    [
      'is on the next day',
      ['Datum: 12. Juni 2027', 'Beginn: 22:00', 'Ende: 04:00'],
      ['activity 2027-06-12T22:00 → 2027-06-13T04:00'],
    ],
    [
      'before the start does not count',
      ['Starts: 12 June 2027, 10:00', 'Ends: 11 June 2027, 12:00'],
      ['activity 2027-06-12T10:00'],
    ],
    [
      'far behind midnight does not count',
      ['Starts: 12 June 2027, 20:00', 'Until: 18:00'],
      ['activity 2027-06-12T20:00'],
    ],
    ['alone is no start', ['Ends: 12 June 2027, 12:30'], []],
    ['alone gives no time to a day', ['Date: 12 June 2027', 'Ends: 12:30'], ['activity 2027-06-12']],
  ])('%s', (_, lines, events) => {
    expect(read('Your class', [...lines, ...CLASS])).toEqual(events);
  });

  it('of a table is when it has to be left', () => {
    const lines = ['Date: 12 June 2027', 'Time: 19:00', 'Table returned by: 21:00'];
    expect(read('Your table is booked', [...lines, ...TABLE])).toEqual([
      'restaurant 2027-06-12T19:00 → 2027-06-12T21:00',
    ]);
  });
});

describe('an arrival', () => {
  it('of a journey is its end', () => {
    const flight = ['Flight BA 762', 'London (LHR) to Oslo (OSL)', 'Date: 12 June 2027'];
    expect(read('Your flight', [...flight, 'Arrival: 13:10'])).toEqual(['flight 2027-06-12']);
    expect(read('Your flight', [...flight, 'Departure: 10:00', 'Arrival: 13:10'])).toEqual([
      'flight 2027-06-12T10:00 → 2027-06-12T13:10',
    ]);
  });

  it('gives way to a start and to a departure', () => {
    const tour = ['Date: 12 June 2027', 'Arrival: 09:45'];
    expect(read('Your tour', [...tour, 'Start: 10:00', ...SHOW])).toEqual(['activity 2027-06-12T10:00?']);
    expect(read('Your tour', [...tour, 'Departs: 10:00', ...SHOW])).toEqual(['activity 2027-06-12T10:00?']);
  });

  it('alone is flagged', () => {
    const table = ['Date: 12 June 2027', 'Arrival: 19:00'];
    expect(read('Your table is booked', [...table, ...TABLE])).toEqual(['restaurant 2027-06-12T19:00?']);
  });
});

it('does not start an event with a duration or opening hours', () => {
  const lines = ['Date: 12 June 2027', 'Duration: 2:30', 'Opening hours: 10:00 – 18:00'];
  expect(read('Your class', [...lines, ...CLASS])).toEqual(['activity 2027-06-12']);
  expect(read('Je les', ['Datum: 12 juni 2027', 'Reistijd: 2:30', ...CLASS])).toEqual([
    'activity 2027-06-12',
  ]);
});

it('starts at the date of a reminder', () => {
  expect(read('Reminder: Dentist 12 June 2027 10:30', ['Dr. Tooth, 12 High Street, Leeds'])).toEqual([
    'activity 2027-06-12T10:30?',
  ]);
});

const LINES = 6;

/** Every label beside a booking, six of them per email, with a moment that could be taken for the start. */
const BESIDE = LANGUAGES.map(({ code, words }) => {
  const labels = listKeys('moments').flatMap((role) => words[`moments.${role}`]);
  const lines = labels.map((label) => `${label}: 2027-06-05 18:00`);
  const emails = lines.flatMap((_, at) => (at % LINES ? [] : [lines.slice(at, at + LINES)]));
  return { language: code, emails };
});

describe.each(BESIDE)('no label of $language moves', ({ emails }) => {
  it.each([
    ['a show', ['Date: 12 June 2027', 'Show: 20:00', ...SHOW], 'activity 2027-06-12T20:00'],
    [
      'a flight',
      ['BA 762 London (LHR) to Oslo (OSL)', 'Departs: 12 June 2027 10:00', 'Arrives: 13:10'],
      'flight 2027-06-12T10:00 → 2027-06-12T13:10',
    ],
    [
      'a stay',
      ['Hotel: Rosa, 12 High Street, Leeds', 'Check-in: 12 June 2027 15:00', 'Check-out: 14 June 2027 11:00'],
      'hotel 2027-06-12T15:00 → 2027-06-14T11:00',
    ],
  ])('%s', (_, booking, event) => {
    const moved = emails.filter(
      (lines) => read('Booking confirmed', [...lines, ...booking]).join() !== event,
    );
    expect(moved).toEqual([]);
  });
});
