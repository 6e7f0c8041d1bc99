import { expect, it } from 'vitest';
import { fromBase64Url, toBase64Url } from '../access/crypto.ts';
import { createVapidHeader, encryptPushMessage, isPushKey, MAX_PUSH_BYTES } from './web-push.ts';

/** The example of RFC 8291, Appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  senderPublicKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  senderPrivateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

const CURVE = { name: 'ECDH', namedCurve: 'P-256' };

async function importSender() {
  const point = fromBase64Url(EXAMPLE.senderPublicKey) ?? new Uint8Array();
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: toBase64Url(point.slice(1, 33)),
    y: toBase64Url(point.slice(33)),
    d: EXAMPLE.senderPrivateKey,
  };
  return {
    publicKey: await crypto.subtle.importKey('raw', point, CURVE, true, []),
    privateKey: await crypto.subtle.importKey('jwk', jwk, CURVE, false, ['deriveBits']),
  };
}

it('encrypts the example of RFC 8291 as it is printed there', async () => {
  const secrets = { keys: await importSender(), salt: fromBase64Url(EXAMPLE.salt) ?? new Uint8Array() };
  const message = await encryptPushMessage(EXAMPLE, EXAMPLE.text, secrets);
  expect(toBase64Url(message)).toBe(EXAMPLE.message);
});

it('encrypts each message with other keys, and fits the largest one into 4,096 bytes', async () => {
  const text = 'x'.repeat(MAX_PUSH_BYTES);
  const [first, second] = await Promise.all([
    encryptPushMessage(EXAMPLE, text),
    encryptPushMessage(EXAMPLE, text),
  ]);
  expect(first.length).toBe(4096);
  expect(toBase64Url(first)).not.toBe(toBase64Url(second));
});

it.each([
  ['the example’s keys', EXAMPLE, true],
  ['a point that is not on the curve', { ...EXAMPLE, p256dh: `B${'A'.repeat(86)}` }, false],
  ['a short key', { ...EXAMPLE, p256dh: EXAMPLE.p256dh.slice(0, 40) }, false],
  ['a short secret', { ...EXAMPLE, auth: 'BTBZMqHH' }, false],
  ['other characters', { ...EXAMPLE, auth: '!!!!!!!!!!!!!!!!!!!!!!' }, false],
])('checks a subscription’s keys: %s', async (_, keys, expected) => {
  expect(await isPushKey(keys)).toBe(expected);
});

it('signs for the push service alone, for half a day', async () => {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const pair = (await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as CryptoKeyPair;
  const publicKey = toBase64Url((await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer);
  const { d: privateKey = '' } = (await crypto.subtle.exportKey('jwk', pair.privateKey)) as JsonWebKey;
  const now = Date.UTC(2027, 5, 1);
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
  const header = await createVapidHeader(
    { publicKey, privateKey },
    endpoint,
    'mailto:hello@foldout.example',
    now,
  );
  const [, token = '', key] = /^vapid t=(.+), k=(.+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(key).toBe(publicKey);
  const bytes = fromBase64Url(signature) ?? new Uint8Array();
  const signed = new TextEncoder().encode(`${head}.${claims}`);
  expect(await crypto.subtle.verify(algorithm, pair.publicKey, bytes, signed)).toBe(true);
  expect(JSON.parse(atob(claims))).toEqual({
    aud: 'https://fcm.googleapis.com',
    exp: now / 1000 + 12 * 3600,
    sub: 'mailto:hello@foldout.example',
  });
});
