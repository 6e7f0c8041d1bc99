import { MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE } from '../../contract/limits.ts';

export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp';
type ImageSize = { type: ImageType; width: number; height: number };

/**
 * Reads type and size from the header without decoding, so that a decompression bomb costs nothing. Undefined for
 * anything but JPEG, PNG and WebP with a size in the header.
 */
export function readImageSize(bytes: Uint8Array): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = readJpeg(view) ?? readPng(view) ?? readWebp(view);
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined; // cut off before the size
    throw error;
  }
}

export function isWithinLimits({ width, height }: Pick<ImageSize, 'width' | 'height'>): boolean {
  return Math.max(width, height) <= MAX_IMAGE_SIDE && width * height <= MAX_IMAGE_PIXELS;
}

/** Skips segments up to the first frame header (ITU-T T.81, B.2). */
function readJpeg(view: DataView): ImageSize | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrameHeader(marker)) {
      return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    } else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** SOF0 to SOF15. DHT, JPG and DAC are in the same range. */
export function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** The signature, then IHDR (PNG, third edition, 5.2 and 11.2.1). */
function readPng(view: DataView): ImageSize | undefined {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return undefined;
  if (view.getUint32(8) !== 13 || readTag(view, 12) !== 'IHDR') return undefined;
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** Each of the three formats has the size at a different offset (RFC 9649, 2.4 to 2.7). */
function readWebp(view: DataView): ImageSize | undefined {
  if (readTag(view, 0) !== 'RIFF' || readTag(view, 8) !== 'WEBP') return undefined;
  const size = (width: number, height: number) => ({ type: 'image/webp', width, height }) as const;
  switch (readTag(view, 12)) {
    case 'VP8 ':
      if (view.getUint8(23) !== 0x9d || view.getUint16(24) !== 0x012a) return undefined;
      return size(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
    case 'VP8L': {
      if (view.getUint8(20) !== 0x2f) return undefined;
      const bits = view.getUint32(21, true);
      return size((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    }
    case 'VP8X':
      return size(readUint24(view, 24) + 1, readUint24(view, 27) + 1);
    default:
      return undefined;
  }
}

const readTag = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
const readUint24 = (view: DataView, at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
