import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { CommandError } from '../steps.mjs';

/**
 * A file of a backup: a header, then parts of at most about a megabyte. With a public key (X25519) each part is encrypted
 * with AES-256-GCM, whose key only the holder of the private key can compute. The last part is marked, so a file that was
 * cut short is noticed.
 */
type Header = { format: 1; ephemeral: string | null };

/** A new pair of keys, as PEM. The private one must not be kept in the account that it protects against. */
export function createBackupKeys(): { publicKey: string; privateKey: string } {
  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

const readPublicKey = (base64: string) =>
  createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });

const deriveKey = (own: KeyObject, other: KeyObject) =>
  Buffer.from(
    hkdfSync('sha256', diffieHellman({ privateKey: own, publicKey: other }), '', 'foldout backup', 32),
  );

const MORE = 0;
const LAST = 1;

/** A part's number and whether it is the last: parts cannot be exchanged or left out. */
function toNonce(index: number, mark: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 4);
  nonce[11] = mark;
  return nonce;
}

/** Writes a file of lines, each JSON. Call `end`. */
export class BackupWriter {
  readonly #file: number;
  readonly #key: Buffer | undefined;
  #parts = 0;

  constructor(path: string, publicKey: string | undefined) {
    this.#file = openSync(path, 'w', 0o600);
    const header: Header = { format: 1, ephemeral: null };
    if (publicKey) {
      const own = generateKeyPairSync('x25519');
      header.ephemeral = own.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
      this.#key = deriveKey(own.privateKey, readPublicKey(publicKey));
    }
    writeSync(this.#file, `${JSON.stringify(header)}\n`);
  }

  write(lines: unknown[]): void {
    this.#writePart(lines, MORE);
  }

  end(): void {
    this.#writePart([], LAST);
    closeSync(this.#file);
  }

  #writePart(lines: unknown[], mark: number) {
    const plain = gzipSync(lines.map((line) => JSON.stringify(line)).join('\n'));
    const head = Buffer.alloc(5);
    let body: Buffer = plain;
    if (this.#key) {
      const cipher = createCipheriv('aes-256-gcm', this.#key, toNonce(this.#parts, mark));
      body = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    }
    head.writeUInt32BE(body.length);
    head[4] = mark;
    writeSync(this.#file, Buffer.concat([head, body]));
    this.#parts += 1;
  }
}

/** The lines of a file, part by part. Throws CommandError for a file that is damaged, cut short or of another key. */
export function* readBackupFile<Line>(path: string, privateKey: string | undefined): Generator<Line[]> {
  const bytes = readFileSync(path);
  const begin = bytes.indexOf(10) + 1;
  const { format, ephemeral } = JSON.parse(bytes.subarray(0, begin).toString()) as Header;
  if (format !== 1) throw new CommandError(`${path} was written by a newer version.`);
  if (ephemeral && !privateKey)
    throw new CommandError(
      `${path} is encrypted.`,
      'Set BACKUP_PRIVATE_KEY to the file with the private key.',
    );
  const key = ephemeral ? deriveKey(createPrivateKey(privateKey ?? ''), readPublicKey(ephemeral)) : undefined;
  let mark = MORE;
  for (let index = 0, at = begin; mark === MORE; index++) {
    if (at + 5 > bytes.length) throw new CommandError(`${path} is cut short.`);
    const length = bytes.readUInt32BE(at);
    mark = bytes[at + 4] ?? MORE;
    const text = gunzipSync(open(bytes.subarray(at + 5, at + 5 + length), key, toNonce(index, mark), path));
    at += 5 + length;
    if (text.length > 0)
      yield text
        .toString()
        .split('\n')
        .map((line) => JSON.parse(line) as Line);
  }
}

function open(body: Buffer, key: Buffer | undefined, nonce: Buffer, path: string): Buffer {
  if (!key) return body;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce);
    decipher.setAuthTag(body.subarray(-16));
    return Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()]);
  } catch {
    throw new CommandError(`${path} is damaged, or encrypted for another key.`);
  }
}
