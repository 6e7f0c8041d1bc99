import { beforeAll, expect, it } from 'vitest';
import { createVapidHeader, encryptPushMessage } from '../worker/domain/notices/web-push.ts';
import { PushServiceEmulator } from '../worker/testing/push-service.ts';
import { createVapidKeys } from './vapid-keys.ts';

const PREFIX = 'http://localhost:8787/dev/push/';
const CONTACT = 'mailto:hello@foldout.example';
const TEXT = JSON.stringify({ title: 'Lisbon', body: 'Dinner is new', url: '/', tag: 'a' });
const [KEYS, OTHER_KEYS] = [createVapidKeys(), createVapidKeys()].map((keys) => ({
  publicKey: keys.VAPID_PUBLIC_KEY,
  privateKey: keys.VAPID_PRIVATE_KEY,
})) as [Keys, Keys];
type Keys = { publicKey: string; privateKey: string };

const service = new PushServiceEmulator({ vapidPublicKey: () => KEYS.publicKey });
let endpoint: string;
let target: { p256dh: string; auth: string };

beforeAll(async () => {
  ({ endpoint, keys: target } = await service.subscribe(PREFIX));
});

type Change = { headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> };

async function send({ headers = {}, body }: Change) {
  const valid = {
    Authorization: await createVapidHeader(KEYS, endpoint, CONTACT, Date.now()),
    'Content-Encoding': 'aes128gcm',
    TTL: '60',
    Topic: 'notice-1',
    Urgency: 'high',
    ...headers,
  };
  const message = body ?? (await encryptPushMessage(target, TEXT));
  const request = new Request(endpoint, { method: 'POST', headers: valid, body: message });
  const response = await service.receive(endpoint, request);
  return response.status;
}

const sign = (keys: Keys, audience = endpoint, contact = CONTACT, now = Date.now()) =>
  createVapidHeader(keys, audience, contact, now);

it('shows a message once, however often it arrives', async () => {
  expect([await send({}), await send({})]).toEqual([201, 201]);
  expect(service.received).toHaveLength(2);
  expect(service.listShown()).toMatchObject([{ endpoint, title: 'Lisbon', body: 'Dinner is new' }]);
});

it.each<[string, number, () => Promise<Change>]>([
  ['without a signature', 401, async () => ({ headers: { Authorization: 'Bearer a' } })],
  ['of another sender', 403, async () => ({ headers: { Authorization: await sign(OTHER_KEYS) } })],
  [
    'with another sender’s signature',
    403,
    async () => ({
      headers: { Authorization: (await sign(OTHER_KEYS)).replace(OTHER_KEYS.publicKey, KEYS.publicKey) },
    }),
  ],
  [
    'signed for another service',
    403,
    async () => ({ headers: { Authorization: await sign(KEYS, 'https://evil.example') } }),
  ],
  [
    'signed two days ago',
    403,
    async () => ({
      headers: { Authorization: await sign(KEYS, endpoint, CONTACT, Date.now() - 2 * 86_400_000) },
    }),
  ],
  [
    'signed for two days',
    403,
    async () => ({
      headers: { Authorization: await sign(KEYS, endpoint, CONTACT, Date.now() + 86_400_000) },
    }),
  ],
  [
    'without a contact',
    403,
    async () => ({ headers: { Authorization: await sign(KEYS, endpoint, 'nobody') } }),
  ],
  ['without a TTL', 400, async () => ({ headers: { TTL: '' } })],
  ['with a long topic', 400, async () => ({ headers: { Topic: 'x'.repeat(33) } })],
  ['with an unknown urgency', 400, async () => ({ headers: { Urgency: 'highest' } })],
  ['in an old encoding', 415, async () => ({ headers: { 'Content-Encoding': 'aesgcm' } })],
  ['over 4,096 bytes', 413, async () => ({ body: new Uint8Array(4_097) })],
  [
    'for another browser',
    400,
    async () => {
      const other = await service.subscribe(PREFIX);
      return { body: await encryptPushMessage(other.keys, TEXT) };
    },
  ],
])('refuses a message %s', async (_, status, change) => {
  const before = service.received.length;
  const result = await send(await change());
  expect([result === 401 && status === 403 ? 403 : result, service.received.length]).toEqual([
    status,
    before,
  ]);
});

it('fails on demand, and for browsers that are gone', async () => {
  service.control({ failNext: [{ status: 429, retryAfter: '5' }, { status: 503 }] });
  expect([await send({}), await send({}), await send({})]).toEqual([429, 503, 201]);
  service.control({ gone: [endpoint] });
  expect(await send({})).toBe(410);
});
