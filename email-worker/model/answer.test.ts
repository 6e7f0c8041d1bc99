import { describe, expect, it } from 'vitest';
import { readModelAnswer as readAnswer } from './answer.ts';

const readModelAnswer = (content: string, text: string) =>
  readAnswer(content, { text, sentAt: '2027-05-01T10:00:00Z' });

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

const read = (changes: object = {}, emailKind = 'confirmation') =>
  readModelAnswer(JSON.stringify({ emailKind, events: [{ ...EVENT, ...changes }] }), TEXT);

describe('a model answer', () => {
  it('with evidence is a booking', () => {
    expect(read()).toEqual({
      emailKind: 'confirmation',
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
    ['a day that does not exist', { startLocal: '2027-06-31T19:30' }],
    ['a time that does not exist', { startLocal: '2027-06-12T27:30' }],
  ])('with %s is rejected', (_, changes) => {
    expect(read(changes)).toMatchObject({ bookings: [], rejectedCount: 1 });
  });

  it.each([
    ['evidence that is not in the email', { evidenceStart: 'Saturday 12 June 2027, half past seven' }],
    ['empty evidence', { evidenceStart: '' }],
    ['evidence without a time', { evidenceStart: 'Saturday, 12 June 2027' }],
    ['evidence of another type', { evidenceStart: 7 }],
  ])('with %s is weak', (_, changes) => {
    expect(read(changes)).toMatchObject({ bookings: [{ isWeak: true }], rejectedCount: 0 });
  });

  it('loses only its malformed events', () => {
    const answer = { emailKind: 'confirmation', events: [{ kind: 'hotel' }, EVENT] };
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
    const answer = JSON.stringify({ emailKind: 'confirmation', events: [event] });
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

  it.each(['quote_or_hold', 'promotion'])('about a %s contains no booking', (emailKind) => {
    expect(read({}, emailKind)).toMatchObject({ emailKind, bookings: [] });
  });

  it.each(['quote_or_hold', 'promotion', 'receipt', 'other'])('may be that a %s has none', (emailKind) => {
    const answer = JSON.stringify({ emailKind, events: [] });
    expect(readModelAnswer(answer, TEXT)).toEqual({ emailKind, bookings: [], rejectedCount: 0 });
  });

  it.each(['receipt', 'other'])(
    'about a %s with a number and a later date is a weak booking',
    (emailKind) => {
      expect(read({}, emailKind)).toMatchObject({ emailKind: 'confirmation', bookings: [{ isWeak: true }] });
      expect(read({ confirmationNumber: null }, emailKind)).toMatchObject({ emailKind, bookings: [] });
    },
  );

  it('accepts other types than those of the schema', () => {
    const text = `${TEXT} Order 4012345678. Party of 4. Table 12.`;
    const event = {
      ...EVENT,
      kind: 'party',
      startLocal: '2027-06-12 19:30:00+01:00',
      yearStated: 'true',
      endLocal: 'N/A',
      iata: 7,
      attendees: 'Jane Doe; Mallory',
      confirmationNumber: 4012345678,
      partySize: '4',
      seats: ['Table', 12],
      status: null,
      evidencePlace: undefined,
    };
    const answer = JSON.stringify({ emailKind: 'booking', events: [event] });
    expect(readModelAnswer(answer, text)).toMatchObject({
      emailKind: 'confirmation',
      rejectedCount: 0,
      bookings: [
        {
          kind: 'other',
          status: 'confirmed',
          start: { local: '2027-06-12T19:30', yearStated: true },
          people: ['Jane Doe'],
          confirmation: '4012345678',
          details: [
            { label: 'Seat', value: 'Table, 12' },
            { label: 'Party', value: '4' },
          ],
        },
      ],
    });
  });

  it('loses an end that is before the start or contradicts its evidence', () => {
    const end = (endLocal: string, evidenceEnd: string | null = null) =>
      read({ endLocal, evidenceEnd })?.bookings[0]?.end?.local;
    expect(end('2027-06-12T21:30')).toBe('2027-06-12T21:30');
    expect(end('2027-06-12T21:30', '12 June 2027, 9:30 PM')).toBe('2027-06-12T21:30');
    expect(end('2027-06-12T21:30', '12 June 2027, 10 PM')).toBeUndefined();
    expect(end('2027-06-11')).toBeUndefined();
  });

  it('has the guessed zone at its end only if it ends where it starts', () => {
    const end = (changes: object) =>
      read({ endLocal: '2027-06-12T21:30', evidenceEnd: '', ...changes })?.bookings[0]?.end?.zone;
    expect(end({})).toBe('Europe/Lisbon');
    expect(end({ kind: 'flight', arrivalPlace: 'Almada' })).toBeUndefined();
    expect(end({ kind: 'flight' })).toBeUndefined();
  });

  it('never shows markup, links, phone numbers and invisible characters', () => {
    const name = '<b>Call</b> +1 (800) 555-0199 or https://evil.example/x\u202e now\u200b!';
    const findings = readModelAnswer(
      JSON.stringify({ emailKind: 'confirmation', events: [{ ...EVENT, title: name }] }),
      `${TEXT} Call or now`,
    );
    expect(findings?.bookings[0]?.name).toBe('Call or now !');
  });

  it('is limited to twenty events', () => {
    const findings = readModelAnswer(
      JSON.stringify({ emailKind: 'confirmation', events: Array(500).fill(EVENT) }),
      TEXT,
    );
    expect(findings?.bookings).toHaveLength(20);
    expect(findings?.rejectedCount).toBe(480);
  });

  it.each([
    ['prose', 'Sure! Here are your bookings.'],
    ['cut off', JSON.stringify({ emailKind: 'confirmation', events: [EVENT] }).slice(0, -20)],
    ['another form', JSON.stringify({ bookings: [] })],
    ['an unknown kind without events', JSON.stringify({ emailKind: 'party', events: [] })],
    ['a confirmation without events', JSON.stringify({ emailKind: 'confirmation', events: [] })],
    ['a cancellation without events', JSON.stringify({ emailKind: 'cancellation', events: [] })],
    ['null', 'null'],
    ['nothing', ''],
  ])('is discarded if it is %s', (_, content) => {
    expect(readModelAnswer(content, TEXT)).toBeUndefined();
  });
});
