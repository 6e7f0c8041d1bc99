/** Where a part of a backup's file belongs. It is encrypted with it, so parts cannot be exchanged or left out. */
export type PartPlace = { file: string; part: number; isLast: boolean };

const ALGORITHM = { name: 'X25519' };
const PUBLIC_KEY_BYTES = 32;
const encode = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;

/** The public key in a setting (SPKI, base64). Throws if the text is not a key. */
export const importBackupKey = (base64: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('spki', fromBase64(base64), ALGORITHM, true, []);

/** The private key in a PEM file (PKCS #8). Throws if the text is not a key. */
export const importPrivateKey = (pem: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('pkcs8', fromBase64(pem.replaceAll(/-----[^-]+-----|\s/g, '')), ALGORITHM, false, [
    'deriveBits',
  ]);

const fromBase64 = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/**
 * Lines of a backup's file, each JSON: compressed, and with a public key (X25519) encrypted by AES-256-GCM, whose key only
 * the holder of the private key can compute.
 */
export async function encodePart(
  lines: unknown[],
  place: PartPlace,
  publicKey: CryptoKey | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const text = lines.map((line) => JSON.stringify(line)).join('\n');
  const plain = await pipe(encode(text), new CompressionStream('gzip'));
  if (!publicKey) return plain;
  const own = (await crypto.subtle.generateKey(ALGORITHM, true, ['deriveBits'])) as CryptoKeyPair;
  const ephemeral = new Uint8Array((await crypto.subtle.exportKey('raw', own.publicKey)) as ArrayBuffer);
  const key = await deriveKey(own.privateKey, publicKey, 'encrypt');
  const sealed = new Uint8Array(await crypto.subtle.encrypt(toCipher(place), key, plain));
  const part = new Uint8Array(ephemeral.length + sealed.length);
  part.set(ephemeral);
  part.set(sealed, ephemeral.length);
  return part;
}

/** The lines of a part. Throws if it was changed, belongs to another place or was encrypted for another key. */
export async function decodePart<Line>(
  part: Uint8Array<ArrayBuffer>,
  place: PartPlace,
  privateKey: CryptoKey | undefined,
): Promise<Line[]> {
  const plain = privateKey ? await decrypt(part, place, privateKey) : part;
  const text = new TextDecoder().decode(await pipe(plain, new DecompressionStream('gzip')));
  return text === '' ? [] : text.split('\n').map((line) => JSON.parse(line) as Line);
}

async function decrypt(part: Uint8Array<ArrayBuffer>, place: PartPlace, privateKey: CryptoKey) {
  const ephemeral = part.slice(0, PUBLIC_KEY_BYTES);
  const other = await crypto.subtle.importKey('raw', ephemeral, ALGORITHM, true, []);
  const key = await deriveKey(privateKey, other, 'decrypt');
  return new Uint8Array(await crypto.subtle.decrypt(toCipher(place), key, part.slice(PUBLIC_KEY_BYTES)));
}

async function deriveKey(own: CryptoKey, other: CryptoKey, usage: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  // The types of workerd name the property `$public`.
  const agreement = { ...ALGORITHM, public: other } as never;
  const shared = await crypto.subtle.deriveBits(agreement, own, 256);
  const base = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  const hkdf = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: encode('foldout backup'),
  };
  return crypto.subtle.deriveKey(hkdf, base, { name: 'AES-GCM', length: 256 }, false, [usage]);
}

/** The nonce may be the same for all: each part has a key of its own. */
const toCipher = ({ file, part, isLast }: PartPlace) => ({
  name: 'AES-GCM',
  iv: new Uint8Array(12),
  additionalData: encode(JSON.stringify([file, part, isLast])),
});

const pipe = async (bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer());
