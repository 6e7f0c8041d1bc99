import { expect, it } from 'vitest';
import { TEXT_ONLY } from '../../../testing/text-only.ts';
import { parseMailText } from '../../label/mail-text.ts';
import { findBookingDate } from './booking-date.ts';

const read = (text: string) => {
  const mail = parseMailText({
    subject: 'Confirmation',
    sentAt: new Date('2027-04-05T10:00:00Z'),
    delivery: 'direct',
    text,
    ...TEXT_ONLY,
  });
  const found = findBookingDate(mail);
  return [found?.read.dateTime.local, found?.moments.end?.local];
};

it.each([
  ['Thu, May 20 · 2:30 – 4:00 PM', '2027-05-20T14:30', '2027-05-20T16:00'],
  ['domenica 7 novembre 2027, dalle ore 10.00 alle ore 13.00', '2027-11-07T10:00', '2027-11-07T13:00'],
  ['Samstag, 12. Juni 2027, 19:00 bis 21:30 Uhr', '2027-06-12T19:00', '2027-06-12T21:30'],
  ['Saturday 12 June 2027, 22:00 - 02:30', '2027-06-12T22:00', '2027-06-13T02:30'],
  ['Samedi 13 mars 2027 de 20h30 à 22h15', '2027-03-13T20:30', '2027-03-13T22:15'],
  ['Söndag 10 oktober 2027 kl 18.00-20.15', '2027-10-10T18:00', '2027-10-10T20:15'],
  ['When: 12 June 2027 from 9 AM to 11 AM', '2027-06-12T09:00', '2027-06-12T11:00'],
  ['Saturday 13 February 2027, 2-4.30pm', '2027-02-13T14:00', '2027-02-13T16:30'],
  ['Freitag, 7. Mai 2027 von 18 bis 21.30 Uhr', '2027-05-07T18:00', '2027-05-07T21:30'],
  ['Sunday 10 May 2027   9.30 - 11.00', '2027-05-10T09:30', '2027-05-10T11:00'],
  ['Kurssi: lauantaina 22.5.2027 klo 13–15', '2027-05-22T13:00', '2027-05-22T15:00'],
  ['日時:2027年5月8日(土)10時〜12時', '2027-05-08T10:00', '2027-05-08T12:00'],
  ['Date: 12 June 2027\nPick up: 10:00\nReturn: 18:00', '2027-06-12T10:00', '2027-06-12T18:00'],
  // Doors and show, two shows, and hours to come in.
  ['Saturday 12 June 2027, doors 19:00, show 20:00', expect.any(String), undefined],
  ['Saturday 12 June 2027, 15:00 and 18:00', '2027-06-12T15:00', undefined],
  ['Entry window: 11:30 - 12:00\nVisit date: 12 June 2027', '2027-06-12T11:30', undefined],
])('reads %j', (text, start, end) => {
  expect(read(text)).toEqual([start, end]);
});
