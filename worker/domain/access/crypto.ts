/**
 * The settings that functions need to encrypt and sign. Everything is written with APP_SECRET; while secrets are being
 * rotated, what the previous one wrote can still be read.
 */
export type Secrets = { APP_SECRET: string; APP_SECRET_PREVIOUS?: string | undefined };

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Each purpose has its own derived key, so signatures and ciphertexts of one are invalid for another. */
type Purpose =
  | 'codes'
  | 'links'
  | 'grants'
  | 'visitor'
  | 'live'
  | 'requests'
  | 'mail'
  | 'addresses'
  | 'uploads'
  | 'calendar'
  | 'intake'
  | 'notices'
  | 'actions'
  | 'sign-in'
  | 'backup'
  | 'key-id';

const derivedKeys = new Map<string, Promise<CryptoKey>>();

// HKDF (RFC 5869) is enough, because the secret is random and not a password.
function deriveKey(secret: string, purpose: Purpose, kind: 'sign' | 'seal'): Promise<CryptoKey> {
  const name = `${secret}\0${purpose}\0${kind}`;
  const cached = derivedKeys.get(name);
  if (cached) return cached;
  const key = (async () => {
    const base = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveKey']);
    const salt = new Uint8Array();
    const info = encoder.encode(`foldout/${kind}/${purpose}`);
    const hkdf = { name: 'HKDF', hash: 'SHA-256', salt, info };
    return kind === 'sign'
      ? crypto.subtle.deriveKey(hkdf, base, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, [
          'sign',
          'verify',
        ])
      : crypto.subtle.deriveKey(hkdf, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  })();
  derivedKeys.set(name, key);
  return key;
}

const signWith = async (secret: string, purpose: Purpose, text: string) =>
  toBase64Url(
    await crypto.subtle.sign('HMAC', await deriveKey(secret, purpose, 'sign'), encoder.encode(text)),
  );

/** HMAC-SHA-256 of `text`, base64url. */
export function sign({ APP_SECRET }: Secrets, purpose: Purpose, text: string): Promise<string> {
  return signWith(APP_SECRET, purpose, text);
}

/** The HMAC with each secret, the current one first: for looking up what may have been stored with the previous one. */
export function signWithAll(secrets: Secrets, purpose: Purpose, text: string): Promise<string[]> {
  return Promise.all(listSecrets(secrets).map((secret) => signWith(secret, purpose, text)));
}

/** Whether one of the secrets made the signature. Compares in constant time. */
export async function verifySignature(
  secrets: Secrets,
  purpose: Purpose,
  text: string,
  signature: string,
): Promise<boolean> {
  const bytes = fromBase64Url(signature);
  if (!bytes) return false;
  const message = encoder.encode(text);
  for (const secret of listSecrets(secrets)) {
    const key = await deriveKey(secret, purpose, 'sign');
    if (await crypto.subtle.verify('HMAC', key, bytes, message)) return true;
  }
  return false;
}

/** Compares two texts in a time that depends only on their lengths. */
export function isSameText(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}

/** Encrypts with AES-GCM, base64url. `bound` is additional data that `unseal` needs too, so values cannot be swapped. */
export async function seal(
  { APP_SECRET }: Secrets,
  purpose: Purpose,
  bound: string,
  text: string,
): Promise<string> {
  const key = await deriveKey(APP_SECRET, purpose, 'seal');
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const algorithm = { name: 'AES-GCM', iv, additionalData: encoder.encode(bound) };
  const ciphertext = new Uint8Array(await crypto.subtle.encrypt(algorithm, key, encoder.encode(text)));
  const bytes = new Uint8Array(iv.length + ciphertext.length);
  bytes.set(iv);
  bytes.set(ciphertext, iv.length);
  return toBase64Url(bytes);
}

/** Decrypts the result of `seal`. Undefined if it was modified, or sealed with another `bound` or an unknown secret. */
export async function unseal(
  secrets: Secrets,
  purpose: Purpose,
  bound: string,
  sealed: string,
): Promise<string | undefined> {
  const bytes = fromBase64Url(sealed) ?? new Uint8Array();
  const algorithm = { name: 'AES-GCM', iv: bytes.slice(0, 12), additionalData: encoder.encode(bound) };
  for (const secret of listSecrets(secrets)) {
    const key = await deriveKey(secret, purpose, 'seal');
    const text = await crypto.subtle.decrypt(algorithm, key, bytes.slice(12)).catch(() => undefined);
    if (text) return decoder.decode(text);
  }
  return undefined;
}

const listSecrets = ({ APP_SECRET, APP_SECRET_PREVIOUS }: Secrets) =>
  APP_SECRET_PREVIOUS ? [APP_SECRET, APP_SECRET_PREVIOUS] : [APP_SECRET];

/** The secrets without the previous one. */
export const toCurrentOnly = ({ APP_SECRET }: Secrets): Secrets => ({ APP_SECRET });

/** Whether a valid signature was made with the previous secret. */
export async function isOutdatedSignature(
  secrets: Secrets,
  purpose: Purpose,
  text: string,
  signature: string,
): Promise<boolean> {
  return (
    secrets.APP_SECRET_PREVIOUS !== undefined &&
    !(await verifySignature(toCurrentOnly(secrets), purpose, text, signature))
  );
}

/** Identifies the current secret without revealing anything about it. */
export async function computeKeyId(secrets: Secrets): Promise<string> {
  return (await sign(secrets, 'key-id', '')).slice(0, 12);
}

/** Random bytes, base64url. */
export function generateToken(bytes: number): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** SHA-256 of a random token, base64url. The database stores hashes, so that a leak of it gives no access. */
export async function hashToken(token: string): Promise<string> {
  return toBase64Url(await crypto.subtle.digest('SHA-256', encoder.encode(token)));
}

export function toBase64Url(bytes: ArrayBuffer | Uint8Array): string {
  const view = bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes);
  let binary = '';
  for (const byte of view) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Undefined if the text is not base64url. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) return undefined;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = new Uint8Array(binary.length);
    for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
    return bytes;
  } catch {
    return undefined;
  }
}
