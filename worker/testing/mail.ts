import { env } from 'cloudflare:workers';
import type { MailMessage } from '../jobs/queue-messages.ts';
import { readReceivedMail } from '../jobs/read-mail.ts';
import { receiveEmail } from '../jobs/receive-email.ts';
import type { ReadOutcome } from '../jobs/save-reading.ts';
import { createSignedInUser } from './account.ts';
import type { TestBrowser } from './browser.ts';

type EmailFields = {
  from?: string;
  subject?: string;
  date?: string;
  /** Additional header lines. */
  head?: string[];
  text?: string;
  html?: string;
};

let emails = 0;

/** A raw email; the Message-ID makes each one different. */
export function buildEmail({ from, subject, date, head = [], text = '', html }: EmailFields): string {
  const lines = [
    ...head,
    `From: ${from ?? 'Ponto Final <book@ponto.example>'}`,
    `Subject: ${subject ?? 'Your table is booked'}`,
    `Date: ${date ?? 'Sat, 01 May 2083 10:00:00 +0000'}`,
    `Message-ID: <${++emails}-${crypto.randomUUID()}@ponto.example>`,
    'MIME-Version: 1.0',
    `Content-Type: text/${html === undefined ? 'plain' : 'html'}; charset=utf-8`,
    '',
    html ?? text,
  ];
  return lines.join('\r\n');
}

type RestaurantBooking = { number?: string; start?: string; status?: string; name?: string };

/** An HTML email body with a restaurant reservation as JSON-LD. */
export function buildRestaurantHtml({
  number = 'PF4471',
  start,
  status = 'ReservationConfirmed',
  name,
}: RestaurantBooking = {}): string {
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
    startTime: start ?? '2083-06-12T19:30:00+01:00',
    partySize: 4,
  };
  return `<html><head><script type="application/ld+json">${JSON.stringify(booking)}</script></head>
<body><p>Your table is booked.</p></body></html>`;
}

/** Creates a signed-in account and its intake address. */
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

export type EmailDelivery = { rejected: string | undefined; jobs: MailMessage[] };

/**
 * Passes an email to the email handler. Returns the queue messages instead of sending them. `bindings` replace the
 * Worker's.
 */
export async function deliverEmail(
  to: string,
  raw: string | Uint8Array,
  bindings: object = {},
): Promise<EmailDelivery> {
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
  const MAIL_QUEUE = { send: async (job: MailMessage) => void delivery.jobs.push(job) };
  await receiveEmail(message, { ...env, MAIL_QUEUE, ...bindings } as unknown as Cloudflare.Env);
  return delivery;
}

/** Delivers an email and processes it. */
export async function deliverAndReadEmail(
  to: string,
  raw: string | Uint8Array,
  bindings: object = {},
): Promise<ReadOutcome> {
  const { jobs } = await deliverEmail(to, raw);
  const [job] = jobs;
  if (!job) throw new Error('No queue message was sent.');
  return readReceivedMail({ ...env, ...bindings } as Cloudflare.Env, job, Date.now());
}
