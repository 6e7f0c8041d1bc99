import { fromBase64Url, toBase64Url } from '../domain/access/crypto.ts';
import { deriveMessageKey, deriveSharedSecret, hkdf } from '../domain/notices/web-push.ts';

/** A browser's keys. Without `privateKey` they were made elsewhere, and only the sender can say what it encrypted. */
type Receiver = { p256dh: string; auth: string; privateKey?: CryptoKey };

/** What a phone shows. */
type Shown = {
  endpoint: string;
  title: string;
  body: string;
  url: string;
  tag: string;
  sentAt: string;
  /** For "Got it"; reminders have none. */
  seq?: number;
};

type Failure = { status: number; retryAfter?: string };

type Options = {
  /** The key that browsers subscribe with. */
  vapidPublicKey: () => string | undefined;
  /** The keys of a subscription that was made elsewhere. */
  findKeys?: (endpoint: string) => Promise<Receiver | undefined>;
  /** The sender's one-time private key, by its public key. */
  findSenderKey?: (publicKey: string) => CryptoKey | undefined;
};

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
const MAX_BODY_BYTES = 4_096;
const MAX_KEPT = 1_000;
const URGENCIES = new Set(['very-low', 'low', 'normal', 'high']);

/**
 * Emulator of a push service and of the phones behind it: answers as RFC 8030 and 8292 say, decrypts as RFC 8291 says, and
 * shows each notification's tag once. State is lost when the Worker restarts.
 */
export class PushServiceEmulator {
  readonly #options: Options;
  readonly #receivers = new Map<string, Receiver>();
  readonly #gone = new Set<string>();
  #failNext: Failure[] = [];
  #received: Shown[] = [];

  constructor(options: Options) {
    this.#options = options;
  }

  /** A browser's new subscription as `PushSubscription.toJSON` returns it. */
  async subscribe(prefix: string) {
    const keys = (await crypto.subtle.generateKey(CURVE, true, ['deriveBits'])) as CryptoKeyPair;
    const publicKey = (await crypto.subtle.exportKey('raw', keys.publicKey)) as ArrayBuffer;
    const auth = toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
    const p256dh = toBase64Url(publicKey);
    const endpoint = `${prefix}${crypto.randomUUID()}`;
    this.#receivers.set(endpoint, { p256dh, auth, privateKey: keys.privateKey });
    return { endpoint, expirationTime: null, keys: { p256dh, auth } };
  }

  /** `failNext`: answers to the next messages. `gone`: endpoints whose browsers have unsubscribed. */
  control({ failNext, gone }: { failNext?: Failure[]; gone?: string[] }): void {
    if (failNext) this.#failNext = failNext;
    for (const endpoint of gone ?? []) this.#gone.add(endpoint);
  }

  /** Every message that was accepted, oldest first. */
  get received(): readonly Shown[] {
    return this.#received;
  }

  /** The messages that one browser got. */
  receivedBy(endpoint: string): Shown[] {
    return this.#received.filter((message) => message.endpoint === endpoint);
  }

  /** Forgets all subscriptions, messages and instructions. */
  reset(): void {
    this.#receivers.clear();
    this.#gone.clear();
    this.#failNext = [];
    this.#received = [];
  }

