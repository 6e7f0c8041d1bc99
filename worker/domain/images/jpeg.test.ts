import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stripJpegMetadata } from './jpeg.ts';
import { EXIF, JFIF, makeJpeg, makeJpegClaiming, makePngHead } from './testing/images.ts';

const ascii = (words: string) => [...new TextEncoder().encode(words)];
const segment = (marker: number, payload: number[]) => [
  ...[0xff, marker, (payload.length + 2) >> 8, (payload.length + 2) & 255],
  ...payload,
];
const toText = (bytes: Uint8Array | undefined) => new TextDecoder('latin1').decode(bytes);
const indexOfMarker = (bytes: Uint8Array, marker: number) =>
  bytes.findIndex((byte, index) => byte === 0xff && bytes[index + 1] === marker);
/** Inserts bytes before the first occurrence of a marker. */
const insertBefore = (bytes: Uint8Array, marker: number, more: number[]) => {
  const at = indexOfMarker(bytes, marker);
  return Uint8Array.from([...bytes.subarray(0, at), ...more, ...bytes.subarray(at)]);
};
const adobe = (transform: number) => segment(0xee, [...ascii('Adobe'), 0, 100, 0, 0, 0, 0, transform]);

describe('stripJpegMetadata keeps', () => {
  it('a clean file unchanged, and returns its size', () => {
    const clean = makeJpeg({ width: 640, height: 481 });
    expect(stripJpegMetadata(clean)).toEqual({ bytes: clean, width: 640, height: 481 });
  });

  it('its own output unchanged', () => {
    const once = stripJpegMetadata(makeJpeg({ head: [...EXIF, ...JFIF], tail: [1, 2, 3] }));
    expect(stripJpegMetadata(once?.bytes ?? new Uint8Array())).toEqual(once);
  });

  it('all scans of a progressive image, with restarts, stuffed zeros and fill bytes', () => {
    const scan = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 0x12, 0xff, 0x00, 0xff, 0xd0, 0x34];
    const image = insertBefore(makeJpeg({ frame: 0xc2 }), 0xd9, [...scan, ...scan]);
    const filled = insertBefore(image, 0xd9, [0xff, 0xff]);
    expect(stripJpegMetadata(image)?.bytes).toEqual(image);
    expect(stripJpegMetadata(filled)?.bytes.length).toBeLessThanOrEqual(filled.length);
    expect(stripJpegMetadata(insertBefore(image, 0xdb, [0xff, 0xff]))?.bytes).toEqual(image);
  });

  it('the Adobe color transform only if needed, without trailing data', () => {
    const cmyk = makeJpeg({
      head: segment(0xee, [...ascii('Adobe'), 0, 100, 0, 0, 0, 0, 2, ...ascii('hidden')]),
    });
    const at = indexOfMarker(cmyk, 0xc0);
    const frame = [...cmyk.subarray(at, at + 9), 4, ...[1, 2, 3, 4].flatMap((id) => [id, 0x11, 0])];
    frame[3] = 8 + 3 * 4;
    const four = Uint8Array.from([...cmyk.subarray(0, at), ...frame, ...cmyk.subarray(at + 13)]);
    const kept = stripJpegMetadata(four)?.bytes;
    expect(toText(kept).startsWith(toText(Uint8Array.from([0xff, 0xd8, ...adobe(2)])))).toBe(true);
    expect(toText(kept)).not.toContain('hidden');
    // A single gray component needs no color transform.
    expect(stripJpegMetadata(makeJpeg({ head: adobe(0) }))?.bytes).toEqual(makeJpeg({ head: [] }));
  });
});

