import { describe, expect, it } from 'vitest';
import { IMAGE_WIDTHS } from '../../../worker/contract/limits.ts';
import { toImageAddress, toSrcSet } from '../../../worker/domain/image-address.ts';
import { toFrameSources, toShape } from './address.ts';

const name = { projectId: 'DEM0TR1P', id: 'abcdefghijklmnopqrstuv' };
const wide = toImageAddress({ ...name, width: 2400, height: 1600 });

describe('what the frame reads from an address', () => {
  it('agrees with the server about the variants', () => {
    const all = toSrcSet(wide).split(', ');
    expect(toFrameSources(wide).split(',')).toEqual(all.slice(0, IMAGE_WIDTHS.length));
  });

  it('agrees with it about the shape', () => {
    expect(toShape(wide)).toBe(1.5);
    expect(toShape(toImageAddress({ ...name, width: 900, height: 1600 }))).toBe(0.5625);
    expect(toShape(toImageAddress(name))).toBe(1.5);
  });
});
