import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeContrast, pickTextColor } from './contrast.ts';

describe('computeContrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
  ])('of %s and %s is %d', (one, other, expected) => {
    expect(computeContrast(one, other)).toBeCloseTo(expected, 2);
    expect(computeContrast(other, one)).toBeCloseTo(expected, 2);
  });
});

describe('pickTextColor', () => {
  it('switches to black below a contrast of 4.5', () => {
    expect(pickTextColor('#767676')).toBe('#ffffff');
    expect(pickTextColor('#777777')).toBe('#000000');
    expect(pickTextColor('#9333ea')).toBe('#ffffff');
    expect(pickTextColor('#06b6d4')).toBe('#000000');
  });

  it('is readable on every color', () => {
    const color = fc
      .integer({ min: 0, max: 0xffffff })
      .map((bits) => `#${bits.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(color, (background) => computeContrast(background, pickTextColor(background)) >= 4.5),
    );
  });
});
