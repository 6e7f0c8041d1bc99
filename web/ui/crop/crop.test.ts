import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Crop,
  type CropHandle,
  createCrop,
  fitCrop,
  fitWithin,
  getNudgeStep,
  nudgeCrop,
  nudgeSquare,
} from './crop.ts';

const photo = { width: 4000, height: 3000 };

describe('createCrop', () => {
  it('centers 90 % of the image', () => {
    expect(createCrop(photo)).toEqual({ x: 200, y: 150, width: 3600, height: 2700 });
  });

  it('respects the minimum size of a tiny image', () => {
    expect(createCrop({ width: 52, height: 40 })).toEqual({ x: 1, y: 0, width: 50, height: 40 });
  });
});

describe('nudgeCrop', () => {
  const crop = { x: 100, y: 100, width: 400, height: 300 };

  it('moves the crop and stops at the edges', () => {
    expect(nudgeCrop(crop, photo, 'all', -10, 1)).toEqual({ ...crop, x: 90, y: 101 });
    expect(nudgeCrop(crop, photo, 'all', -1000, 0)).toEqual({ ...crop, x: 0 });
    expect(nudgeCrop(crop, photo, 'all', 0, 10_000)).toEqual({ ...crop, y: 2700 });
  });

  it('moves one side and keeps the opposite one', () => {
    expect(nudgeCrop(crop, photo, 'e', 100, 100)).toEqual({ ...crop, width: 500 });
    expect(nudgeCrop(crop, photo, 'w', 10, 0)).toEqual({ ...crop, x: 110, width: 390 });
    expect(nudgeCrop(crop, photo, 'n', 0, -1)).toEqual({ ...crop, y: 99, height: 301 });
    expect(nudgeCrop(crop, photo, 'se', 10, 100)).toEqual({ ...crop, width: 410, height: 400 });
  });

  it('keeps the crop at least 50 by 50', () => {
    expect(nudgeCrop(crop, photo, 'e', -1000, 0)).toEqual({ ...crop, width: 50 });
    expect(nudgeCrop(crop, photo, 'nw', 1000, 1000)).toEqual({ x: 450, y: 350, width: 50, height: 50 });
  });
});

it('keeps any crop inside any image', () => {
  const side = fc.integer({ min: 1, max: 5000 });
  const offset = fc.double({ min: -9000, max: 9000, noNaN: true });
  const handle = fc.constantFrom<CropHandle>('all', 'n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw');
  fc.assert(
    fc.property(
      side,
      side,
      offset,
      offset,
      offset,
      offset,
      handle,
      fc.integer(),
      fc.integer(),
      (...given) => {
        const [width, height, x, y, w, h, by, dx, dy] = given;
        const size = { width, height };
        for (const crop of [fitCrop({ x, y, width: w, height: h }, size), createCrop(size)]) {
          expectInside(nudgeCrop(crop, size, by, dx % 200, dy % 200), size);
        }
      },
    ),
  );
});

function expectInside(crop: Crop, { width, height }: { width: number; height: number }) {
  for (const value of Object.values(crop)) expect(Number.isInteger(value)).toBe(true);
  expect(crop.x).toBeGreaterThanOrEqual(0);
  expect(crop.y).toBeGreaterThanOrEqual(0);
  expect(crop.x + crop.width).toBeLessThanOrEqual(width);
  expect(crop.y + crop.height).toBeLessThanOrEqual(height);
  expect(crop.width).toBeGreaterThanOrEqual(Math.min(50, width));
  expect(crop.height).toBeGreaterThanOrEqual(Math.min(50, height));
}

it('moves by 1, with Shift by 10, with Ctrl or Command by 100', () => {
  const none = { shiftKey: false, ctrlKey: false, metaKey: false };
  expect(getNudgeStep(none)).toBe(1);
  expect(getNudgeStep({ ...none, shiftKey: true })).toBe(10);
  expect(getNudgeStep({ ...none, ctrlKey: true })).toBe(100);
  expect(getNudgeStep({ ...none, metaKey: true, shiftKey: true })).toBe(100);
});

it('fits a size to the longer side and never scales up', () => {
  expect(fitWithin({ width: 8000, height: 6000 }, 2400)).toEqual({ width: 2400, height: 1800 });
  expect(fitWithin({ width: 300, height: 4800 }, 2400)).toEqual({ width: 150, height: 2400 });
  expect(fitWithin({ width: 800, height: 600 }, 2400)).toEqual({ width: 800, height: 600 });
  expect(fitWithin({ width: 9000, height: 1 }, 2400)).toEqual({ width: 2400, height: 1 });
});

describe('square crops', () => {
  const size = { width: 400, height: 100 };

  it('centers a square of 90 % of the shorter side and keeps it square', () => {
    expect(createCrop(size, true)).toEqual({ x: 155, y: 5, width: 90, height: 90 });
    expect(fitCrop({ x: 0, y: 0, width: 70, height: 20 }, size, true)).toMatchObject({
      width: 50,
      height: 50,
    });
    expect(createCrop({ width: 300, height: 20 }, true)).toEqual({ x: 140, y: 0, width: 20, height: 20 });
  });

  it('resizes from the opposite corner up to the edges', () => {
    const crop = { x: 300, y: 20, width: 60, height: 60 };
    expect(nudgeSquare(crop, size, 'se', 100, 0)).toEqual({ x: 300, y: 20, width: 80, height: 80 });
    expect(nudgeSquare(crop, size, 'nw', -10, 0)).toEqual({ x: 290, y: 10, width: 70, height: 70 });
    expect(nudgeSquare(crop, size, 'se', -100, 0)).toMatchObject({ width: 50, height: 50 });
  });
});
