import { expect, it } from 'vitest';
import { readPlan } from '../read-plan.ts';

async function read(content: string) {
  const context = { zone: 'UTC', now: new Date('2026-11-23T12:00:00Z'), events: [] };
  const { proposals, unread } = await readPlan({ kind: 'text', content, context });
  const events = proposals.map(({ datetime, title, reviewReasons }) =>
    [datetime?.slice(0, 16), title, ...reviewReasons].join(' '),
  );
  return { events, unread: unread.map(({ text, reason }) => `${reason}: ${text}`) };
}

const PLAN = ['14 May 2027', '16:30 BBQ'];
const EVENTS = ['2027-05-14T16:30 BBQ'];

it.each([
  ['From: Ana <a@b.example>\nTo: Ben <b@b.example>\nDate: Tue, 3 Nov 2026 10:12:44 +0000\nSubject: Lake', 'Hi all,', 'Best,', 'On Mon, Nov 2, 2026 at 9:15 AM Ben <b@b.example> wrote:'],
  ['Date: Tue, 3 Nov 2026 10:12:44 +0000\nSubject: Lake', 'Hello Ben,', 'Kind regards,', 'On Mon, Nov 2, 2026 at 9:15 AM Ben Miller\n<b@b.example> wrote:'],
  ['Von: Ana <a@b.example>\nGesendet: Dienstag, 3. November 2026 10:12\nAn: Ben\nBetreff: See', 'Hallo zusammen,', 'Viele Grüße', 'Am 2. Nov. 2026 um 09:15 schrieb Ben <b@b.example>:'],
  ['De : Ana <a@b.example>\nEnvoyé : mardi 3 novembre 2026 10:12\nÀ : Ben\nObjet : Lac', 'Bonjour,', 'Cordialement,', 'Le lun. 2 nov. 2026 à 09:15, Ben <b@b.example> a écrit :'],
  ['De: Ana <a@b.example>\nEnviado: martes, 3 de noviembre de 2026 10:12\nPara: Ben\nAsunto: Lago', 'Hola,', 'Saludos,', 'El lun, 2 nov 2026 a las 9:15, Ben (<b@b.example>) escribió:'],
  ['Od: Ana <a@b.example>\nWysłano: 3 listopada 2026 10:12\nDo: Ben\nTemat: Jezioro', '', 'Pozdrawiam', 'W dniu 2.11.2026 o 09:15, Ben <b@b.example> napisał:'],
  ['差出人: Ana <a@b.example>\n日時: 2026年11月3日 10:12\n宛先: Ben\n件名: 湖', '', 'よろしくお願いします', '2026年11月2日(月) 9:15 Ben <b@b.example>:'],
])('takes no events or years from what surrounds the plan of an email: %s', async (header, greeting, closing, attribution) => {
  const signature = [closing, '', 'Ana', 'Office hours 9:00-17:00', 'T +1 415 555 0100'];
  const quote = ['> Saturday 7 November at 17:00?', '>> 5 pm is fine'];
  const text = [header, '', greeting, '', ...PLAN, '', ...signature, '', attribution, ...quote].join('\n');
  expect(await read(text)).toEqual({ events: EVENTS, unread: quote.map((line) => `quoted: ${line}`) });
}); // biome-ignore format: a table

it('reads the quoted plan below an answer without one', async () => {
  const text = `Sounds good, see you all there!\n\nOn Mon, Nov 2, 2026 at 9:15 AM Ben <b@b.example> wrote:\n> ${PLAN.join('\n> ')}`;
  expect((await read(text)).events).toEqual(EVENTS);
});

it('takes the day of a subject below what introduces the email', async () => {
  const header = 'Date: Tue, 3 Nov 2026 10:12:44 +0000\nSubject: Lake on 14 May';
  const text = `Here is the plan!\n\n${header}\n\n16:30 BBQ\n18:00 Boat`;
  expect((await read(text)).events).toEqual([
    '2027-05-14T16:30 BBQ nearby-date',
    '2027-05-14T18:00 Boat nearby-date',
  ]);
});

it('takes the year of dates from the plan, not from a header', async () => {
  const header = 'Date: Tue, 3 Nov 2026 10:12:44 +0000\nSubject: Lake';
  const plan = 'Fri, 14 May 2027\n16:30 BBQ\n\nSat, 15 May\n10:00 Canoe';
  expect((await read(`${header}\n\n${plan}`)).events).toEqual([...EVENTS, '2027-05-15T10:00 Canoe']);
});

it('takes the fields of an event and lines of dashes for no email', async () => {
  const form = 'Title: Dinner\nDate: 14 May 2027\nFrom: 19:00\nTo: 22:00';
  expect((await read(form)).events).toEqual(['2027-05-14T19:00 Dinner']);
  expect((await read('14 May 2027\n10:00 Canoe\n--\n16:30 BBQ')).events).toHaveLength(2);
});

it('reads a plan that an answer quotes, and changes it as the answer says', async () => {
  const { events } = await read(
    [
      'From: Ana <a@b.example>\nDate: Tue, 3 Nov 2026 10:12:44 +0000\nSubject: RE: Lake\n',
      'Small change: the lunch is moved to 13:30. Call me at 9:15.\n',
      'On Mon, Nov 2, 2026 at 9:15 AM Ben <b@b.example> wrote:',
      '> 14 May 2027\n> 10:00 Kayak\n> 13:00 Lunch\n> 16:30 BBQ',
    ].join('\n'),
  );
  expect(events).toEqual([
    '2027-05-14T10:00 Kayak',
    expect.stringMatching(/^2027-05-14T13:30 Lunch .*changed-later/),
    '2027-05-14T16:30 BBQ',
  ]);
});

it('reads hours in words above a quote with digits', async () => {
  const text =
    'From: Ana Berg <a@b.example>\nTo: Ben\nDate: Tue, 3 Nov 2026 10:12:44 +0000\nSubject: Lake on 14 May 2027\n\nWe meet at ten past nine at the pier.\n\nAna\nOffice hours 9:00-17:00\n\nOn Mon, Nov 2, 2026 Ben wrote:\n> Is 5 pm fine?';
  expect((await read(text)).events).toEqual([expect.stringContaining('2027-05-14T09:10')]);
});

it('keeps a first quoted line with a date, and leaves out a signature below a name', async () => {
  const text =
    'Från: Ana Berg\nTill: Släkten\nDatum: 3 november 2026 19:22\nÄmne: Sv: Sjön\n\nHundar är välkomna.\n/Ana\nÖppet vard 10-18\n\n> Den 2 november 2026 skrev Ana Berg:\n> Kära alla! Fredagen den 14 maj 2027 firar vi. Så här har jag tänkt:\n> Klockan 16.30 - grill';
  expect((await read(text)).events).toEqual([expect.stringContaining('2027-05-14T16:30')]);
});
