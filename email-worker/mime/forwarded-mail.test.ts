import { expect, test } from 'vitest';
import { findForwardedMail } from './forwarded-mail.ts';

const SENT = new Date('2026-05-06T18:00:00Z');
const BODY = 'Your table is booked\nFriday, June 12';

/** Headers that email programs put above forwarded text. */
const CLIENTS: [string, string][] = [
  ['Gmail', '---------- Forwarded message ---------\nFrom: Table <t@table.example>\nDate: Mon, May 4, 2026 at 4:03 PM\nSubject: Booked\nTo: <me@home.example>\n\n'],
  ['Gmail, German', '---------- Forwarded message ---------\nVon: Table <t@table.example>\nDate: Mo., 4. Mai 2026 um 16:03 Uhr\nSubject: Booked\nTo: <me@home.example>\n\n'],
  ['Gmail, long names', '---------- Forwarded message ---------\nDe : Table, la meilleure\n<t@table.example>\nDate: lun. 4 mai 2026 à 16:03\nSubject: Booked\nTo: <me@home.example>,\n <you@home.example>\n\n\n'],
  ['Outlook', '________________________________\nFrom: Table <t@table.example>\nSent: Monday, May 4, 2026 4:03 PM\nTo: me@home.example\nSubject: Booked\n\n'],
  ['Outlook, French, stars', '*De :* Table <t@table.example>\n*Envoyé :* lundi 4 mai 2026 16:03\n*À :* me@home.example\n*Objet :* Booked\n\n'],
  ['Outlook, Dutch', 'Van: Table <t@table.example>\nVerzonden: maandag 4 mei 2026 16:03\nAan: me@home.example\nOnderwerp: Booked\n\n'],
  ['Outlook, Polish', 'Od: Table <t@table.example>\nWysłane: poniedziałek, 4 maja 2026 16:03\nDo: me@home.example\nTemat: Booked\n\n'],
  ['Outlook, a line apart', 'From: Table <t@table.example>\n\nSent: Monday, May 4, 2026 4:03 PM\n\nTo: me@home.example\n\nSubject: Booked\n\n'],
  ['Apple Mail', 'Begin forwarded message:\n\n> From: Table <t@table.example>\n> Subject: Booked\n> Date: May 4, 2026 at 4:03:11 PM EDT\n> To: me@home.example\n> \n> '],
  ['Apple Mail, Czech', 'Začátek přeposílané zprávy:\n\nOd: Table <t@table.example>\nPředmět: Booked\nDatum: 4. května 2026 16:03:11 SELČ\nKomu: me@home.example\n\n'],
  ['Apple Mail, Japanese', '転送されたメッセージ:\n\n差出人: Table <t@table.example>\n件名: Booked\n日付: 2026年5月4日 16:03:11 JST\n宛先: me@home.example\n\n'],
  ['Yahoo', '----- Forwarded Message -----\nFrom: "Table" <t@table.example>\nTo: "me@home.example" <me@home.example>\nSent: Monday, May 4, 2026 at 04:03:11 PM GMT+2\nSubject: Booked\n\n'],
  ['Yahoo, on one line', '   ----- Forwarded Message ----- From: Table <t@table.example>To: "me@home.example" <me@home.example>Sent: Monday, May 4, 2026, 04:03:11 PM GMT+2Subject: Booked\n '],
  ['Thunderbird', '-------- Forwarded Message --------\nSubject: \tBooked\nDate: \tMon, 4 May 2026 16:03:11 +0200\nFrom: \tTable <t@table.example>\nTo: \tme@home.example\n\n\n\n'],
  ['Thunderbird, Spanish', '-------- Mensaje reenviado --------\nAsunto: \tBooked\nFecha: \tMon, 4 May 2026 16:03:11 +0200\nDe: \tTable <t@table.example>\nPara: \tme@home.example\n\n'],
]; // biome-ignore format: a table

test.each(CLIENTS)('%s: finds sender, subject, day and text of the original', (name, header) => {
  const body = name === 'Apple Mail' ? BODY.replace('\n', '\n> ') : BODY;
  const quoted = findForwardedMail(`Here you go!\n\n${header}${body}`, SENT);
  expect(quoted?.from?.address).toBe('t@table.example');
  expect(quoted?.subject).toBe('Booked');
  expect(quoted?.sentAt?.toISOString().slice(0, 10)).toBe('2026-05-04');
  expect(quoted?.text.trim()).toBe(BODY);
  expect(quoted?.above).toContain('Here you go!');
});

test('follows nested forwards to the innermost email', () => {
  const [gmail, outlook, thunderbird] = [
    CLIENTS[0]?.[1],
    CLIENTS[3]?.[1],
    CLIENTS[13]?.[1]?.replace('t@table', 'origin@hotel'),
  ];
  const quoted = findForwardedMail(`${gmail}FYI\n\n${outlook}see below\n\n${thunderbird}${BODY}`, SENT);
  expect(quoted).toMatchObject({ from: { address: 'origin@hotel.example' }, text: BODY });
});

test('ignores the conversation below a long email', () => {
  const long = 'Dear guest, we confirm your stay.\n'.repeat(40);
  expect(findForwardedMail(`${CLIENTS[0]?.[1]}${long}\n${CLIENTS[3]?.[1]}my question`, SENT)?.text).toContain(
    'we confirm your stay',
  );
});

test('reads ambiguous dates as the later day before the forward', () => {
  const header = (date: string) =>
    `-----Original Message-----\nFrom: t@table.example\nSent: ${date}\nTo: me@home.example\nSubject: Booked\n\nx`;
  expect(findForwardedMail(header('05/04/2026 16:03'), SENT)?.sentAt?.toISOString()).toBe(
    '2026-05-04T16:03:00.000Z',
  );
  expect(findForwardedMail(header('04/12/2025 16:03'), SENT)?.sentAt?.toISOString()).toBe(
    '2025-12-04T16:03:00.000Z',
  );
});

test.each([
  'Flight details\nFrom: Boston\nTo: New Orleans\nDate: 11 June 2026\nSeat: 4A',
  'Hello,\nSubject to change: the date.\nFrom: 5 pm',
  '',
])('does not take a ticket for a header: %j', (text) => {
  expect(findForwardedMail(text, SENT)).toBeUndefined();
});
