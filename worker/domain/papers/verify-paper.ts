import { unzipSync } from 'fflate';
import type { PaperType } from '../../contract/papers.ts';
import { verifyImage } from '../images/verify-image.ts';

/** Limits of a wallet pass: number of files, total uncompressed size that its zip directory declares, size of pass.json. */
const MAX_FILES = 200;
const MAX_INFLATED_BYTES = 30 * 1024 * 1024;
const MAX_PASS_BYTES = 256 * 1024;

/**
 * Returns the bytes to store: images without metadata, other files unchanged. Undefined if the content is not of the
 * stated type; the file name does not count.
 */
export function verifyPaper(
  bytes: Uint8Array<ArrayBuffer>,
  type: PaperType,
): Uint8Array<ArrayBuffer> | undefined {
  switch (type) {
    case 'application/pdf':
      return isPdf(bytes) ? bytes : undefined;
    case 'application/vnd.apple.pkpass':
      return isWalletPass(bytes) ? bytes : undefined;
    default:
      return verifyImage(bytes, type)?.bytes;
  }
}

const toText = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** The header is the first line, and the end is marked in the last 1,024 bytes (ISO 32000-1, 7.5.2 and H.3). */
const isPdf = (bytes: Uint8Array) =>
  /^%PDF-[12]\.\d/.test(toText(bytes.subarray(0, 8))) && toText(bytes.subarray(-1024)).includes('%%EOF');

/** A zip file with a pass.json; no other file in it is uncompressed. */
function isWalletPass(bytes: Uint8Array): boolean {
  if (!toText(bytes.subarray(0, 4)).startsWith('PK\x03\x04')) return false;
  let [count, inflated] = [0, 0];
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        count += 1;
        inflated += originalSize;
        if (/^[/\\]|\.\.|[\\\p{Cc}]/u.test(name)) throw new Error('A file outside of the pass.');
        if (count > MAX_FILES || inflated > MAX_INFLATED_BYTES) throw new Error('Too large.');
        return name === 'pass.json' && originalSize <= MAX_PASS_BYTES;
      },
    });
    const pass: unknown = JSON.parse(new TextDecoder().decode(files['pass.json']));
    return typeof pass === 'object' && pass !== null && 'formatVersion' in pass;
  } catch {
    return false;
  }
}
