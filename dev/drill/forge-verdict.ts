import type { Client } from '../chaos/client.ts';
import type { Random } from '../chaos/random.ts';
import { DEMO } from '../local-worker/demo.ts';

/** Where local servers take emails for every account. */
const SHARED = 'trips@foldout.example';
const READ_WITHIN_MS = 20_000;
const VERDICT = `Authentication-Results: mx.cloudflare.net; dmarc=pass header.from=${DEMO.ownerEmail.split('@')[1]}`;
/** Headers without the receiving server's own `Received` directly above the verdict. */
const FORGERIES = [
  [VERDICT],
  ['Received: from evil.example by mx.evil.example; Sat, 01 May 2027 10:00:00 +0000', VERDICT],
  [
    'Received: from evil.example by cloudflare-email.net (unknown) id 1; Sat, 01 May 2027 10:00:00 +0000',
    'X-Mailer: evil',
    VERDICT,
  ],
];

/** Sends an email in the name of the demo's owner that states its verdict itself; says if that was believed. */
export async function forgeVerdict(sender: Client, random: Random): Promise<string[]> {
  const lines = [
    ...random.pick(FORGERIES),
    `From: Nora <${DEMO.ownerEmail}>`,
    `Message-ID: <${random.int(1, 1e9)}@evil.example>`,
    'Subject: Booking confirmed',
    'Date: Sat, 01 May 2027 10:00:00 +0000',
    'Content-Type: text/plain',
    '',
    'Booking confirmed\nHotel Rosa, Via Roma 8, 00184 Roma\nCheck-in: 12 June 2027 15:00\nCheck-out: 14 June 2027',
    `Booking number AB${random.int(1_000, 9_999)}`,
  ];
  const raw = new TextEncoder().encode(lines.join('\r\n'));
  const headers = { 'content-type': 'message/rfc822' };
  const sent = await sender.send('POST', `/dev/mail?to=${SHARED}`, raw, { headers });
  const { id, rejected } = sent.body as { id: number | null; rejected: string | null };
  if (!id) return rejected === null ? ['an email is neither taken nor rejected'] : [];
  const until = Date.now() + READ_WITHIN_MS;
  while (Date.now() < until) {
    const { body } = await sender.send('GET', `/dev/mail?id=${id}`);
    const { status, unclaimedEvents } = body as {
      status: string;
      unclaimedEvents: { needsReview: boolean }[];
    };
    if (status !== 'waiting')
      return unclaimedEvents.every(({ needsReview }) => needsReview)
        ? []
        : ['an event of a forged sender needs no review'];
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return [];
}
