import { concatBytes } from './concat-bytes.ts';

/** Chunks that affect rendering (PNG, third edition, 11.2 and 11.3). */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'cHRM', 'gAMA', 'sRGB', 'sBIT', 'IDAT', 'IEND']);

/**
 * Removes text, EXIF, animation and anything after the end. Undefined if the file is not a complete PNG. Does not
 * validate the compressed data; see `stripJpegMetadata`.
 */
export function stripPngMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 8 || view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a)
    return undefined;
  const kept = [bytes.subarray(0, 8)];
  let hasData = false;
  let at = 8;
  while (at + 12 <= bytes.length) {
    const next = at + 12 + view.getUint32(at);
    if (next > bytes.length) return undefined;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if ((at === 8) !== (name === 'IHDR')) return undefined;
    hasData ||= name === 'IDAT';
    if (KEPT.has(name)) kept.push(bytes.subarray(at, next));
    if (name === 'IEND') return hasData ? concatBytes(kept) : undefined;
    at = next;
  }
  return undefined;
}
