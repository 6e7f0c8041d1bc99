import { expect, it } from 'vitest';
import { computeSlideOffset } from './slide-offset.ts';

const toOffsets = (position: number, step: number) =>
  [0, 1, 2, 3].map((index) => computeSlideOffset(index, position, 4, step));

it('puts the neighbors next to the middle slide and wraps around', () => {
  expect(toOffsets(0, 0)).toEqual([0, 1, -2, -1]);
  expect(toOffsets(1, 1)).toEqual([-1, 0, 1, -2]);
  expect(toOffsets(5, 1)).toEqual([-1, 0, 1, -2]);
  expect(toOffsets(-1, -1)).toEqual([1, 2, -1, 0]);
});

it('moves every slide by one step and none across the middle', () => {
  for (const step of [1, -1]) {
    for (let position = -4; position < 4; position++) {
      for (const offset of toOffsets(position, step)) {
        expect(Math.abs(offset + step)).toBeLessThanOrEqual(2);
      }
    }
  }
});
