import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { buildEmail, deliverEmail } from '../testing/mail.ts';

const TOKEN = '0123456789abcdef0123456789abcdef';
const toAddress = (token: string) => `trips+canary-${token}@foldout.example`;
const HEAD = [
  'Received: from a.example by cloudflare-email.net (unknown) id 1; Sat',
  'Authentication-Results: mx.cloudflare.net; dmarc=pass header.from=mail.example.com',
];

it('keeps the header of an email that a deployment waits for, once', async () => {
  const key = `canary/${TOKEN}`;
  await env.MAIL.put(key, '1');
  const sent = await deliverEmail(toAddress(TOKEN), buildEmail({ head: HEAD, text: 'Hello' }));
  expect([sent.rejected, sent.jobs]).toEqual([undefined, []]);
  const stored = await (await env.MAIL.get(key))?.text();
  expect(stored?.split('\r\n').slice(0, 2)).toEqual(HEAD);
  expect(stored).not.toContain('Hello');
  // A second one, by somebody who learned the address, changes nothing.
  const again = await deliverEmail(toAddress(TOKEN), buildEmail({ head: ['X-Evil: 1'] }));
  expect(again.rejected).toBe('Unknown address');
  expect(await (await env.MAIL.get(key))?.text()).toBe(stored);
});

it('rejects one that no deployment waits for, and stores nothing', async () => {
  const token = 'f'.repeat(32);
  const { rejected } = await deliverEmail(toAddress(token), buildEmail({ head: HEAD }));
  expect(rejected).toBe('Unknown address');
  expect(await env.MAIL.head(`canary/${token}`)).toBeNull();
});