describe('stripJpegMetadata removes', () => {
  it.each([
    ['a location in EXIF', { head: [...JFIF, ...EXIF] }, 'GPS'],
    ['EXIF before JFIF', { head: [...EXIF, ...JFIF] }, 'GPS'],
    [
      'XMP',
      { head: [...JFIF, ...segment(0xe1, ascii('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>'))] },
      'xmp',
    ],
    ['IPTC', { head: [...JFIF, ...segment(0xed, ascii('Photoshop 3.0\0 Ada'))] }, 'Ada'],
    ['a profile', { head: [...JFIF, ...segment(0xe2, ascii('ICC_PROFILE\0'))] }, 'ICC'],
    ['a comment', { head: [...JFIF, ...segment(0xfe, ascii('<script>alert(1)</script>'))] }, 'script'],
    [
      'a thumbnail',
      { head: [...segment(0xe0, [...ascii('JFIF\0'), 1, 2, 1, 0, 72, 0, 72, 1, 1, 7, 7, 7])] },
      '\x07',
    ],
    ['a JFXX thumbnail', { head: [...JFIF, ...segment(0xe0, ascii('JFXX\0thumb'))] }, 'thumb'],
    ['a ZIP after the end', { tail: ascii('PK\x03\x04evil') }, 'evil'],
    ['HTML after the end', { tail: ascii('<html><script>alert(1)</script>') }, 'script'],
    ['a second image after the end', { tail: [...makeJpeg(), ...ascii('MPF')] }, 'MPF'],
  ])('%s', (_, parts, secret) => {
    const sent = makeJpeg(parts);
    expect(toText(sent)).toContain(secret);
    expect(toText(stripJpegMetadata(sent)?.bytes)).toBe(toText(makeJpeg()));
  });

  it('metadata between scans', () => {
    const image = makeJpeg();
    const scan = segment(0xda, [1, 1, 0, 0, 63, 0]);
    const dirty = insertBefore(image, 0xd9, [...EXIF, ...scan, 0x55]);
    expect(stripJpegMetadata(dirty)?.bytes).toEqual(insertBefore(image, 0xd9, [...scan, 0x55]));
  });
});

describe('stripJpegMetadata rejects', () => {
  const broken = (marker: number, offset: number, value: number) => {
    const bytes = makeJpeg();
    bytes[indexOfMarker(bytes, marker) + offset] = value;
    return bytes;
  };
  it.each([
    ['a PNG', makePngHead(8, 8)],
    ['only a start', Uint8Array.of(0xff, 0xd8)],
    ['a start and an end', Uint8Array.of(0xff, 0xd8, 0xff, 0xd9)],
    ['HTML after a start', Uint8Array.from([0xff, 0xd8, ...ascii('<html>')])],
    ['a frame without pixels', makeJpegClaiming(0, 10)],
    ['a height defined later', makeJpegClaiming(10, 0)],
    ['lossless compression', makeJpeg({ frame: 0xc3 })],
    ['arithmetic coding', makeJpeg({ frame: 0xc9 })],
    ['12 bits', broken(0xc0, 4, 12)],
    ['two components', broken(0xc0, 9, 2)],
    ['a quantization table with trailing bytes', broken(0xdb, 3, 68)],
    ['a truncated code table', broken(0xc4, 5, 200)],
    ['a scan header with a wrong length', broken(0xda, 4, 2)],
    ['two frames', insertBefore(makeJpeg(), 0xda, segment(0xc0, [8, 0, 8, 0, 8, 1, 1, 0x11, 0]))],
    ['a scan before its frame', insertBefore(makeJpeg(), 0xc0, segment(0xda, [1, 1, 0, 0, 63, 0]))],
    ['a segment without length', insertBefore(makeJpeg(), 0xc0, [0xff, 0xe1, 0, 1])],
    ['a line count after the scan', insertBefore(makeJpeg(), 0xd9, segment(0xdc, [0, 8]))],
    ['a second start', insertBefore(makeJpeg(), 0xc0, [0xff, 0xd8])],
    [
      'hundreds of scans',
      insertBefore(
        makeJpeg(),
        0xd9,
        Array(300)
          .fill([...segment(0xda, [1, 1, 0, 0, 63, 0]), 0x55])
          .flat(),
      ),
    ],
  ])('%s', (_, bytes) => expect(stripJpegMetadata(bytes)).toBeUndefined());

  it('a truncated file', () => {
    const whole = makeJpeg({ head: [...JFIF, ...EXIF] });
    for (let length = 0; length < whole.length; length++) {
      expect(stripJpegMetadata(whole.subarray(0, length))).toBeUndefined();
    }
  });
});

it('stripJpegMetadata never throws, never adds bytes and accepts its own output', () => {
  const whole = makeJpeg({ head: [...JFIF, ...EXIF], tail: [1, 2, 3] });
  const change = fc.tuple(fc.nat(whole.length - 1), fc.nat(255));
  fc.assert(
    fc.property(fc.array(change, { maxLength: 6 }), (changes) => {
      const bytes = whole.slice();
      for (const [at, value] of changes) bytes[at] = value;
      const kept = stripJpegMetadata(bytes);
      if (!kept) return;
      expect(kept.bytes.length).toBeLessThanOrEqual(bytes.length);
      expect(stripJpegMetadata(kept.bytes)).toEqual(kept);
    }),
    { numRuns: 2000 },
  );
});
