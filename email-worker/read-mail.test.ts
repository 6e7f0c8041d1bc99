import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMail } from './read-mail.ts';
import type { ReadOptions } from './reading.ts';

const OPTIONS: ReadOptions = {
  now: new Date('2027-01-10T12:00:00Z'),
  defaultZone: 'America/New_York',
  sender: { authenticated: true, typedOnly: false },
};

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string, options = OPTIONS) => readMail(bytes(text), options);

const HEAD =
  'From: Air <tickets@air.example>\r\nTo: me@home.example\r\nSubject: Your ticket\r\nDate: Fri, 08 Jan 2027 10:00:00 +0000\r\nMIME-Version: 1.0\r\n';
const LEG = `<script type="application/ld+json">{"@context":"http://schema.org","@type":"FlightReservation","reservationNumber":"PQ7ZL2",
"underName":{"name":"Robin Vale"},"reservationFor":{"@type":"Flight","flightNumber":"204","airline":{"iataCode":"XB"},
"departureAirport":{"iataCode":"BOS"},"arrivalAirport":{"iataCode":"MSY"},"departureTime":"2027-03-11T08:05:00-05:00"}}</script><p>Departs 8:05 AM</p>`;
const MAIL = `${HEAD}Content-Type: text/html; charset=utf-8\r\n\r\n${LEG}`;

test('turns a confirmation into a draft with high confidence', async () => {
  const { kind, drafts, original, wantsModel, problem } = await read(MAIL);
  expect({ kind, wantsModel, problem }).toEqual({
    kind: 'confirmation',
    wantsModel: false,
    problem: undefined,
  });
  expect(original).toMatchObject({ subject: 'Your ticket', from: { address: 'tickets@air.example' } });
  expect(drafts).toMatchObject([
    {
      eventType: 'flight',
      datetime: '2027-03-11T13:05:00.000Z',
      timeZone: 'America/New_York',
      attendees: 'Robin Vale',
      confidence: 95,
      needsReview: false,
      identity: {
        eventType: 'flight',
        confirmation: 'PQ7ZL2',
        leg: 'bos>msy',
        localStart: '2027-03-11T08:05',
      },
    },
  ]);
});

test('never trusts a sender matched only by a typed address', async () => {
  const { drafts } = await read(MAIL, { ...OPTIONS, sender: { authenticated: false, typedOnly: true } });
  expect(drafts[0]).toMatchObject({ confidence: 60, needsReview: true, reasons: ['sender-typed'] });
  const unproven = await read(MAIL, { ...OPTIONS, sender: { authenticated: false, typedOnly: false } });
  expect(unproven.drafts[0]).toMatchObject({
    confidence: 60,
    needsReview: true,
    reasons: ['sender-not-authenticated'],
  });
});

test('hashes the same email equally and another day differently', async () => {
  const [first, again, other] = await Promise.all([
    read(MAIL),
    read(MAIL.replace('To: me@home.example', 'To: you@home.example')),
    read(MAIL.replace('08 Jan', '09 Jan')),
  ]);
  expect(first.contentHash).toMatch(/^[\da-f]{64}$/);
  expect(again.contentHash).toBe(first.contentHash);
  expect(other.contentHash).not.toBe(first.contentHash);
});

test('finds forwarding codes sent by Gmail only', async () => {
  const mail = (from: string) =>
    `From: Gmail Team <${from}>\r\nSubject: (#718293645) Gmail Forwarding Confirmation\r\n\r\nConfirmation code: 718293645\r\nhttps://mail-settings.google.com/mail/vf-x\r\n`;
  expect(await read(mail('forwarding-noreply@google.com'))).toMatchObject({
    kind: 'gmail-code',
    gmailCode: '718293645',
  });
  expect((await read(mail('forwarding-noreply@google.com.evil.example'))).gmailCode).toBeUndefined();
});

test.each([
  ['out of office', `${HEAD}Auto-Submitted: auto-replied\r\n\r\nBack on 3 March 2027 at 9:00.`],
  ['a bounce', `From: MAILER-DAEMON@mx.example\r\nContent-Type: multipart/report; boundary=q\r\n\r\n--q\r\nContent-Type: text/plain\r\n\r\nfailed\r\n--q\r\nContent-Type: message/rfc822\r\n\r\n${MAIL}\r\n--q--`],
])('ignores %s', async (_, mail) => {
  expect(await read(mail)).toMatchObject({ kind: 'ignored', drafts: [] });
}); // biome-ignore format: a table

