import { concatBytes } from './concat-bytes.ts';

/** The only flag of the extended header that matters for a still image is transparency (RFC 9649, 2.7). */
const ALPHA_FLAG = 0x10;

const KEPT = new Set(['VP8X', 'ALPH', 'VP8 ', 'VP8L']);

/**
 * Removes EXIF, XMP, color profiles, animation and anything after the end. Undefined if the file is not a complete
 * still WebP. Does not validate the compressed data; see `stripJpegMetadata`.
 */
export function stripWebpMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 20 || readTag(bytes, 0) !== 'RIFF' || readTag(bytes, 8) !== 'WEBP') return undefined;
  const end = 8 + view.getUint32(4, true);
  if (end > bytes.length) return undefined;
  const kept: Uint8Array[] = [];
  let frames = 0;
  for (let at = 12; at + 8 <= end; ) {
    const size = view.getUint32(at + 4, true);
    const next = at + 8 + size + (size & 1); // chunks are padded to an even length
    if (next > end) return undefined;
    const name = readTag(bytes, at);
    if (name === 'VP8 ' || name === 'VP8L') frames += 1;
    if (KEPT.has(name)) kept.push(cleanChunk(name, bytes.subarray(at, next)));
    at = next;
  }
  if (frames !== 1) return undefined;
  const whole = concatBytes([bytes.subarray(0, 12), ...kept]);
  new DataView(whole.buffer).setUint32(4, whole.length - 8, true);
  return whole;
}

function cleanChunk(name: string, chunk: Uint8Array): Uint8Array {
  if (name !== 'VP8X') return chunk;
  const copy = chunk.slice();
  copy[8] = (copy[8] ?? 0) & ALPHA_FLAG;
  return copy;
}

const readTag = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
