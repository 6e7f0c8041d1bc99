import { expect, it } from 'vitest';
import type { Booking } from '../../booking.ts';
import type { Message } from '../../message.ts';
import { TEXT_ONLY } from '../../testing/text-only.ts';
import { parseMailText } from '../label/mail-text.ts';
import type { DoubtContext } from './doubt-checks.ts';
import { DOUBTS } from './doubts.ts';

const toContext = (text: string, others: Partial<DoubtContext> = {}): DoubtContext => {
  const message: Message = {
    subject: 'Hello',
    sentAt: new Date('2027-04-05T10:00:00Z'),
    delivery: 'direct',
    text,
    ...TEXT_ONLY,
  };
  return {
    mail: parseMailText(message),
    mailKind: 'confirmation',
    confirmation: 'K7',
    hasTravel: false,
    ...others,
  };
};

const toBooking = (local: string): Booking => ({
  kind: 'activity',
  status: 'confirmed',
  source: 'text',
  start: { local, yearStated: true },
  people: [],
  details: [],
});

const findDoubts = (local: string, context: DoubtContext): string[] =>
  DOUBTS.filter(({ when }) => when(toBooking(local), context)).map(({ id }) => id);

it('has no doubts about a confirmed event to come', () => {
  expect(findDoubts('2027-05-01T10:00', toContext('Tour on 1 May'))).toEqual([]);
});

it.each([
  ['a past day in talk', '2027-04-01T10:00', { mailKind: 'other' }, ['doubt.mentioned', 'doubt.past']],
  [
    'a day without a time in talk',
    '2027-05-01',
    { mailKind: 'other', confirmation: undefined },
    ['doubt.day-only', 'doubt.talk'],
  ],
  [
    'something past in a receipt',
    '2027-04-05T10:00',
    { mailKind: 'receipt' },
    ['doubt.over', 'doubt.verdict'],
  ],
  ['something to come in a receipt', '2027-05-01T10:00', { mailKind: 'receipt' }, ['doubt.verdict']],
  ['a past day', '2027-04-01T10:00', {}, ['doubt.past']],
] satisfies [string, string, Partial<DoubtContext>, string[]][])('doubts %s', (_, local, others, wanted) => {
  expect(findDoubts(local, toContext('Tour', others))).toEqual(wanted);
});

it('doubts an event beside a journey that was not read', () => {
  expect(findDoubts('2027-05-01T10:00', toContext('Departs: 10:00\nSome flight'))).toEqual(['doubt.half']);
});

it('doubts one of several moments in a poll', () => {
  const poll = 'Please vote!\nTue 4 May 2027, 18:00\nWed 5 May 2027, 19:00\nThu 6 May 2027, 18:30';
  const talk = { mailKind: 'other', confirmation: undefined } as const;
  expect(findDoubts('2027-05-05T19:00', toContext(poll, talk))).toContain('doubt.options');
  expect(findDoubts('2027-05-05T19:00', toContext(poll))).not.toContain('doubt.options');
});

it('doubts a season of a price list', () => {
  const list =
    'low season, 3 April 2027 to 26 June 2027: €420\nhigh season, 3 July 2027 to 28 August 2027: €690';
  const talk = { mailKind: 'other', confirmation: undefined } as const;
  expect(findDoubts('2027-07-03', toContext(list, { ...talk, hasTravel: true }))).toContain('doubt.options');
});

it('drops the program of a venue, unless a number or a sentence proves a booking', () => {
  const program = 'Sat 8 May 2027, 8pm · £18\nSat 15 May 2027, 8pm · £22\nThu 20 May 2027, 7.30pm · from £12';
  const none = { confirmation: undefined };
  expect(findDoubts('2027-05-08T20:00', toContext(program, none))).toEqual(['doubt.program']);
  expect(findDoubts('2027-05-08T20:00', toContext(program))).toEqual([]);
  const booked = toContext(`We are pleased to confirm these three evenings\n${program}`, none);
  expect(findDoubts('2027-05-08T20:00', booked)).toEqual([]);
});

it('drops a day that an email to many mentions', () => {
  const [notice] = DOUBTS.filter(({ id }) => id === 'doubt.notice');
  const loose = { ...toBooking('2027-05-01'), trace: { rules: ['single.hotel', 'date.none'], score: 85 } };
  const text = 'From 1 May 2027 all tickets are digital.';
  const reminder = { mailKind: 'reminder', confirmation: undefined } as const;
  expect(notice?.when(loose, toContext(`${text} Unsubscribe`, reminder))).toBe(true);
  expect(notice?.when(loose, toContext(text, reminder))).toBe(false);
  expect(notice?.when(loose, toContext(`${text} Unsubscribe`))).toBe(false);
});

it('doubts the time of an order', () => {
  const order = 'Danke für Ihre Bestellung, Ihre Artikel kommen mit der Post. Datum 05.04.2027 11:58';
  expect(findDoubts('2027-04-05T11:58', toContext(order))).toEqual(['doubt.ordered']);
  expect(findDoubts('2027-04-05T19:00', toContext(order))).toEqual([]);
});

it('drops the day of the order, unless a label calls it the day of the event', () => {
  expect(findDoubts('2027-04-05', toContext('Gift card. Order 77, 5 April 2027'))).toEqual([
    'doubt.sent-day',
  ]);
  expect(findDoubts('2027-04-06', toContext('Admission on 6 April 2027'))).toEqual([]);
  expect(findDoubts('2027-04-05T19:00', toContext('Tonight, 5 April 2027, 19:00'))).toEqual([]);
  const [doubt] = DOUBTS.filter(({ id }) => id === 'doubt.sent-day');
  const labeled = {
    ...toBooking('2027-04-05'),
    trace: { rules: ['single.activity', 'date.when'], score: 85 },
  };
  expect(doubt?.when(labeled, toContext('Date: 5 April 2027'))).toBe(false);
});

const isDoubted = (id: string, booking: Partial<Booking>): boolean | undefined =>
  DOUBTS.find((doubt) => doubt.id === id)?.when(
    { ...toBooking('2027-05-01T10:00'), ...booking },
    toContext('A journey'),
  );

it('doubts a journey that a sentence states without a number or codes', () => {
  const told: Partial<Booking> = {
    from: { name: 'Luton' },
    to: { name: 'Oak Gardens' },
    trace: { rules: ['leg.sentence'], score: 75 },
  };
  expect(isDoubted('doubt.told', told)).toBe(true);
  expect(isDoubted('doubt.told', { ...told, number: 'EZY 2201' })).toBe(false);
  expect(isDoubted('doubt.told', { ...told, from: { iata: 'LTN' }, to: { iata: 'FAO' } })).toBe(false);
  expect(isDoubted('doubt.told', { ...told, trace: { rules: ['leg.number'], score: 85 } })).toBe(false);
});

it.each([
  ['We watch your train so please do not worry if it is late', true],
  ['Surf hut at the top of the Watergate beach car park', false],
  ['The Old Forge', false],
])('doubts a place that reads like a sentence: %s', (name, isSentence) => {
  expect(isDoubted('doubt.place', { place: { name } })).toBe(isSentence);
});

it('has an example for each doubt', () => {
  expect(DOUBTS.map(({ id }) => id).sort()).toEqual([
    'doubt.day-only',
    'doubt.half',
    'doubt.mentioned',
    'doubt.notice',
    'doubt.options',
    'doubt.ordered',
    'doubt.over',
    'doubt.past',
    'doubt.place',
    'doubt.program',
    'doubt.sent-day',
    'doubt.talk',
    'doubt.told',
    'doubt.verdict',
  ]);
});
