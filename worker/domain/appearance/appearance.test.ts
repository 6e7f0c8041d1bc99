import { describe, expect, it } from 'vitest';
import { BACKGROUNDS } from '../../contract/choices.ts';
import { toAppearanceProps, toBackgroundProps } from './appearance.ts';

describe('toAppearance', () => {
  const plain = { titleFont: 'lobster', selectedFont: 'classy', customBackgroundColor: '#000000' } as const;

  it('names the choices for the style sheet', () => {
    expect(toAppearanceProps({ ...plain, selectedBackground: 'marble' })).toEqual({
      'data-title-font': 'lobster',
      'data-text-font': 'classy',
      'data-background': 'marble',
      style: {},
    });
  });

  it('carries the own colour only where that is chosen', () => {
    const own = toAppearanceProps({ ...plain, selectedBackground: 'custom' });
    expect(own).toMatchObject({ 'data-background': 'custom', 'data-tone': 'dark' });
    expect(own.style).toMatchObject({ '--host-paper': '#000000' });
  });
});

describe('toBackground', () => {
  it('shows the old crinkled as crumpled paper, and a missing colour as the default', () => {
    expect(toBackgroundProps('crinkled', null)['data-background']).toBe('crumpled-paper');
    expect(toBackgroundProps('custom', null)['data-background']).toBe('default');
  });

  it('knows every background', () => {
    for (const id of BACKGROUNDS)
      expect(toBackgroundProps(id, '#ffffff')['data-background']).toMatch(/^[a-z-]+$/);
  });
});
