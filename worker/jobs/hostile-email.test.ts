import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { everyDatabase } from '../testing/databases.ts';
import {
  buildEmail,
  buildRestaurantHtml,
  createIntakeUser,
  deliverAndReadEmail,
  deliverEmail,
} from '../testing/mail.ts';
import { readReceivedMail } from './read-mail.ts';

/** The queue message of an account's email. */
const toMessage = (mailId: number) => ({ mailId, projectId: null });

const MIB = 1024 * 1024;
const LIST = '/api/unclaimed-events';
const buildHeader = (subject: string, type: string) =>
  `From: a@b.example\r\nSubject: ${subject}\r\nDate: Sat, 01 May 2027 10:00:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: ${type}\r\n`;

const buildParts = (count: number) =>
  `${buildHeader('Parts', 'multipart/mixed; boundary=x')}\r\n${'--x\r\nContent-Type: text/plain\r\n\r\nhi\r\n'.repeat(count)}--x--\r\n`;

function buildNestedParts(depth: number): string {
  let text = buildHeader('Nested', 'multipart/mixed; boundary=b0');
  for (let n = 0; n < depth; n++)
    text += `\r\n--b${n}\r\nContent-Type: multipart/mixed; boundary=b${n + 1}\r\n`;
  return `${text}\r\n--b${depth}\r\nContent-Type: text/plain\r\n\r\nhi\r\n`;
}

const buildAttachment = (bytes: number) =>
  `${buildHeader('Heavy', 'multipart/mixed; boundary=x')}\r\n--x\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${buildRestaurantHtml()}\r\n` +
  `--x\r\nContent-Type: application/octet-stream\r\nContent-Transfer-Encoding: base64\r\n\r\n${`${'A'.repeat(76)}\r\n`.repeat(Math.floor(bytes / 78))}\r\n--x--\r\n`;

function buildAttachedBooking(depth: number): string {
  let email = `${buildHeader('Booked', 'text/html')}\r\n${buildRestaurantHtml()}`;
  for (let n = 0; n < depth; n++) email = `${buildHeader('Forwarded', 'message/rfc822')}\r\n${email}`;
  return email;
}

const LARGE_EMAILS: [name: string, raw: () => string | Uint8Array, outcome: string][] = [
  ['24 MiB of attachment beside a booking', () => buildAttachment(24 * MIB), 'events'],
  ['8 MiB of attachment beside a booking', () => buildAttachment(8 * MIB), 'events'],
  [
    '24 MB of text',
    () => `${buildHeader('Text', 'text/plain')}\r\n${'lorem ipsum dolor\r\n'.repeat(1_260_000)}`,
    'unreadable',
  ],
  [
    '6 MB of markup',
    () => `${buildHeader('Markup', 'text/html')}\r\n${'<b><i>x</i></b>\r\n'.repeat(350_000)}`,
    'unreadable',
  ],
  ['50,000 parts', () => buildParts(50_000), 'unreadable'],
  ['a booking attached three deep', () => buildAttachedBooking(3), 'events'],
  ['a booking attached 60 deep', () => buildAttachedBooking(60), 'unreadable'],
  ['nesting 300', () => buildNestedParts(300), 'unreadable'],
  [
    'a header of 3 MB',
    () => `X-A: ${'a'.repeat(3 * MIB)}\r\n${buildHeader('Header', 'text/plain')}\r\nhi`,
    'unreadable',
  ],
  [
    'a header of 100,000 lines',
    () => `${'X-A: a\r\n'.repeat(100_000)}${buildHeader('Lines', 'text/plain')}\r\nhi`,
    'unreadable',
  ],
  ['no header at all', () => '\r\n\r\n\r\n', 'unreadable'],
  ['nothing', () => '', 'unreadable'],
];

