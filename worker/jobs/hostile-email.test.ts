import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { createIntakeUser, deliverEmail, deliverAndReadEmail, buildEmail, buildRestaurantHtml } from '../testing/mail.ts';
import { readReceivedMail } from './read-mail.ts';

const MIB = 1024 * 1024;
const LIST = '/api/unclaimed-events';
const HEAD = (subject: string, type: string) =>
  `From: a@b.example\r\nSubject: ${subject}\r\nDate: Sat, 01 May 2027 10:00:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: ${type}\r\n`;

const manyParts = (count: number) =>
  `${HEAD('Parts', 'multipart/mixed; boundary=x')}\r\n${'--x\r\nContent-Type: text/plain\r\n\r\nhi\r\n'.repeat(count)}--x--\r\n`;

function nested(depth: number): string {
  let text = HEAD('Nested', 'multipart/mixed; boundary=b0');
  for (let n = 0; n < depth; n++)
    text += `\r\n--b${n}\r\nContent-Type: multipart/mixed; boundary=b${n + 1}\r\n`;
  return `${text}\r\n--b${depth}\r\nContent-Type: text/plain\r\n\r\nhi\r\n`;
}

const attachment = (bytes: number) =>
  `${HEAD('Heavy', 'multipart/mixed; boundary=x')}\r\n--x\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${buildRestaurantHtml()}\r\n` +
  `--x\r\nContent-Type: application/octet-stream\r\nContent-Transfer-Encoding: base64\r\n\r\n${`${'A'.repeat(76)}\r\n`.repeat(Math.floor(bytes / 78))}\r\n--x--\r\n`;

/** What came, and how it has to end. */
const MAILS: [name: string, raw: () => string | Uint8Array, outcome: string][] = [
  ['24 MiB of attachment', () => attachment(24 * MIB), 'unreadable'],
  ['8 MiB of attachment beside a booking', () => attachment(8 * MIB), 'events'],
  [
    '24 MB of text',
    () => `${HEAD('Text', 'text/plain')}\r\n${'lorem ipsum dolor\r\n'.repeat(1_260_000)}`,
    'unreadable',
  ],
  [
    '6 MB of markup',
    () => `${HEAD('Markup', 'text/html')}\r\n${'<b><i>x</i></b>\r\n'.repeat(350_000)}`,
    'unreadable',
  ],
  ['50,000 parts', () => manyParts(50_000), 'unreadable'],
  ['nesting 300', () => nested(300), 'unreadable'],
  [
    'a header of 3 MB',
    () => `X-A: ${'a'.repeat(3 * MIB)}\r\n${HEAD('Header', 'text/plain')}\r\nhi`,
    'unreadable',
  ],
  [
    'a header of 100,000 lines',
    () => `${'X-A: a\r\n'.repeat(100_000)}${HEAD('Lines', 'text/plain')}\r\nhi`,
    'unreadable',
  ],
  ['no header at all', () => '\r\n\r\n\r\n', 'unreadable'],
  ['nothing', () => '', 'unreadable'],
];

