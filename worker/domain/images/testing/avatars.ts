import { concatBytes } from '../concat-bytes.ts';

type Parts = {
  /** Text in metadata chunks. */
  extra?: string;
  /** Text after the end of the image. */
  tail?: string;
};

const text = (words: string) => new TextEncoder().encode(words);

/** A 32 x 24 PNG with invalid image data. */
export function makePng({ extra, tail = '' }: Parts = {}): Uint8Array<ArrayBuffer> {
  const chunk = (name: string, payload: Uint8Array) => {
    const bytes = new Uint8Array(12 + payload.length);
    new DataView(bytes.buffer).setUint32(0, payload.length);
    bytes.set(text(name), 4);
    bytes.set(payload, 8);
    return bytes;
  };
  const head = Uint8Array.from([0, 0, 0, 32, 0, 0, 0, 24, 8, 2, 0, 0, 0]);
  return concatBytes([
    Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    ...(extra === undefined ? [] : [chunk('eXIf', text(extra)), chunk('tEXt', text(extra))]),
    chunk('IDAT', Uint8Array.from([1, 2, 3])),
    chunk('IEND', new Uint8Array()),
    text(tail),
  ]);
}

/** An extended lossless 32 x 24 WebP with invalid image data. */
export function makeWebp({ extra, tail = '' }: Parts = {}): Uint8Array<ArrayBuffer> {
  const chunk = (name: string, payload: Uint8Array) => {
    const bytes = new Uint8Array(8 + payload.length + (payload.length & 1));
    bytes.set(text(name));
    new DataView(bytes.buffer).setUint32(4, payload.length, true);
    bytes.set(payload, 8);
    return bytes;
  };
  const flags = extra === undefined ? 0 : 0x0c; // EXIF and XMP
  const chunks = concatBytes([
    chunk('VP8X', Uint8Array.from([flags, 0, 0, 0, 31, 0, 0, 23, 0, 0])),
    chunk('VP8L', Uint8Array.from([0x2f, 31, 0xc0, 0x05, 0, 7])),
    ...(extra === undefined ? [] : [chunk('EXIF', text(extra)), chunk('XMP ', text(extra))]),
  ]);
  const head = concatBytes([text('RIFF0000WEBP')]);
  new DataView(head.buffer).setUint32(4, chunks.length + 4, true);
  return concatBytes([head, chunks, text(tail)]);
}
