import { expect, it } from 'vitest';
import type { Booking } from '../../booking.ts';
import type { Message } from '../../message.ts';
import { parseMailText } from '../label/mail-text.ts';
import { DOUBTS, type DoubtContext } from './doubts.ts';

const toContext = (text: string, others: Partial<DoubtContext> = {}): DoubtContext => {
  const message: Message = {
    subject: 'Hello',
    sentAt: new Date('2027-04-05T10:00:00Z'),
    delivery: 'direct',
    text,
    html: '',
    jsonLd: [],
    calendars: [],
    passes: [],
    pdfs: [],
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

it('has an example for each doubt', () => {
  expect(DOUBTS.map(({ id }) => id).sort()).toEqual([
    'doubt.day-only',
    'doubt.half',
    'doubt.mentioned',
    'doubt.over',
    'doubt.past',
    'doubt.talk',
    'doubt.verdict',
  ]);
});
