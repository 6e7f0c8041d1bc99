import { describe, expect, it } from 'vitest';
import { IMAGE_WIDTHS } from '../../contract/limits.ts';
import { isTallImage, toHeaderSrcSet } from './header-image-layout.ts';
import { toImageUrl, toSrcSet } from './image-url.ts';

const name = { projectId: 'DEM0TR1P', id: 'abcdefghijklmnopqrstuv' };
const wide = toImageUrl({ ...name, width: 2400, height: 1600 });

describe('header image URLs', () => {
  it('use the widths that are served', () => {
    const all = toSrcSet(wide).split(', ');
    expect(toHeaderSrcSet(wide).split(',')).toEqual(all.slice(0, IMAGE_WIDTHS.length));
  });

  it('tell tall images from others', () => {
    expect(isTallImage(toImageUrl({ ...name, width: 900, height: 1600 }))).toBe(true);
    expect(isTallImage(wide)).toBe(false);
    expect(isTallImage(toImageUrl({ ...name, width: 900, height: 900 }))).toBe(false);
    expect(isTallImage(toImageUrl(name))).toBe(false);
  });
});
