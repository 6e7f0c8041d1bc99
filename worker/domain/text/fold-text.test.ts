import { expect, it } from 'vitest';
import { foldKeepingLength, foldText, foldWords } from './fold-text.ts';

it('ignores case and accents', () => {
  expect(foldText('Ærø STRAẞE, Łódź, İzmir, Ǿ, Ａ１')).toBe('aero strasse, lodz, izmir, o, a1');
});

it('reduces text to words', () => {
  expect(foldWords(' L’Arpège — São  Paulo! ')).toBe('l arpege sao paulo');
});

it('keeps the offsets of the text', () => {
  for (const text of ['Straße nach Zürich', 'İzmir', 'ÆØÅ', '東京タワー', 'cafe\u0301', '🎉 Fête']) {
    expect(foldKeepingLength(text)).toHaveLength(text.length);
  }
  expect(foldKeepingLength('Straße nach Zürich')).toBe('strase nach zurich');
  // Korean syllables are not letters with marks.
  expect(foldKeepingLength('서울 예약')).toBe('서울 예약');
});
