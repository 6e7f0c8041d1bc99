import { concatBytes } from './png.ts';

/** RFC 9649, 2.7: of the extended header's flags only the one of transparency says anything about a still. */
const ALPHA_FLAG = 0x10;

/**
 * The picture alone: no EXIF, XMP, profile, animation or second file gets through. Undefined for what is no
 * whole still WebP. As with `rewriteJpeg`, what the compressed data say is not looked at.
 */
export function stripWebpMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 20 || readTag(bytes, 0) !== 'RIFF' || readTag(bytes, 8) !== 'WEBP') return undefined;
  const end = 8 + view.getUint32(4, true);
  if (end > bytes.length) return undefined;
  const kept: Uint8Array[] = [];
  let hasPicture = false;
  for (let at = 12; at + 8 <= end; ) {
    const size = view.getUint32(at + 4, true);
    const next = at + 8 + size + (size & 1); // chunks begin at even places
    if (next > end) return undefined;
    const name = readTag(bytes, at);
    const chunk = bytes.slice(at, next);
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ALPHA_FLAG;
    if (name === 'VP8 ' || name === 'VP8L') {
      if (hasPicture) return undefined;
      hasPicture = true;
    }
    if (name === 'VP8X' || name === 'ALPH' || name === 'VP8 ' || name === 'VP8L') kept.push(chunk);
    at = next;
  }
  if (!hasPicture) return undefined;
  const whole = concatBytes([bytes.subarray(0, 12), ...kept]);
  new DataView(whole.buffer).setUint32(4, whole.length - 8, true);
  return whole;
}

const readTag = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