describe('whatever comes is kept and answered', () => {
  it.each(MAILS)('%s', async (_, write, outcome) => {
    const { browser, address } = await createIntakeUser();
    const result = await deliverAndReadEmail(address, write(), { OPENAI_API_KEY: '' });
    expect(result.outcome).toBe(outcome);
    const cards = (await browser.get(LIST)).body;
    expect(cards).toHaveLength(1);
    if (outcome === 'unreadable') {
      expect(cards[0]).toMatchObject({ kind: 'problem', needsReview: true, confidence: 0 });
      expect(cards[0].title.length).toBeGreaterThan(0);
      expect(cards[0].description).toMatch(/\.$/);
    }
  });

  it.each([
    ['NULs', () => buildEmail({ html: buildRestaurantHtml().replaceAll('booked', 'bo\0oked') })],
    [
      'bad base64',
      () => `${HEAD('Base64', 'text/plain')}Content-Transfer-Encoding: base64\r\n\r\n%%%!!!===\r\n`,
    ],
    [
      'an unknown charset',
      () => `${HEAD('Charset', 'text/plain; charset=klingon-8')}\r\nnuqneH 12 June 2027`,
    ],
    ['UTF-16', () => `${HEAD('Wide', 'text/plain; charset=utf-16')}\r\n\xff\xfeh\0i\0`],
    ['UTF-7', () => `${HEAD('Seven', 'text/plain; charset=utf-7')}\r\n+ADw-script+AD4-`],
    // Of no meaning, yet the same at every run.
    ['noise', () => Uint8Array.from({ length: 50_000 }, (_, n) => (n * n * 31 + n * 17 + (n >> 3)) % 256)],
    ['a subject of line breaks and overrides', () => buildEmail({ subject: 'a\u202eb\u0007c' })],
    ['a boundary that never comes', () => `${HEAD('Open', 'multipart/mixed; boundary=never')}\r\nhi`],
    ['a million angle brackets', () => buildEmail({ html: '<'.repeat(1_000_000) })],
    ['a million open tags', () => buildEmail({ html: '<div>'.repeat(200_000) })],
    [
      'deep JSON',
      () => buildEmail({ html: `<script type="application/ld+json">${'['.repeat(200_000)}</script>` }),
    ],
    [
      'a calendar without end',
      () => `${HEAD('Cal', 'text/calendar')}\r\nBEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\n'.repeat(50_000)}`,
    ],
    [
      'a rule that repeats for ever',
      () =>
        `${HEAD('Rule', 'text/calendar')}\r\nBEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20270612T100000Z\r\nSUMMARY:x\r\nRRULE:FREQ=SECONDLY\r\nEND:VEVENT\r\nEND:VCALENDAR`,
    ],
    [
      'digits and spaces for a regular expression',
      () => buildEmail({ text: `${'12 '.repeat(100_000)}\r\n${' '.repeat(200_000)}x` }),
    ],
  ])('%s end as something', async (_, write) => {
    const { browser, address } = await createIntakeUser();
    const result = await deliverAndReadEmail(address, write(), { OPENAI_API_KEY: '' });
    expect(['events', 'unreadable', 'nothing']).toContain(result.outcome);
    const mails = (await browser.get('/api/intake/mails')).body;
    expect(mails).toMatchObject([{ outcome: result.outcome, summary: expect.stringMatching(/\S/) }]);
    for (const card of (await browser.get(LIST)).body) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
      expect(card.title).not.toMatch(/[\u0000-\u001f\u202a-\u202e]/);
    }
  });

  it.each([
    ['an automatic answer', ['Auto-Submitted: auto-replied']],
    ['a bounce', ['Content-Type: multipart/report; report-type=delivery-status; boundary=x']],
  ])('%s is listed and makes no card', async (_, head) => {
    const { browser, address } = await createIntakeUser();
    const raw = buildEmail({
      head,
      from: 'MAILER-DAEMON@b.example',
      subject: 'Out of office',
      text: 'Back on 12 June 2027 at 10:00.',
    });
    expect(await deliverAndReadEmail(address, raw)).toMatchObject({ outcome: 'nothing', cards: 0 });
    expect((await browser.get(LIST)).body).toEqual([]);
    expect((await browser.get('/api/intake/mails')).body).toHaveLength(1);
  });

  it('more than 25 MiB is turned away at the door', async () => {
    const { address } = await createIntakeUser();
    const { rejected, jobs } = await deliverEmail(address, new Uint8Array(25 * MIB + 1));
    expect([rejected, jobs]).toEqual(['Message too large', []]);
  });

  it('500 mails at once are all kept, and those read so far are all there', async () => {
    const { browser, address, userId } = await createIntakeUser();
    const deliveries = await Promise.all(
      Array.from({ length: 500 }, (_, n) =>
        deliverEmail(
          address,
          buildEmail({ subject: `Mail ${n}`, html: buildRestaurantHtml({ number: `N${n}`, name: `Place ${n}` }) }),
        ),
      ),
    );
    const ids = deliveries.map(({ jobs }) => jobs[0]?.mailId ?? 0);
    // As many as the queue reads at the same time; all 500 take 20 seconds on two cores.
    for (let at = 0; at < 50; at += 5) {
      await Promise.all(ids.slice(at, at + 5).map((id) => readReceivedMail(env, id, Date.now())));
    }
    const count = (status: string) =>
      env.DB.prepare('SELECT count(*) AS n FROM mails WHERE user_id = ? AND status = ?')
        .bind(userId, status)
        .first('n');
    expect([new Set(ids).size, await count('done'), await count('waiting')]).toEqual([500, 50, 450]);
    expect((await browser.get(LIST)).body).toHaveLength(50);
  }, 30_000);
});
