import { describe, expect, it } from 'vitest';
import { computeFocusMove, type GridCell } from './focus-move.ts';

/** Three weeks from June 6. June 11 has two events and "+n more", June 18 has one event. */
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
  it('moves by a day, across weeks but not past the first or last day', () => {
    expect(press(11, 2, 'ArrowRight')).toEqual([12, 0]);
    expect(press(13, 0, 'ArrowLeft')).toEqual([12, 0]);
    expect(press(6, 0, 'ArrowLeft')).toBeUndefined();
    expect(press(26, 0, 'ArrowRight')).toBeUndefined();
  });

  it('moves down through the events of a day to the next week, and back up', () => {
    expect(press(11, 0, 'ArrowDown')).toEqual([11, 1]);
    expect(press(11, 2, 'ArrowDown')).toEqual([11, 3]);
    expect(press(11, 3, 'ArrowDown')).toEqual([18, 0]);
    expect(press(18, 1, 'ArrowUp')).toEqual([18, 0]);
    expect(press(18, 0, 'ArrowUp')).toEqual([11, 3]);
    expect(press(25, 0, 'ArrowDown')).toBeUndefined();
  });

  it('moves by a week, and to the ends of a week or of the calendar', () => {
    expect(press(11, 2, 'PageDown')).toEqual([18, 0]);
    expect(press(11, 2, 'PageUp')).toBeUndefined();
    expect(press(16, 0, 'Home')).toEqual([13, 0]);
    expect(press(16, 0, 'End')).toEqual([19, 0]);
    expect(press(16, 0, 'Home', true)).toEqual([6, 0]);
    expect(press(16, 0, 'End', true)).toEqual([26, 0]);
  });

  it('enters and leaves a day; ignores other keys and removed days', () => {
    expect(press(11, 0, 'Enter')).toEqual([11, 1]);
    expect(press(11, 1, 'Enter')).toBeUndefined();
    expect(press(12, 0, 'Enter')).toBeUndefined();
    expect(press(11, 2, 'Escape')).toEqual([11, 0]);
    expect(press(11, 0, 'Escape')).toBeUndefined();
    expect(press(11, 0, 'a')).toBeUndefined();
    expect(press(30, 0, 'ArrowLeft')).toBeUndefined();
  });
});
