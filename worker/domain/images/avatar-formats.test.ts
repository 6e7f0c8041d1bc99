import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readImageSize } from './image-size.ts';
import { stripPngMetadata } from './png.ts';
import { makePng, makeWebp } from './testing/avatars.ts';
import { stripWebpMetadata } from './webp.ts';

const latin = (bytes: Uint8Array | undefined) => new TextDecoder('latin1').decode(bytes);
const SECRETS = ['GPS 38.7139', '<script>', 'second file'];

describe.each([
  ['PNG', stripPngMetadata, makePng],
  ['WebP', stripWebpMetadata, makeWebp],
] as const)('stripping %s metadata', (_, strip, make) => {
  it('keeps a clean file unchanged', () => {
    const clean = make();
    expect(strip(clean)).toEqual(clean);
    expect(readImageSize(clean)).toMatchObject({ width: 32, height: 24 });
  });

  it('removes location, text and trailing data', () => {
    const dirty = make({ extra: SECRETS.slice(0, 2).join(), tail: 'second file' });
    for (const secret of SECRETS) expect(latin(dirty)).toContain(secret);
    const stripped = strip(dirty);
    for (const secret of SECRETS) expect(latin(stripped)).not.toContain(secret);
    expect(readImageSize(stripped ?? new Uint8Array())).toMatchObject({ width: 32, height: 24 });
    expect(strip(stripped ?? new Uint8Array())).toEqual(stripped);
  });

  it('returns undefined for truncated or other files', () => {
    const clean = make();
    for (let length = 0; length < clean.length; length++)
      expect(strip(clean.subarray(0, length))).toBeUndefined();
    expect(strip(new TextEncoder().encode('<svg onload="alert(1)"></svg>'))).toBeUndefined();
  });

  it('never throws', () => {
    const clean = [...make({ extra: 'x' })];
    const changed = fc.array(fc.tuple(fc.nat(clean.length - 1), fc.nat(255)), { maxLength: 8 });
    fc.assert(
      fc.property(changed, (changes) => {
        const bytes = Uint8Array.from(clean);
        for (const [at, value] of changes) bytes[at] = value;
        strip(bytes);
      }),
    );
  });
});
