import { expect, it } from 'vitest';
import { addImage, orderImages, removeImage } from './image-changes.ts';

it('appends an image once', () => {
  expect(addImage('c')(['a', 'b'])).toEqual(['a', 'b', 'c']);
  expect(addImage('a')(['a', 'b'])).toEqual(['a', 'b']);
});

it('removes an image and ignores unknown ones', () => {
  expect(removeImage('a')(['a', 'b'])).toEqual(['b']);
  expect(removeImage('x')(['a', 'b'])).toEqual(['a', 'b']);
});

it('reorders; images added by others come last, removed ones stay removed', () => {
  const change = orderImages(['c', 'a', 'b']);
  expect(change(['a', 'b', 'c'])).toEqual(['c', 'a', 'b']);
  expect(change(['a', 'new', 'c'])).toEqual(['c', 'a', 'new']);
});

it('is idempotent', () => {
  for (const change of [addImage('d'), removeImage('a'), orderImages(['c', 'b', 'a'])]) {
    const once = change(['a', 'b', 'c']);
    expect(change(once)).toEqual(once);
  }
});
