import { describe, expect, it } from 'vitest';
import { computeFocusMove, type GridCell } from './focus-move.ts';

/** Three weeks; the eleventh has two events and "+n more", the third one event. */
const cells: GridCell[] = Array.from({ length: 21 }, (_, index) => ({
  day: `2027-06-${String(index + 6).padStart(2, '0')}`,
  tabStops: index === 5 ? 3 : index === 12 ? 1 : 0,
}));
const press = (day: number, stop: number, key: string, control = false) => {
  const to = computeFocusMove(
    cells,
    7,
    { day: `2027-06-${String(day).padStart(2, '0')}`, stop },
    key,
    control,
  );
  return to && [Number(to.day.slice(8)), to.stop];
};

describe('computeMove', () => {
  it('goes from day to day, over the ends of weeks and not past the ends of all', () => {
    expect(press(11, 2, 'ArrowRight')).toEqual([12, 0]);
    expect(press(13, 0, 'ArrowLeft')).toEqual([12, 0]);
    expect(press(6, 0, 'ArrowLeft')).toBeUndefined();
    expect(press(26, 0, 'ArrowRight')).toBeUndefined();
  });

  it('goes down through a day’s events and on to the next week, and back up the same way', () => {
    expect(press(11, 0, 'ArrowDown')).toEqual([11, 1]);
    expect(press(11, 2, 'ArrowDown')).toEqual([11, 3]);
    expect(press(11, 3, 'ArrowDown')).toEqual([18, 0]);
    expect(press(18, 1, 'ArrowUp')).toEqual([18, 0]);
    expect(press(18, 0, 'ArrowUp')).toEqual([11, 3]);
    expect(press(25, 0, 'ArrowDown')).toBeUndefined();
  });

  it('goes by weeks and along them', () => {
    expect(press(11, 2, 'PageDown')).toEqual([18, 0]);
    expect(press(11, 2, 'PageUp')).toBeUndefined();
    expect(press(16, 0, 'Home')).toEqual([13, 0]);
    expect(press(16, 0, 'End')).toEqual([19, 0]);
    expect(press(16, 0, 'Home', true)).toEqual([6, 0]);
    expect(press(16, 0, 'End', true)).toEqual([26, 0]);
  });

  it('enters a day and leaves it; other keys and days that are gone do nothing', () => {
    expect(press(11, 0, 'Enter')).toEqual([11, 1]);
    expect(press(11, 1, 'Enter')).toBeUndefined();
    expect(press(12, 0, 'Enter')).toBeUndefined();
    expect(press(11, 2, 'Escape')).toEqual([11, 0]);
    expect(press(11, 0, 'Escape')).toBeUndefined();
    expect(press(11, 0, 'a')).toBeUndefined();
    expect(press(30, 0, 'ArrowLeft')).toBeUndefined();
  });
});
