import { describe, expect, it } from 'vitest';
import { parseImageUrl, toImageUrl, toSrcSet } from './image-url.ts';

const id = 'AbCdEfGhIjKlMnOpQrStU_';
const named = { projectId: 'DEM0TR1P', id };

describe('addresses of pictures', () => {
  it('say what they were made of', () => {
    for (const address of [named, { ...named, width: 1600, height: 900 }]) {
      expect(parseImageUrl(toImageUrl(address))).toEqual(address);
    }
    expect(toImageUrl({ ...named, width: 1600, height: 900 })).toBe(`/media/p/DEM0TR1P/${id}-1600x900.jpg`);
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
  ])('are nothing else: %j', (address) => expect(parseImageUrl(address)).toBeUndefined());
});

describe('toSrcSet', () => {
  it('lists what is narrower, and the picture itself', () => {
    const address = toImageUrl({ ...named, width: 1200, height: 600 });
    expect(toSrcSet(address)).toBe(`${address}?w=480 480w, ${address}?w=960 960w, ${address} 1200w`);
  });
  it('never makes a picture larger', () => {
    const address = toImageUrl({ ...named, width: 480, height: 600 });
    expect(toSrcSet(address)).toBe(`${address} 480w`);
  });
  it('is empty where the size is not known', () => expect(toSrcSet(toImageUrl(named))).toBe(''));
});
