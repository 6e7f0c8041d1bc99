import { describe, expect, it } from 'vitest';
import { BACKGROUNDS, type Background } from '../../contract/choices.ts';
import { toAppearanceProps } from './appearance.ts';

describe('toAppearanceProps', () => {
  const plain = { titleFont: 'lobster', selectedFont: 'classy', customBackgroundColor: '#000000' } as const;

  it('returns the attributes for the style sheet', () => {
    expect(toAppearanceProps({ ...plain, selectedBackground: 'marble' })).toEqual({
      'data-title-font': 'lobster',
      'data-text-font': 'classy',
      'data-background': 'marble',
      style: {},
    });
  });

  it('returns the custom color only if it is selected', () => {
    const own = toAppearanceProps({ ...plain, selectedBackground: 'custom' });
    expect(own).toMatchObject({ 'data-background': 'custom', 'data-tone': 'dark' });
    expect(own.style).toMatchObject({ '--host-paper': '#000000' });
  });

  const backgroundOf = (selectedBackground: Background, customBackgroundColor: string | null) =>
    toAppearanceProps({ ...plain, selectedBackground, customBackgroundColor })['data-background'];

  it('maps the old value crinkled, and a missing color to the default', () => {
    expect(backgroundOf('crinkled', null)).toBe('crumpled-paper');
    expect(backgroundOf('custom', null)).toBe('default');
  });

  it('supports every background', () => {
    for (const id of BACKGROUNDS) expect(backgroundOf(id, '#ffffff')).toMatch(/^[a-z-]+$/);
  });
});
