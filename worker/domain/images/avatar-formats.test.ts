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
] as const)('a rewritten %s', (_, rewrite, make) => {
  it('is a clean one byte for byte', () => {
    const clean = make();
    expect(rewrite(clean)).toEqual(clean);
    expect(readImageSize(clean)).toMatchObject({ width: 32, height: 24 });
  });

  it('has no place, text or second file left, and its size', () => {
    const dirty = make({ extra: SECRETS.slice(0, 2).join(), tail: 'second file' });
    for (const secret of SECRETS) expect(latin(dirty)).toContain(secret);
    const whole = rewrite(dirty);
    for (const secret of SECRETS) expect(latin(whole)).not.toContain(secret);
    expect(readImageSize(whole ?? new Uint8Array())).toMatchObject({ width: 32, height: 24 });
    expect(rewrite(whole ?? new Uint8Array())).toEqual(whole);
  });

  it('is none when the file ends early or is something else', () => {
    const clean = make();
    for (let length = 0; length < clean.length; length++)
      expect(rewrite(clean.subarray(0, length))).toBeUndefined();
    expect(rewrite(new TextEncoder().encode('<svg onload="alert(1)"></svg>'))).toBeUndefined();
  });

  it('never throws, whatever it is given', () => {
    const clean = [...make({ extra: 'x' })];
    const changed = fc.array(fc.tuple(fc.nat(clean.length - 1), fc.nat(255)), { maxLength: 8 });
    fc.assert(
      fc.property(changed, (changes) => {
        const bytes = Uint8Array.from(clean);
        for (const [at, value] of changes) bytes[at] = value;
        rewrite(bytes);
      }),
    );
  });
});
