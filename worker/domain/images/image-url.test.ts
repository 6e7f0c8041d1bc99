import { describe, expect, it } from 'vitest';
import { parseImageUrl, toImageUrl, toSrcSet } from './image-url.ts';

const id = 'AbCdEfGhIjKlMnOpQrStU_';
const parts = { projectId: 'DEM0TR1P', id };

describe('image URLs', () => {
  it('can be parsed again', () => {
    for (const address of [parts, { ...parts, width: 1600, height: 900 }]) {
      expect(parseImageUrl(toImageUrl(address))).toEqual(address);
    }
    expect(toImageUrl({ ...parts, width: 1600, height: 900 })).toBe(`/media/p/DEM0TR1P/${id}-1600x900.jpg`);
  });

  it.each([
    '',
    'https://tracker.example/pixel.gif',
    `https://tracker.example/media/p/DEM0TR1P/${id}.jpg`,
    `//tracker.example/media/p/DEM0TR1P/${id}.jpg`,
    `/media/p/DEM0TR1P/../${id}.jpg`,
    `/media/p/DEM0TR1P/${id}.svg`,
    `/media/p/DEM0TR1P/${id}-0x9.jpg`,
    `/media/p/DEM0TR1P/${id}-99999x9.jpg`,
    `/media/p/DEM0TR1P/${id}.jpg?w=480`,
    `/media/p/DEM0TR1P/${id}.jpg\n`,
    `/media/u/DEM0TR1P/${id}.jpg`,
  ])('rejects %j', (address) => expect(parseImageUrl(address)).toBeUndefined());
});

describe('toSrcSet', () => {
  it('lists the smaller variants and the image itself', () => {
    const address = toImageUrl({ ...parts, width: 1200, height: 600 });
    expect(toSrcSet(address)).toBe(`${address}?w=480 480w, ${address}?w=960 960w, ${address} 1200w`);
  });
  it('never enlarges an image', () => {
    const address = toImageUrl({ ...parts, width: 480, height: 600 });
    expect(toSrcSet(address)).toBe(`${address} 480w`);
  });
  it('is empty if the size is unknown', () => expect(toSrcSet(toImageUrl(parts))).toBe(''));
});
