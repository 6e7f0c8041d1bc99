import { fromBase64Url, toBase64Url } from '../access/crypto.ts';

/** Where a browser receives push messages, and the keys that it made for us (Push API, PushSubscription). */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/** base64url: the public key as an uncompressed point (65 bytes), the private key as a number (32 bytes). */
export type VapidKeys = { publicKey: string; privateKey: string };

/** What makes each message's encryption unique. Tests replace it by that of the example in RFC 8291. */
export type MessageSecrets = { keys: CryptoKeyPair; salt: Uint8Array<ArrayBuffer> };

const encoder = new TextEncoder();
const toBytes = (text: string) => new Uint8Array(encoder.encode(text));
const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
/** A message consists of one record (RFC 8291, 4). */
const RECORD_SIZE = 4096;
/** At most 24 hours (RFC 8292, 2). */
const TOKEN_MS = 12 * 3_600_000;

/** Bytes of text that fit into one message: 4,096 less header (86), end mark (1) and authentication tag (16). */
export const MAX_PUSH_BYTES = RECORD_SIZE - 103;

/** Encrypts a push message for its browser: `aes128gcm` of RFC 8188 with the keys of RFC 8291. */
export async function encryptPushMessage(
  { p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>,
  text: string,
  secrets?: MessageSecrets,
): Promise<Uint8Array<ArrayBuffer>> {
  const { keys, salt } = secrets ?? (await createMessageSecrets());
  const receiver = requireBytes(p256dh);
  const sender = new Uint8Array((await crypto.subtle.exportKey('raw', keys.publicKey)) as ArrayBuffer);
  const shared = await deriveSharedSecret(keys.privateKey, receiver);
  const info = concat([toBytes('WebPush: info\0'), receiver, sender]);
  const { key, nonce } = await deriveMessageKey(await hkdf(requireBytes(auth), shared, info, 32), salt);
  // 2 marks the last record, which has no padding.
  const record = concat([toBytes(text), new Uint8Array([2])]);
  const content = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, record);
  const size = new Uint8Array([0, 0, RECORD_SIZE >> 8, RECORD_SIZE & 255, sender.length]);
  return concat([salt, size, sender, new Uint8Array(content)]);
}

/** The content key and nonce of a message (RFC 8188, 2.2 and 2.3). `secret` is the input keying material of RFC 8291. */
export async function deriveMessageKey(secret: Uint8Array<ArrayBuffer>, salt: Uint8Array<ArrayBuffer>) {
  const [key, nonce] = await Promise.all([
    hkdf(salt, secret, toBytes('Content-Encoding: aes128gcm\0'), 16),
    hkdf(salt, secret, toBytes('Content-Encoding: nonce\0'), 12),
  ]);
  return {
    key: await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt']),
    nonce,
  };
}

/** The secret of a private key and another side's public key, an uncompressed point. */
export async function deriveSharedSecret(
  privateKey: CryptoKey,
  otherPublicKey: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const other = await crypto.subtle.importKey('raw', otherPublicKey, CURVE, false, []);
  // The types of Workers have another name for `public`.
  const algorithm = { name: 'ECDH', public: other } as object as { name: string };
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, privateKey, 256));
}

async function createMessageSecrets(): Promise<MessageSecrets> {
  const keys = (await crypto.subtle.generateKey(CURVE, true, ['deriveBits'])) as CryptoKeyPair;
  return { keys, salt: crypto.getRandomValues(new Uint8Array(16)) };
}

/** Whether the keys of a subscription can be used: a point on the curve, and 16 bytes. */
export async function isPushKey({ p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>): Promise<boolean> {
  const point = fromBase64Url(p256dh);
  if (point?.length !== 65 || fromBase64Url(auth)?.length !== 16) return false;
  return crypto.subtle.importKey('raw', point, CURVE, false, []).then(
    () => true,
    () => false,
  );
}

/**
 * The Authorization header that tells a push service who sends (VAPID, RFC 8292). `contact` is a mailto: or https: URL
 * where the service can reach us; `now` in epoch milliseconds.
 */
export async function createVapidHeader(
  { publicKey, privateKey }: VapidKeys,
  endpoint: string,
  contact: string,
  now: number,
): Promise<string> {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor((now + TOKEN_MS) / 1000),
    sub: contact,
  };
  const unsigned = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => toBase64Url(toBytes(JSON.stringify(part))))
    .join('.');
  const point = requireBytes(publicKey);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: toBase64Url(point.slice(1, 33)),
    y: toBase64Url(point.slice(33)),
    d: privateKey,
  };
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign(algorithm, key, toBytes(unsigned));
  return `vapid t=${unsigned}.${toBase64Url(signature)}, k=${publicKey}`;
}

/** HKDF with SHA-256 (RFC 5869). */
export async function hkdf(
  salt: Uint8Array<ArrayBuffer>,
  secret: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  bytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bytes * 8),
  );
}

function requireBytes(text: string): Uint8Array<ArrayBuffer> {
  const bytes = fromBase64Url(text);
  if (!bytes) throw new Error('The key is not base64url');
  return bytes;
}

function concat(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
