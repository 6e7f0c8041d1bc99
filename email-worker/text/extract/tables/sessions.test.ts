import { expect, it } from 'vitest';
import { TEXT_ONLY } from '../../../testing/text-only.ts';
import { parseMailText } from '../../label/mail-text.ts';
import { listSessionRows } from './sessions.ts';

const read = (text: string) => {
  const mail = parseMailText({
    subject: 'Confirmation',
    sentAt: new Date('2027-04-05T10:00:00Z'),
    delivery: 'direct',
    text,
    ...TEXT_ONLY,
  });
  return listSessionRows(mail, '2027-04-05').map(({ booking }) => booking.start.local);
};
const TWO = ['2027-05-01T10:00', '2027-05-08T10:00'];

it.each([
  ['a list', '- Sat 1 May 2027, 10:00-12:00\n- Sat 8 May 2027, 10:00-12:00'],
  ['counted rows', 'Session 1: 1 May 2027, 10am\nSession 2: 8 May 2027, 10am'],
  ['cells', 'Day 1\t1 May 2027\t10:00\tPool\nDay 2\t8 May 2027\t10:00\tBoat, back by 16:00'],
  ['headings', 'LESSON 1\n1 May 2027\n10:00 AM to 12:00 PM\nLESSON 2\n8 May 2027\n10:00 AM to 12:00 PM'],
  ['a heading of the first', 'Your dates:\n1 May 2027 10:00\n8 May 2027 10:00'],
])('reads the rows of %s', (_, text) => {
  expect(read(text)).toEqual(TWO);
});

it.each([
  ['one day', '1 May 2027, 10:00'],
  ['two times of a day', '1 May 2027, 10:00\n1 May 2027, 12:00'],
  ['the order and the event', '1 April 2027, 10:00\n8 May 2027, 10:00'],
  ['a start and an end', 'Trip start\n1 May 2027\n10:00\nTrip end\n8 May 2027\n10:00'],
  ['a deadline', '1 May 2027, 10:00\nCancel by: 8 May 2027, 10:00'],
  ['opening hours', '1 May 2027 10:00\nOpening hours:\n8 May 2027 10:00-14:00\n9 May 2027 10:00-14:00'],
  ['a letter and another day', 'Dear Ann, we are glad to see you on: 1 May 2027, 10:00\n8 May 2027, 10:00'],
  ['days without times', '1 May 2027\n8 May 2027'],
])('reads no sessions of %s', (_, text) => {
  expect(read(text)).toEqual([]);
});
