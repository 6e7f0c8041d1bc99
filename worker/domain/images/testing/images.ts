const segment = (marker: number, payload: number[]) => [
  0xff,
  marker,
  (payload.length + 2) >> 8,
  (payload.length + 2) & 255,
  ...payload,
];
const text = (words: string) => [...new TextEncoder().encode(words)];

/** An EXIF segment with a location, as cameras write it. */
export const EXIF = segment(0xe1, [...text('Exif\0\0MM\0*'), ...text('GPS 38.7139 N 9.1394 W')]);
export const JFIF = segment(0xe0, [...text('JFIF\0'), 1, 2, 1, 0, 72, 0, 72, 0, 0]);

type JpegParts = {
  width?: number;
  height?: number;
  /** Segments between the start and the tables. */
  head?: number[];
  /** Bytes after the end of the image. */
  tail?: number[];
  /** Marker of the frame header. */
  frame?: number;
};

/**
 * A valid gray baseline JPEG. Its code tables have one code each, `0`, for "no difference" (DC) and "end of block" (AC),
 * so each block of 8 x 8 pixels takes two zero bits.
 */
export function makeJpeg({ width = 64, height = 48, head = JFIF, tail = [], frame = 0xc0 }: JpegParts = {}) {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const data = new Uint8Array(Math.ceil((2 * blocks) / 8));
  const spare = data.length * 8 - 2 * blocks;
  data.set([(1 << spare) - 1], data.length - 1); // pads the last byte with ones
  const oneCode = [1, ...Array(15).fill(0), 0];
  return Uint8Array.from([
    ...[0xff, 0xd8],
    ...head,
    ...segment(0xdb, [0, ...Array(64).fill(1)]),
    ...segment(frame, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]),
    ...segment(0xc4, [0x00, ...oneCode]),
    ...segment(0xc4, [0x10, ...oneCode]),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    ...data,
    ...[0xff, 0xd9],
    ...tail,
  ]);
}

/** A small JPEG whose header claims this size. */
export const makeJpegClaiming = (width: number, height: number) => {
  const bytes = makeJpeg();
  const at = bytes.findIndex((byte, index) => byte === 0xff && bytes[index + 1] === 0xc0);
  bytes.set([height >> 8, height & 255, width >> 8, width & 255], at + 5);
  return bytes;
};

/** Signature and IHDR of a PNG. */
export const makePngHead = (width: number, height: number) => {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, ...text('PNG\r\n'), 0x1a, 0x0a, 0, 0, 0, 13, ...text('IHDR')]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
};
