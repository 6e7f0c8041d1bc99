import { describe, expect, it } from 'vitest';
import { isWithinLimits, readImageSize } from './image-size.ts';
import { makeJpeg, makeJpegClaiming, makePngHead } from './testing/images.ts';

const ascii = (words: string) => [...new TextEncoder().encode(words)];
const webp = (format: string, ...rest: number[]) =>
  Uint8Array.from([...ascii('RIFF'), 0, 0, 0, 0, ...ascii('WEBP'), ...ascii(format), 0, 0, 0, 0, ...rest]);

describe('readImageSize', () => {
  it.each([
    ['a JPEG', makeJpeg({ width: 640, height: 481 }), { type: 'image/jpeg', width: 640, height: 481 }],
    [
      'a decompression bomb',
      makeJpegClaiming(30_000, 30_000),
      { type: 'image/jpeg', width: 30_000, height: 30_000 },
    ],
    ['a PNG', makePngHead(100_000, 7), { type: 'image/png', width: 100_000, height: 7 }],
    [
      'a lossy WebP',
      webp('VP8 ', 0, 0, 0, 0x9d, 0x01, 0x2a, 0x80, 0x02, 0xe1, 0x01),
      { type: 'image/webp', width: 640, height: 481 },
    ],
    [
      'a lossless WebP',
      webp('VP8L', 0x2f, 0x7f, 0x02, 0x78, 0x00),
      { type: 'image/webp', width: 640, height: 481 },
    ],
    [
      'an extended WebP',
      webp('VP8X', 0, 0, 0, 0, 0x7f, 0x02, 0, 0xe0, 0x01, 0),
      { type: 'image/webp', width: 640, height: 481 },
    ],
  ])('reads %s', (_, bytes, size) => {
    expect(readImageSize(bytes)).toEqual(size);
    // The bytes may be a view into a larger buffer.
    const larger = new Uint8Array(bytes.length + 9);
    larger.set(bytes, 9);
    expect(readImageSize(larger.subarray(9))).toEqual(size);
  });

  it.each([
    ['an empty file', new Uint8Array()],
    ['a GIF', Uint8Array.from(ascii('GIF89a'))],
    ['an SVG', Uint8Array.from(ascii('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'))],
    ['HTML', Uint8Array.from(ascii('<!doctype html><script>alert(1)</script>'))],
    ['an AVIF', Uint8Array.from([0, 0, 0, 28, ...ascii('ftypavif')])],
    ['a JPEG without height', makeJpegClaiming(100, 0)],
    ['a PNG without width', makePngHead(0, 100)],
    ['an unknown WebP format', webp('VP9 ', 0, 0, 0, 0)],
  ])('returns undefined for %s', (_, bytes) => expect(readImageSize(bytes)).toBeUndefined());

  it('returns undefined for truncated files', () => {
    for (const whole of [makeJpeg(), makePngHead(9, 9), webp('VP8X', 0, 0, 0, 0, 9, 0, 0, 9, 0, 0)]) {
      for (let length = 0; length < 20; length++) {
        expect(readImageSize(whole.subarray(0, length))).toBeUndefined();
      }
    }
  });
});

it('allows up to 8,000 pixels per side and 40 million in total', () => {
  expect(isWithinLimits({ width: 8_000, height: 5_000 })).toBe(true);
  expect(isWithinLimits({ width: 8_000, height: 5_001 })).toBe(false);
  expect(isWithinLimits({ width: 8_001, height: 1 })).toBe(false);
  expect(isWithinLimits({ width: 1, height: 8_001 })).toBe(false);
});