describe('hostile emails', () => {
  it.each(LARGE_EMAILS)('%s becomes one unclaimed event', async (_, write, outcome) => {
    const { browser, address } = await createIntakeUser();
    const result = await deliverAndReadEmail(address, write(), { OPENAI_API_KEY: '' });
    expect(result.outcome).toBe(outcome);
    const unclaimed = (await browser.get(LIST)).body;
    expect(unclaimed).toHaveLength(1);
    if (outcome === 'unreadable') {
      expect(unclaimed[0]).toMatchObject({ kind: 'problem', needsReview: true, confidence: 0 });
      expect(unclaimed[0].title.length).toBeGreaterThan(0);
      expect(unclaimed[0].description).toMatch(/\.$/);
    }
  });

  it.each([
    ['NULs', () => buildEmail({ html: buildRestaurantHtml().replaceAll('booked', 'bo\0oked') })],
    [
      'bad base64',
      () => `${buildHeader('Base64', 'text/plain')}Content-Transfer-Encoding: base64\r\n\r\n%%%!!!===\r\n`,
    ],
    [
      'an unknown charset',
      () => `${buildHeader('Charset', 'text/plain; charset=klingon-8')}\r\nnuqneH 12 June 2027`,
    ],
    ['UTF-16', () => `${buildHeader('Wide', 'text/plain; charset=utf-16')}\r\n\xff\xfeh\0i\0`],
    ['UTF-7', () => `${buildHeader('Seven', 'text/plain; charset=utf-7')}\r\n+ADw-script+AD4-`],
    // Pseudorandom, but the same in every run.
    ['noise', () => Uint8Array.from({ length: 50_000 }, (_, n) => (n * n * 31 + n * 17 + (n >> 3)) % 256)],
    ['a subject with control characters', () => buildEmail({ subject: 'a\u202eb\u0007c' })],
    ['a missing boundary', () => `${buildHeader('Open', 'multipart/mixed; boundary=never')}\r\nhi`],
    ['a million angle brackets', () => buildEmail({ html: '<'.repeat(1_000_000) })],
    ['a million open tags', () => buildEmail({ html: '<div>'.repeat(200_000) })],
    [
      'deep JSON',
      () => buildEmail({ html: `<script type="application/ld+json">${'['.repeat(200_000)}</script>` }),
    ],
    [
      'an unclosed calendar',
      () =>
        `${buildHeader('Cal', 'text/calendar')}\r\nBEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\n'.repeat(50_000)}`,
    ],
    [
      'an endless recurrence rule',
      () =>
        `${buildHeader('Rule', 'text/calendar')}\r\nBEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20270612T100000Z\r\nSUMMARY:x\r\nRRULE:FREQ=SECONDLY\r\nEND:VEVENT\r\nEND:VCALENDAR`,
    ],
    [
      'input that makes regular expressions slow',
      () => buildEmail({ text: `${'12 '.repeat(100_000)}\r\n${' '.repeat(200_000)}x` }),
    ],
  ])('an email with %s is handled', async (_, write) => {
    const { browser, address } = await createIntakeUser();
    const result = await deliverAndReadEmail(address, write(), { OPENAI_API_KEY: '' });
    expect(['events', 'unreadable', 'nothing']).toContain(result.outcome);
    const mails = (await browser.get('/api/intake/mails')).body;
    expect(mails).toMatchObject([{ outcome: result.outcome, summary: expect.stringMatching(/\S/) }]);
    for (const event of (await browser.get(LIST)).body) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not be there
      expect(event.title).not.toMatch(/[\u0000-\u001f\u202a-\u202e]/);
    }
  });

  it.each([
    ['an automatic reply', ['Auto-Submitted: auto-replied']],
    ['a bounce', ['Content-Type: multipart/report; report-type=delivery-status; boundary=x']],
  ])('%s is listed and adds no unclaimed event', async (_, head) => {
    const { browser, address } = await createIntakeUser();
    const raw = buildEmail({
      head,
      from: 'MAILER-DAEMON@b.example',
      subject: 'Out of office',
      text: 'Back on 12 June 2027 at 10:00.',
    });
    expect(await deliverAndReadEmail(address, raw)).toMatchObject({ outcome: 'nothing', proposed: 0 });
    expect((await browser.get(LIST)).body).toEqual([]);
    expect((await browser.get('/api/intake/mails')).body).toHaveLength(1);
  });

  it('rejects more than 25 MiB', async () => {
    const { address } = await createIntakeUser();
    const { rejected, jobs } = await deliverEmail(address, new Uint8Array(25 * MIB + 1));
    expect([rejected, jobs]).toEqual(['Message too large', []]);
  });

  it('stores 500 emails that arrive at once', async () => {
    const { browser, address, userId } = await createIntakeUser();
    const deliveries = await Promise.all(
      Array.from({ length: 500 }, (_, n) =>
        deliverEmail(
          address,
          buildEmail({
            subject: `Mail ${n}`,
            html: buildRestaurantHtml({ number: `N${n}`, name: `Place ${n}` }),
          }),
        ),
      ),
    );
    const ids = deliveries.map(({ jobs }) => jobs[0]?.mailId ?? 0);
    // Five at a time, like the queue. Only 50, because all 500 take 20 seconds on two cores.
    for (let at = 0; at < 50; at += 5) {
      await Promise.all(ids.slice(at, at + 5).map((id) => readReceivedMail(env, toMessage(id), Date.now())));
    }
    const count = (status: string) =>
      everyDatabase
        .prepare('SELECT count(*) AS n FROM mails WHERE user_id = ? AND status = ?')
        .bind(userId, status)
        .first('n');
    expect([new Set(ids).size, await count('done'), await count('waiting')]).toEqual([500, 50, 450]);
    expect((await browser.get(LIST)).body).toHaveLength(50);
  }, 30_000);
});