test.each([
  ['empty', ''],
  ['too-many-parts', `${HEAD}Content-Type: multipart/mixed; boundary=q\r\n\r\n${'--q\r\n\r\n'.repeat(200)}`],
  ['header-too-large', `${HEAD}${'X: y\r\n'.repeat(60_000)}\r\n`],
  ['too-large', `${HEAD}\r\n${'word '.repeat(1_200_000)}`],
])('reports the problem %s and keeps the subject', async (problem, mail) => {
  const reading = await read(mail);
  expect(reading).toMatchObject({ kind: 'unreadable', problem, drafts: [] });
  if (mail) expect(reading.original.subject).toBe('Your ticket');
});

test('says that an email attached too deep was not read', async () => {
  const attach = (inner: string) => `${HEAD}Content-Type: message/rfc822\r\n\r\n${inner}`;
  const nest = (depth: number) => Array.from({ length: depth }).reduce<string>(attach, MAIL);
  expect(await read(nest(5))).toMatchObject({ problem: undefined, drafts: [{ needsReview: false }] });
  expect(await read(nest(60))).toMatchObject({ problem: 'too-many-parts', drafts: [] });
  const parts = `--q\r\nContent-Type: text/html\r\n\r\n${LEG}\r\n--q\r\nContent-Type: message/rfc822\r\n\r\n${nest(60)}\r\n--q--`;
  const beside = await read(`${HEAD}Content-Type: multipart/mixed; boundary=q\r\n\r\n${parts}`);
  expect(beside).toMatchObject({
    problem: undefined,
    drafts: [{ needsReview: true, reasons: ['partly-read'] }],
  });
});

test('survives unknown charsets, broken base64 and NULs', async () => {
  const odd = await read(
    `${HEAD}Content-Type: text/html; charset=x-unheard-of\r\nContent-Transfer-Encoding: 8bit\r\n\r\n\0${LEG}\0`,
  );
  expect(odd.drafts).toHaveLength(1);
  const base64 = btoa(LEG).replace(/(.{60})/g, '$1\r\n!*\r\n');
  const broken = await read(
    `${HEAD}Content-Type: text/html\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64}`,
  );
  expect(broken.drafts).toHaveLength(1);
});

test('returns a valid reading for any input', async () => {
  const whole = bytes(MAIL);
  const piece = fc.constantFrom(
    '<',
    '>',
    '"',
    '{',
    '}',
    '\r\n',
    '=',
    '--q',
    'itemscope itemtype=FlightReservation ',
    ':',
    '\0',
    '11 June 2027 8:05 AM ',
  );
  const raws = fc.oneof(
    fc.uint8Array({ maxLength: 2_000 }),
    fc.nat(whole.length).map((end) => whole.slice(0, end)),
    fc.tuple(fc.nat(whole.length), fc.uint8Array({ maxLength: 60 })).map(([at, noise]) => {
      const raw = whole.slice();
      raw.set(noise.subarray(0, raw.length - at), at);
      return raw;
    }),
    fc
      .array(piece, { maxLength: 200 })
      .map((pieces) => bytes(`${HEAD}Content-Type: text/html\r\n\r\n${pieces.join('')}`)),
  );
  await fc.assert(
    fc.asyncProperty(raws, async (raw) => {
      const reading = await readMail(raw, OPTIONS);
      expect(reading.contentHash).toMatch(/^[\da-f]{64}$/);
      for (const draft of reading.drafts) {
        expect(draft.confidence).toBeGreaterThanOrEqual(0);
        expect(draft.datetime === null || !Number.isNaN(Date.parse(draft.datetime))).toBe(true);
      }
    }),
    { numRuns: 250 },
  );
}, 60_000);

test.each([
  ['open tags', '<div itemscope itemtype="Flight" itemprop="x">'],
  ['tables in tables', '<table><tr><td>'],
  ['one long word', 'x'],
  ['numbers and colons', '12:'],
  ['dates', '11 June 2027 at 8:05 AM, '],
  ['labels', 'Check-in: '],
  ['quote signs', '> '],
  ['dashes', '-'],
  ['angle brackets', '<'],
  ['spaces', ' '],
  ['blank lines', '\n'],
  ['addresses', 'a@b.example '],
  ['scripts', '<script type="application/ld+json">{"a":'],
])(
  'reads a megabyte of %s in time',
  async (_, piece) => {
    const body = piece.repeat(Math.ceil(1_000_000 / piece.length));
    // Quadratic behavior would exceed the test's timeout.
    for (const type of ['text/html', 'text/plain']) {
      const { drafts } = await read(`${HEAD}Content-Type: ${type}\r\n\r\n${body}`);
      expect(drafts.length).toBeLessThanOrEqual(20);
    }
  },
  120_000,
);
