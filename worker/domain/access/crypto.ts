/** The settings that functions need to encrypt and sign. */
export type Secrets = { APP_SECRET: string };

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Each purpose has its own derived key, so signatures and ciphertexts of one are invalid for another. */
type Purpose =
  | 'codes'
  | 'grants'
  | 'visitor'
  | 'requests'
  | 'mail'
  | 'addresses'
  | 'uploads'
  | 'calendar'
  | 'intake'
  | 'sign-in';

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

/** HMAC-SHA-256 of `text`, base64url. */
export async function sign(secret: string, purpose: Purpose, text: string): Promise<string> {
  const key = await deriveKey(secret, purpose, 'sign');
  return toBase64Url(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
}

/** Compares in constant time. */
export async function verifySignature(
  secret: string,
  purpose: Purpose,
  text: string,
  signature: string,
): Promise<boolean> {
  const key = await deriveKey(secret, purpose, 'sign');
  const bytes = fromBase64Url(signature);
  return bytes !== undefined && crypto.subtle.verify('HMAC', key, bytes, encoder.encode(text));
}

/** Encrypts with AES-GCM, base64url. `bound` is additional data that `unseal` needs too, so values cannot be swapped. */
export async function seal(secret: string, purpose: Purpose, bound: string, text: string): Promise<string> {
  const key = await deriveKey(secret, purpose, 'seal');
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const algorithm = { name: 'AES-GCM', iv, additionalData: encoder.encode(bound) };
  const ciphertext = new Uint8Array(await crypto.subtle.encrypt(algorithm, key, encoder.encode(text)));
  const bytes = new Uint8Array(iv.length + ciphertext.length);
  bytes.set(iv);
  bytes.set(ciphertext, iv.length);
  return toBase64Url(bytes);
}

/** Decrypts the result of `seal`. Throws if it was modified, or sealed with another secret or `bound`. */
export async function unseal(
  secret: string,
  purpose: Purpose,
  bound: string,
  sealed: string,
): Promise<string> {
  const key = await deriveKey(secret, purpose, 'seal');
  const bytes = fromBase64Url(sealed) ?? new Uint8Array();
  const algorithm = { name: 'AES-GCM', iv: bytes.slice(0, 12), additionalData: encoder.encode(bound) };
  return decoder.decode(await crypto.subtle.decrypt(algorithm, key, bytes.slice(12)));
}

/** Random bytes, base64url. */
export function generateToken(bytes: number): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(bytes)));
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
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