  /** What phones show, newest first: a second message with the same tag replaces the first. */
  listShown(): Shown[] {
    const shown = new Map(this.#received.map((message) => [`${message.endpoint} ${message.tag}`, message]));
    return [...shown.values()].reverse();
  }

  /** Answers a message as the push service of `endpoint`. */
  async receive(endpoint: string, request: Request): Promise<Response> {
    const body = new Uint8Array(await request.arrayBuffer());
    const failure = this.#failNext.shift();
    if (failure) {
      const headers = { ...(failure.retryAfter && { 'Retry-After': failure.retryAfter }) };
      return new Response('', { status: failure.status, headers });
    }
    if (this.#gone.has(endpoint)) return new Response('', { status: 410 });
    const refusal = (await this.#checkSender(endpoint, request)) ?? checkMessage(request, body);
    if (refusal) return new Response(refusal.reason, { status: refusal.status });
    const text = await this.#decrypt(endpoint, body).catch(() => undefined);
    if (text === undefined) return new Response('The message cannot be decrypted', { status: 400 });
    const { title, body: shownBody, url, tag, seq } = JSON.parse(text);
    const sentAt = new Date().toISOString();
    this.#received.push({ endpoint, title, body: shownBody, url, tag, sentAt, ...(seq && { seq }) });
    this.#received = this.#received.slice(-MAX_KEPT);
    return new Response('', {
      status: 201,
      headers: { Location: `${endpoint}/1`, TTL: request.headers.get('ttl') ?? '' },
    });
  }

  async #checkSender(endpoint: string, request: Request) {
    const header = request.headers.get('authorization') ?? '';
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
    if (!token) return { status: 401, reason: 'No VAPID header' };
    if (key !== this.#options.vapidPublicKey())
      return { status: 403, reason: 'Another key than subscribed with' };
    const claims = await verifyToken(token, key);
    if (!claims) return { status: 403, reason: 'Wrong signature' };
    const { aud, exp, sub } = claims;
    const wait = Number(exp) - Date.now() / 1000;
    if (aud !== new URL(endpoint).origin) return { status: 403, reason: 'Wrong audience' };
    if (!(wait > 0 && wait <= 24 * 3_600)) return { status: 403, reason: 'Wrong expiry' };
    return /^(mailto|https):/.test(String(sub)) ? undefined : { status: 403, reason: 'No contact' };
  }

  /** RFC 8291, 3.4, with the browser's private key or else with the sender's. */
  async #decrypt(endpoint: string, body: Uint8Array<ArrayBuffer>): Promise<string> {
    const receiver = this.#receivers.get(endpoint) ?? (await this.#options.findKeys?.(endpoint));
    if (!receiver) throw new Error('Unknown subscription');
    const keyLength = body[20] ?? 0;
    const sender = body.slice(21, 21 + keyLength);
    const own = requireBytes(receiver.p256dh);
    const senderKey = this.#options.findSenderKey?.(toBase64Url(sender));
    const shared = receiver.privateKey
      ? await deriveSharedSecret(receiver.privateKey, sender)
      : await deriveSharedSecret(senderKey as CryptoKey, own);
    const info = [...new TextEncoder().encode('WebPush: info\0'), ...own, ...sender];
    const secret = await hkdf(requireBytes(receiver.auth), shared, new Uint8Array(info), 32);
    const { key, nonce } = await deriveMessageKey(secret, body.slice(0, 16));
    const content = body.slice(21 + keyLength);
    const record = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, key, content));
    if (record.at(-1) !== 2) throw new Error('Not the last record');
    return new TextDecoder().decode(record.slice(0, -1));
  }
}

/** RFC 8030, 5, and RFC 8188, 2. */
function checkMessage({ method, headers }: Request, body: Uint8Array) {
  if (method !== 'POST') return { status: 405, reason: 'Not a POST' };
  if (!/^\d{1,7}$/.test(headers.get('ttl') ?? '')) return { status: 400, reason: 'No TTL' };
  if (!/^[\w-]{0,32}$/.test(headers.get('topic') ?? '')) return { status: 400, reason: 'Wrong topic' };
  if (!URGENCIES.has(headers.get('urgency') ?? 'normal')) return { status: 400, reason: 'Wrong urgency' };
  if (headers.get('content-encoding') !== 'aes128gcm') return { status: 415, reason: 'Wrong encoding' };
  return body.length > MAX_BODY_BYTES ? { status: 413, reason: 'Too large' } : undefined;
}

/** The claims of an ES256 token that was signed with the key, an uncompressed point. */
async function verifyToken(token: string, publicKey: string) {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', requireBytes(publicKey), algorithm, false, ['verify']);
  const signed = new TextEncoder().encode(`${header}.${claims}`);
  const isValid = await crypto.subtle.verify(algorithm, key, requireBytes(signature), signed);
  if (!isValid || readJson(header).alg !== 'ES256') return undefined;
  return readJson(claims);
}

const readJson = (part: string): Record<string, unknown> =>
  JSON.parse(new TextDecoder().decode(requireBytes(part)));

function requireBytes(text: string): Uint8Array<ArrayBuffer> {
  const bytes = fromBase64Url(text);
  if (!bytes) throw new Error('Not base64url');
  return bytes;
}
