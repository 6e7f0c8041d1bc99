import { describe, expect, it } from 'vitest';
import { readModelAnswer, toPlainText } from './answer.ts';

const TEXT = `Dear Ms Doe, your table is booked.
When: Saturday, 12 June 2027, 7:30 PM
Where: Ponto Final, Rua do Ginjal 72, Almada
Guests: Jane Doe. Reservation PF-4471.`;

const EVENT = {
  kind: 'restaurant',
  title: 'Ponto Final',
  startLocal: '2027-06-12T19:30',
  yearStated: true,
  endLocal: null,
  placeName: 'Ponto Final',
  address: 'Rua do Ginjal 72, Almada',
  iata: null,
  timeZoneGuess: 'Europe/Lisbon',
  attendees: ['Jane Doe'],
  confirmationNumber: 'PF-4471',
  status: 'confirmed',
  evidenceStart: 'Saturday, 12 June 2027, 7:30 PM',
  evidencePlace: 'Ponto Final, Rua do Ginjal 72, Almada',
};

const read = (changes: object = {}, mailKind = 'confirmation') =>
  readModelAnswer(JSON.stringify({ mailKind, events: [{ ...EVENT, ...changes }] }), TEXT);

describe('a model answer', () => {
  it('with evidence is a booking', () => {
    expect(read()).toEqual({
      mailKind: 'confirmation',
      rejectedCount: 0,
      bookings: [
        {
          kind: 'restaurant',
          status: 'confirmed',
          source: 'model',
          name: 'Ponto Final',
          place: { name: 'Ponto Final', street: 'Rua do Ginjal 72, Almada' },
          start: { local: '2027-06-12T19:30', yearStated: true, zone: 'Europe/Lisbon' },
          people: ['Jane Doe'],
          confirmation: 'PF-4471',
          details: [],
          evidence: { start: EVENT.evidenceStart, place: EVENT.evidencePlace },
        },
      ],
    });
  });

  it.each([
    ['digits that are not in its evidence', { startLocal: '2027-06-12T20:30' }],
    ['nothing of the email', { evidenceStart: 'x', title: 'y', placeName: 'z', confirmationNumber: null }],
    ['a date in words', { startLocal: 'soon' }],
    ['no kind', { kind: 'party' }],
  ])('with %s is rejected', (_, changes) => {
    expect(read(changes)).toMatchObject({ bookings: [], rejectedCount: 1 });
  });

  it.each([
    ['evidence that is not in the email', { evidenceStart: 'Saturday 12 June 2027, half past seven' }],
    ['empty evidence', { evidenceStart: '' }],
  ])('with %s is weak', (_, changes) => {
    expect(read(changes)).toMatchObject({ bookings: [{ isWeak: true }], rejectedCount: 0 });
  });

  it('loses only its malformed events', () => {
    const answer = { mailKind: 'confirmation', events: [{ kind: 'hotel' }, EVENT] };
    expect(readModelAnswer(JSON.stringify(answer), TEXT)).toMatchObject({
      bookings: [{ name: 'Ponto Final' }],
      rejectedCount: 1,
    });
  });

  it('has both ends of a journey', () => {
    const text = `${TEXT} Train IC 12 of Arriva from Almada to Porto`;
    const event = {
      ...EVENT,
      kind: 'train',
      title: 'IC 12',
      vendor: 'Arriva',
      placeName: 'Almada',
      arrivalPlace: 'Porto',
    };
    const answer = JSON.stringify({ mailKind: 'confirmation', events: [event] });
    expect(readModelAnswer(answer, text)?.bookings[0]).toMatchObject({
      number: 'IC 12',
      name: 'Arriva',
      from: { name: 'Almada' },
      to: { name: 'Porto' },
    });
  });

  it('keeps only names, places and numbers of the email', () => {
    const findings = read({
      title: 'Call now',
      placeName: 'Evil Bank',
      address: '1 Scam Street',
      iata: 'JFK',
      attendees: ['Jane Doe', 'Mallory'],
      confirmationNumber: 'XYZ',
      timeZoneGuess: 'Mars/Base',
    });
    expect(findings?.bookings[0]).toMatchObject({ name: undefined, people: ['Jane Doe'] });
    expect(findings?.bookings[0]).not.toHaveProperty('place');
    expect(findings?.bookings[0]).not.toHaveProperty('confirmation');
    expect(findings?.bookings[0]?.start).not.toHaveProperty('zone');
  });

  it.each(['quote_or_hold', 'promotion', 'receipt', 'other'])(
    'about a %s contains no booking',
    (mailKind) => {
      expect(read({}, mailKind)).toMatchObject({ mailKind, bookings: [] });
    },
  );

  it('is limited to twenty events', () => {
    const findings = readModelAnswer(
      JSON.stringify({ mailKind: 'confirmation', events: Array(500).fill(EVENT) }),
      TEXT,
    );
    expect(findings?.bookings).toHaveLength(20);
    expect(findings?.rejectedCount).toBe(480);
  });

  it.each([
    ['prose', 'Sure! Here are your bookings.'],
    ['cut off', JSON.stringify({ mailKind: 'confirmation', events: [EVENT] }).slice(0, -20)],
    ['another form', JSON.stringify({ bookings: [] })],
    ['an unknown kind', JSON.stringify({ mailKind: 'party', events: [] })],
    ['null', 'null'],
    ['nothing', ''],
  ])('is discarded if it is %s', (_, content) => {
    expect(readModelAnswer(content, TEXT)).toBeUndefined();
  });
});

it('removes markup, links, phone numbers and invisible characters', () => {
  expect(toPlainText('<b>Call</b> +1 (800) 555-0199 or https://evil.example/x\u202e now\u200b!')).toBe(
    'Call or now !',
  );
});
