import { describe, expect, it } from 'vitest';
import type { Message } from '../../message.ts';
import { TEXT_ONLY } from '../../testing/text-only.ts';
import { readTextBookings } from './text-bookings.ts';

const read = (subject: string, name: string, lines: string[]) => {
  const [booking] = readTextBookings({
    subject,
    from: { name, address: 'mail@vendor.example' },
    sentAt: new Date('2027-02-01T10:00:00Z'),
    delivery: 'direct',
    text: lines.join('\n'),
    ...TEXT_ONLY,
  } satisfies Message);
  return booking;
};

describe('the kind', () => {
  it.each([
    [
      'of a class is not that of the meals beside it',
      'Class confirmed: wheel throwing',
      'Kiln House',
      [
        'Your class is booked for Saturday 12 June 2027 at 2pm.',
        'Have lunch or dinner before, cake is included.',
      ],
      'activity',
    ],
    [
      'of a desk is not a table',
      'Rezervasyonunuz onaylandı',
      'Deniz Ortak Ofis',
      ['Günlük masa rezervasyonunuz onaylandı.', 'Tarih: 12 Haziran 2027', 'Saat: 09:00', 'Kişi: 1'],
      'activity',
    ],
    [
      'of a tour that fetches its guests is not a ride',
      'Confirmed: old town full day',
      'Ravi Menon',
      [
        'Your private tour with guide:',
        'Date: 12 June 2027',
        'Pick up: 9:00 AM from Lotus House, Kochi',
        'Driver: Hari',
      ],
      'activity',
    ],
    [
      'of a play is not a flight, whatever its title looks like',
      'Bevestiging van je bestelling',
      'Havenschouwburg Delft',
      [
        'De Lantaarn – Toneelgroep Oost',
        'zaterdag 12 juni 2027, aanvang 20.15 uur',
        'Let op: kaartjes op je telefoon',
      ],
      'activity',
    ],
    [
      'of a table stays one beside tickets for something else',
      'Your table at Rosa is booked',
      'Rosa',
      ['Table for 2, 12 June 2027, 19:00', 'Theater tickets? Ask us.'],
      'restaurant',
    ],
  ])('%s', (_, subject, name, lines, kind) => {
    expect(read(subject, name, lines)?.kind).toBe(kind);
  });

  it('of bags that are dropped off first is no rental car', () => {
    const lines = ['Drop-off: 12 June 2027, 10:30', 'Pick-up: 12 June 2027, 18:00', 'Luggage: 3 bags'];
    expect(read('Booking confirmed: luggage storage', 'Bagly', lines)).toMatchObject({
      kind: 'activity',
      start: { local: '2027-06-12T10:30' },
      end: { local: '2027-06-12T18:00' },
    });
  });
});

describe('the place', () => {
  it.each([
    [
      'is where a sentence says to meet',
      [
        'Your lesson is booked for 12 June 2027 at 9:00.',
        'Meet us at the Gull Beach parking lot, by the van.',
      ],
      'Gull Beach parking lot',
    ],
    [
      'is an address inside a sentence',
      [
        'Your lesson is booked for 12 June 2027 at 9:00.',
        'As ever: upstairs at the Mill Rooms, Kiln Street, Bath BA1 1NG.',
      ],
      'Mill Rooms',
    ],
    [
      'is the town of the signature',
      ['Your lesson is booked for 12 June 2027 at 9:00.', 'Gull Surf School | Fremantle WA | 0491 555 000'],
      'Fremantle WA',
    ],
    [
      'is not a list of means of payment',
      ['Votre cours : 12 juin 2027, 9h00', 'Solde sur place : espèces, chèques'],
      undefined,
    ],
  ])('%s', (_, lines, expected) => {
    const { place } = read('Lesson confirmed', 'Gull Surf School', lines) ?? {};
    const printed = [place?.name, place?.street, place?.city].filter(Boolean).join(', ');
    if (expected) expect(printed).toContain(expected);
    else expect(printed).not.toContain('espèces');
  });

  it('in a signature is only a guess', () => {
    const lines = ['Your lesson is booked for 12 June 2027 at 9:00.', 'Gull Surf School | Fremantle WA'];
    expect(read('Lesson confirmed', 'Gull Surf School', lines)?.isWeak).toBe(true);
  });
});

it.each([
  ['one word of the text says', 'Booking confirmed', 'We will text you after your session.', true],
  ['its subject says', 'Your massage is confirmed', 'We will text you after your session.', undefined],
])('doubts what was booked if only %s what it is: %s', (_, subject, sentence, isWeak) => {
  const lines = [
    'Your booking is confirmed for 12 June 2027 at 9:00.',
    sentence,
    '12 High Street, Leeds LS1 2AB',
  ];
  expect(read(subject, 'Gull House', lines)?.isWeak).toBe(isWeak);
});

describe('the name', () => {
  const LINES = ['Your session is booked for 12 June 2027 at 9:00.', 'Room 2, 12 High Street, Leeds LS1 2AB'];

  it.each([
    ['is what the subject names', 'Confirmed - Harbor & old town walk', [], 'Harbor & old town walk'],
    ['is no code', 'Parking confirmed: SLP-6T904', [], 'Gull House'],
    [
      'is not that of the next course',
      "You're in!",
      ['Next course: Spring Flow, from 22 February'],
      'Gull House',
    ],
  ])('%s', (_, subject, lines, name) => {
    expect(read(subject, 'Gull House', [...LINES, ...lines, 'Thanks!', 'Gull House'])?.name).toBe(name);
  });

  it('of a hotel is the sender that calls itself one', () => {
    const lines = ['Anreise: 12. Juni 2027', 'Abreise: 14. Juni 2027', 'Im Bademantel direkt zur Sauna.'];
    expect(read('Ihre Buchungsbestätigung', 'Familienhotel Almblick', lines)?.name).toBe(
      'Familienhotel Almblick',
    );
  });
});
