import { describe, expect, it } from 'vitest';
import { toLines } from './text-lines.ts';

/** A piece of letters that are 5 points wide and 10 high. */
const piece = (text: string, x: number, y = 0) => ({ text, x, y, width: text.length * 5, height: 10 });

describe('pieces of a page', () => {
  it('are lines from top to bottom, and from left to right whatever came first', () => {
    expect(toLines([piece('below', 0, 10), piece('right', 30, 50), piece('left', 0, 51)])).toBe(
      'left right\nbelow',
    );
  });

  it('are cells if the gap is wide', () => {
    expect(toLines([piece('Check-in', 0), piece('15:00', 200)])).toBe('Check-in\t15:00');
  });
});

describe('text from right to left', () => {
  const HEBREW = 'שלום עולם';
  const reverse = (text: string) => [...text].toReversed().join('');

  it('is stored as it is seen, and read in its order', () => {
    expect(toLines([piece(reverse(HEBREW), 0)])).toBe(HEBREW);
  });

  it('keeps numbers, times and Latin words from left to right', () => {
    expect(toLines([piece(`12/06/2027 15:30 ${reverse('תאריך')}`, 0)])).toBe('תאריך 12/06/2027 15:30');
    expect(toLines([piece(`Hotel Rosa ${reverse('מלון')}`, 0)])).toBe('מלון Hotel Rosa');
  });

  it('turns each cell, not the row', () => {
    expect(toLines([piece('15:00', 0), piece(reverse('שעה'), 200)])).toBe('15:00\tשעה');
  });

  it('takes the letters behind Arabic and Latin presentation forms', () => {
    expect(toLines([piece('\ufedd\ufe8e\ufed8\ufe97', 0)])).toBe('تقال');
    expect(toLines([piece('o\ufb03ce', 0)])).toBe('office');
  });

  it('leaves other text alone', () => {
    expect(toLines([piece('Zürich 15:30', 0)])).toBe('Zürich 15:30');
  });
});
