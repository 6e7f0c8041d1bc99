import { describe, expect, it } from 'vitest';
import { IMAGE_WIDTHS } from '../../contract/limits.ts';
import { computeHeaderRatio, computeObjectFit, toHeaderSrcSet } from './header-image-layout.ts';
import { toImageUrl, toSrcSet } from './image-url.ts';

const name = { projectId: 'DEM0TR1P', id: 'abcdefghijklmnopqrstuv' };
const wide = toImageUrl({ ...name, width: 2400, height: 1600 });

describe('header image URLs', () => {
  it('use the widths that are served', () => {
    const all = toSrcSet(wide).split(', ');
    expect(toHeaderSrcSet(wide).split(',')).toEqual(all.slice(0, IMAGE_WIDTHS.length));
  });

  it('contain the aspect ratio', () => {
    expect(computeHeaderRatio([wide])).toBe(1.5);
    expect(computeHeaderRatio([toImageUrl({ ...name, width: 900, height: 1600 })])).toBe(0.5625);
    expect(computeHeaderRatio([toImageUrl(name)])).toBe(1.5);
  });
});

describe('toFrameShape', () => {
  it('is the median ratio', () => {
    const size = (width: number, height: number) => toImageUrl({ ...name, width, height });
    expect(computeHeaderRatio([size(300, 400)])).toBe(0.75);
    expect(computeHeaderRatio([size(300, 400), size(300, 200)])).toBe(1.5);
    expect(computeHeaderRatio([size(300, 400), size(300, 200), size(900, 300), size(600, 400)])).toBe(1.5);
    expect(computeHeaderRatio([size(300, 400), size(300, 200), size(600, 800)])).toBe(0.75);
  });
});

describe('toFit', () => {
  it.each([
    ['3:2 in 3:2', 1500, 1000, 'cover'],
    ['4:3 in 3:2', 1600, 1200, 'cover'],
    ['a portrait in 3:2', 1000, 1500, 'contain'],
    ['a panorama in 3:2', 3000, 1000, 'contain'],
  ])('%s', (_name, width, height, fit) => {
    expect(computeObjectFit(toImageUrl({ ...name, width, height }), 1.5)).toBe(fit);
  });
});
