import { env } from 'cloudflare:workers';
import { type ReadOutcome, readReceivedMail } from '../jobs/read-mail.ts';
import { receiveEmail } from '../jobs/receive-email.ts';
import { createSignedInUser } from './account.ts';
import type { TestBrowser } from './browser.ts';

type Fields = {
  from?: string;
  subject?: string;
  date?: string;
  /** Further header lines, at the top. */
  head?: string[];
  text?: string;
  html?: string;
};

let numbers = 0;

/** A raw mail of a test's own: no two are the same bytes. */
export function buildEmail({ from, subject, date, head = [], text = '', html }: Fields): string {
  const lines = [
    ...head,
    `From: ${from ?? 'Ponto Final <book@ponto.example>'}`,
    `Subject: ${subject ?? 'Your table is booked'}`,
    `Date: ${date ?? 'Sat, 01 May 2027 10:00:00 +0000'}`,
    `Message-ID: <${++numbers}-${crypto.randomUUID()}@ponto.example>`,
    'MIME-Version: 1.0',
    `Content-Type: text/${html === undefined ? 'plain' : 'html'}; charset=utf-8`,
    '',
    html ?? text,
  ];
  return lines.join('\r\n');
}

type Table = { number?: string; start?: string; status?: string; name?: string };

/** A table as restaurants tell it to machines. */
export function buildRestaurantHtml({
  number = 'PF4471',
  start,
  status = 'ReservationConfirmed',
  name,
}: Table = {}): string {
  const booking = {
    '@context': 'http://schema.org',
    '@type': 'FoodEstablishmentReservation',
    reservationNumber: number,
    reservationStatus: `http://schema.org/${status}`,
    underName: { '@type': 'Person', name: 'Jane Doe' },
    reservationFor: {
      '@type': 'FoodEstablishment',
      name: name ?? 'Ponto Final',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Rua do Ginjal 72',
        addressLocality: 'Lisbon',
        addressCountry: 'PT',
      },
    },
    startTime: start ?? '2027-06-12T19:30:00+01:00',
    partySize: 4,
  };
  return `<html><head><script type="application/ld+json">${JSON.stringify(booking)}</script></head>
<body><p>Your table is booked.</p></body></html>`;
}

/** An account with its personal address, and mail put through its door. */
export async function createIntakeUser(): Promise<{
  browser: TestBrowser;
  userId: number;
  email: string;
  address: string;
}> {
  const { browser, user } = await createSignedInUser();
  const { body } = await browser.get('/api/intake');
  return { browser, userId: user.id, email: user.email, address: body.address };
}

export type EmailDelivery = { rejected: string | undefined; jobs: { mailId: number }[] };

/** Puts a mail through the door; what it would queue is handed back and not queued. */
export async function deliverEmail(to: string, raw: string | Uint8Array, changes: object = {}): Promise<EmailDelivery> {
  const bytes = typeof raw === 'string' ? new TextEncoder().encode(raw) : raw;
  const delivery: EmailDelivery = { rejected: undefined, jobs: [] };
  const message = {
    from: 'envelope@elsewhere.example',
    to,
    headers: new Headers(),
    raw: new Blob([bytes]).stream(),
    rawSize: bytes.length,
    setReject: (reason: string) => {
      delivery.rejected = reason;
    },
  } as unknown as ForwardableEmailMessage;
  const MAIL_QUEUE = { send: async (job: { mailId: number }) => void delivery.jobs.push(job) };
  await receiveEmail(message, { ...env, MAIL_QUEUE, ...changes } as unknown as Cloudflare.Env);
  return delivery;
}

/** Delivers a mail and reads it. */
export async function deliverAndReadEmail(
  to: string,
  raw: string | Uint8Array,
  changes: object = {},
): Promise<ReadOutcome> {
  const { jobs } = await deliverEmail(to, raw);
  const [job] = jobs;
  if (!job) throw new Error('nothing was queued');
  return readReceivedMail({ ...env, ...changes } as Cloudflare.Env, job.mailId, Date.now());
}
