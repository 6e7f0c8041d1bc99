import { expect, it } from 'vitest';
import type { Message } from '../../../message.ts';
import { TEXT_ONLY } from '../../../testing/text-only.ts';
import { parseMailText } from '../../label/mail-text.ts';
import { findCheckInTime, findCheckOutTime } from './check-in-time.ts';

const toMail = (text: string) =>
  parseMailText({
    subject: '',
    delivery: 'direct',
    text,
    ...TEXT_ONLY,
  } satisfies Message);
const clock = (time: { hour: number; minute: number } | undefined) => time && `${time.hour}:${time.minute}`;

it.each([
  ['Ihr Zimmer ist am Anreisetag ab 14:00 Uhr frei.', '14:0'],
  ['Vi aspettiamo dalle 16 in poi, la cena è alle 20.', '16:0'],
  ['Vi aspettiamo con piacere.', undefined],
])('check-in: %s', (text, wanted) => {
  expect(clock(findCheckInTime(toMail(text)))).toBe(wanted);
});

it.each([
  ["L'ultimo giorno la camera va lasciata entro le 10.", '10:0'],
  ['La partenza è entro le 10.30.', '10:30'],
  ['Am Abreisetag bitten wir Sie, das Zimmer bis 10 Uhr freizugeben.', '10:0'],
  ['We do ask people to be out by half past ten on the last day.', '10:30'],
  ['Please check out by noon.', '12:0'],
  ['Pay by 10 May.', undefined],
])('check-out: %s', (text, wanted) => {
  expect(clock(findCheckOutTime(toMail(text)))).toBe(wanted);
});
