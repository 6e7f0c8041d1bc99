import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import {
  decodePart,
  encodePart,
  importBackupKey,
  importPrivateKey,
} from '../../worker/domain/backup/part.ts';
import { CommandError } from '../steps.mjs';

/**
 * A file of a backup: a header, then parts of at most about a megabyte, each with its length and whether it is the last: a
 * file that was cut short is noticed.
 */
type Header = { format: 2; file: string; isEncrypted: boolean };

/** A new pair of keys, as PEM. The private one must not be kept in the account that it protects against. */
export function createBackupKeys(): { publicKey: string; privateKey: string } {
  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** A part's length in four bytes, and whether it is the last in one. */
const HEAD_BYTES = 5;

/** Writes a file of lines, each JSON. Call `end`. */
export class BackupWriter {
  /** Part of what parts are encrypted with. */
  readonly file = randomUUID();
  /** The number of the next part. */
  part = 0;
  readonly #descriptor: number;
  readonly #publicKey: string | undefined;

  constructor(path: string, publicKey: string | undefined) {
    this.#descriptor = openSync(path, 'w', 0o600);
    this.#publicKey = publicKey;
    const header: Header = { format: 2, file: this.file, isEncrypted: publicKey !== undefined };
    writeSync(this.#descriptor, `${JSON.stringify(header)}\n`);
  }

  write = (lines: unknown[]): Promise<void> => this.#encode(lines, false);

  end = (): Promise<void> => this.#encode([], true);

  async #encode(lines: unknown[], isLast: boolean) {
    const key = this.#publicKey ? await importBackupKey(this.#publicKey) : undefined;
    this.writePart(await encodePart(lines, { file: this.file, part: this.part, isLast }, key), isLast);
  }

  /** Writes a part that was encoded elsewhere for `file` and `part`. The last one closes the file. */
  writePart(body: Uint8Array, isLast: boolean): void {
    const head = Buffer.alloc(HEAD_BYTES);
    head.writeUInt32BE(body.length);
    head[4] = Number(isLast);
    writeSync(this.#descriptor, Buffer.concat([head, body]));
    this.part += 1;
    if (isLast) closeSync(this.#descriptor);
  }
}

/** The lines of a file, part by part. Throws CommandError for a file that is damaged, cut short or of another key. */
export async function* readBackupFile<Line>(
  path: string,
  privateKey: string | undefined,
): AsyncGenerator<Line[]> {
  const bytes = new Uint8Array(readFileSync(path));
  const begin = bytes.indexOf(10) + 1;
  const { format, file, isEncrypted } = JSON.parse(
    Buffer.from(bytes.subarray(0, begin)).toString(),
  ) as Header;
  if (format !== 2) throw new CommandError(`${path} was written by another version.`);
  if (isEncrypted && !privateKey)
    throw new CommandError(
      `${path} is encrypted.`,
      'Set BACKUP_PRIVATE_KEY to the file with the private key.',
    );
  const key = isEncrypted ? await importPrivateKey(privateKey ?? '') : undefined;
  const view = new DataView(bytes.buffer);
  let isLast = false;
  for (let part = 0, at = begin; !isLast; part++) {
    if (at + HEAD_BYTES > bytes.length) throw new CommandError(`${path} is cut short.`);
    const length = view.getUint32(at);
    isLast = bytes[at + 4] === 1;
    at += HEAD_BYTES;
    const lines = await decodePart<Line>(bytes.slice(at, at + length), { file, part, isLast }, key).catch(
      () => {
        throw new CommandError(`${path} is damaged, or encrypted for another key.`);
      },
    );
    at += length;
    if (lines.length > 0) yield lines;
  }
}
