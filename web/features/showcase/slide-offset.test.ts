import { expect, it } from 'vitest';
import { computeSlideOffset } from './slide-offset.ts';

const places = (position: number, step: number) =>
  [0, 1, 2, 3].map((at) => computeSlideOffset(at, position, 4, step));

it('stands the neighbours beside the one in the middle, round and round', () => {
  expect(places(0, 0)).toEqual([0, 1, -2, -1]);
  expect(places(1, 1)).toEqual([-1, 0, 1, -2]);
  expect(places(5, 1)).toEqual([-1, 0, 1, -2]);
  expect(places(-1, -1)).toEqual([1, 2, -1, 0]);
});

it('moves every slide by one step, and none across the middle', () => {
  for (const step of [1, -1]) {
    for (let position = -4; position < 4; position++) {
      for (const place of places(position, step)) {
        // Where it comes from is one step aside: never further than just out of sight.
        expect(Math.abs(place + step)).toBeLessThanOrEqual(2);
      }
    }
  }
});
