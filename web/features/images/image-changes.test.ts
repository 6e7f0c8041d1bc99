import { expect, it } from 'vitest';
import { addImage, orderImages, removeImage } from './image-changes.ts';

it('adds last, once', () => {
  expect(addImage('c')(['a', 'b'])).toEqual(['a', 'b', 'c']);
  expect(addImage('a')(['a', 'b'])).toEqual(['a', 'b']);
});

it('removes what is there and minds nothing that is gone', () => {
  expect(removeImage('a')(['a', 'b'])).toEqual(['b']);
  expect(removeImage('x')(['a', 'b'])).toEqual(['a', 'b']);
});

it('orders what it knows; what another host has added comes last, what they removed stays away', () => {
  const change = orderImages(['c', 'a', 'b']);
  expect(change(['a', 'b', 'c'])).toEqual(['c', 'a', 'b']);
  expect(change(['a', 'new', 'c'])).toEqual(['c', 'a', 'new']);
});

it('does the same done twice', () => {
  for (const change of [addImage('d'), removeImage('a'), orderImages(['c', 'b', 'a'])]) {
    const once = change(['a', 'b', 'c']);
    expect(change(once)).toEqual(once);
  }
});
