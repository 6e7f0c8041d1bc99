import { expect, it } from 'vitest';
import { moveItem } from './move-item.ts';

const list = ['a', 'b', 'c', 'd'];

it('puts an item where it was dropped and closes the gap', () => {
  expect(moveItem(list, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moveItem(list, 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  expect(moveItem(list, 0, 3)).toEqual(['b', 'c', 'd', 'a']);
  expect(moveItem(list, 3, 0)).toEqual(['d', 'a', 'b', 'c']);
});

it('leaves what it was given as it was, and an item in its place there', () => {
  expect(moveItem(list, 2, 2)).toEqual(list);
  expect(list).toEqual(['a', 'b', 'c', 'd']);
});
