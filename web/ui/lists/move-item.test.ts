import { expect, it } from 'vitest';
import { moveItem } from './move-item.ts';

const list = ['a', 'b', 'c', 'd'];

it('moves an item to another index', () => {
  expect(moveItem(list, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moveItem(list, 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  expect(moveItem(list, 0, 3)).toEqual(['b', 'c', 'd', 'a']);
  expect(moveItem(list, 3, 0)).toEqual(['d', 'a', 'b', 'c']);
});

it('keeps the order if the index is the same, and does not change the given list', () => {
  expect(moveItem(list, 2, 2)).toEqual(list);
  expect(list).toEqual(['a', 'b', 'c', 'd']);
});
