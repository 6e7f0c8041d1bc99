import { describe, expect, it } from 'vitest';
import { findFreeSpace } from './find-free-space.ts';

const toast = { left: 600, right: 984, top: 700, bottom: 768 };
const box = (top: number, bottom: number, [left, right] = [0, 1000]) => ({ left, right, top, bottom });

describe('findFreeSpace', () => {
  it('leaves a toast in place that covers nothing', () => {
    expect(findFreeSpace(toast, [])).toBe(0);
    expect(findFreeSpace(toast, [box(100, 699), box(768, 800)])).toBe(0);
  });

  it('ignores what is beside the toast', () => {
    expect(findFreeSpace(toast, [box(700, 768, [0, 600]), box(700, 768, [984, 1000])])).toBe(0);
  });

  it('moves it above what it would cover', () => {
    expect(findFreeSpace(toast, [box(740, 800)])).toBe(768 - 728);
  });

  it('moves on where it would cover something else', () => {
    expect(findFreeSpace(toast, [box(600, 670), box(740, 800)])).toBe(768 - 588);
    expect(findFreeSpace(toast, [box(740, 800), box(600, 670)])).toBe(768 - 588);
  });

  it('uses a gap that is high enough', () => {
    expect(findFreeSpace(toast, [box(740, 800), box(560, 650)])).toBe(768 - 728);
  });

  it('finds nothing where everything is taken', () => {
    expect(findFreeSpace(toast, [box(0, 800)])).toBeUndefined();
    expect(findFreeSpace(toast, [box(740, 800), box(60, 700)])).toBeUndefined();
  });
});
