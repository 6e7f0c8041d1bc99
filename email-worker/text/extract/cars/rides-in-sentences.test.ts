import { expect, it } from 'vitest';
import type { Message } from '../../../message.ts';
import { TEXT_ONLY } from '../../../testing/text-only.ts';
import { parseMailText } from '../../label/mail-text.ts';
import { readRidesInSentences } from './rides-in-sentences.ts';

const toMessage = (text: string): Message => ({
  subject: 'Your driver',
  sentAt: new Date('2027-01-05T10:00:00Z'),
  delivery: 'direct',
  text,
  ...TEXT_ONLY,
});

const read = (text: string): string[] =>
  readRidesInSentences(parseMailText(toMessage(text))).map(
    ({ start, from, to, isWeak }) =>
      `${start.local}${isWeak ? '?' : ''} ${from?.name ?? from?.street} > ${to?.name ?? ''}`,
  );

it.each([
  [
    'a day and time before the place',
    'Fri 8 Jan 2027, 04:40 pick up from Larch Cottage going to Leeds Airport departures.',
    ['2027-01-08T04:40 Larch Cottage > Leeds Airport'],
  ],
  [
    'a day and time behind the place',
    'Our taxi will pick you up from Hotel Rosa at 9:15 on 9 January 2027. Have your keys ready.',
    ['2027-01-09T09:15? Hotel Rosa > '],
  ],
  [
    'tickets to collect',
    'Collect your tickets from Hall Two at 18:00 on 9 January 2027, near the taxi rank.',
    [],
  ],
  [
    'a sentence with two days',
    'Pick up from Hotel Rosa at 9:15 on 9 January 2027, not on 10 January 2027.',
    [],
  ],
  ['no place', 'The driver can pick up at 9:15 on 9 January 2027.', []],
])('reads %s', (_, text, rides) => {
  expect(read(text)).toEqual(rides);
});
