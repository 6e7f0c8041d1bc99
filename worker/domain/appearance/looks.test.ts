import { describe, expect, it } from 'vitest';
import { LOOK_IDS, OCCASIONS } from '../../contract/choices.ts';
import { toBackgroundStyle } from './background.ts';
import { computeContrast } from './contrast.ts';
import { COVER_OF_LOOK } from './cover-url.ts';
import { LOOK_NAMES, toFirstLook, toLookFields } from './looks.ts';
import { toThemeStyle } from './theme.ts';

const PAPER = '#f7f2e8';

describe.each(LOOK_IDS)('look %s', (look) => {
  const fields = toLookFields(look);
  const { customColors: colors, selectedBackground, customBackgroundColor } = fields;
  const background = customBackgroundColor ?? PAPER;

  it('has readable text on its colors and its background', () => {
    const style = toThemeStyle(colors) as Record<string, string>;
    for (const [part, color] of Object.entries(colors)) {
      expect(computeContrast(color, style[`--on-${part}`] ?? '')).toBeGreaterThanOrEqual(4.5);
    }
    const text = toBackgroundStyle(background).style as Record<string, string>;
    expect(computeContrast(text['--host-ink'] ?? '', background)).toBeGreaterThanOrEqual(7);
    expect(computeContrast(text['--host-muted'] ?? '', background)).toBeGreaterThanOrEqual(4.5);
  });

  it('has buttons and highlights that stand out from its background', () => {
    expect(computeContrast(colors.primary, background)).toBeGreaterThanOrEqual(3);
    expect(computeContrast(colors.accent, background)).toBeGreaterThanOrEqual(3);
  });

  it('has a custom color only for a custom background', () => {
    expect(selectedBackground === 'custom').toBe(customBackgroundColor !== null);
  });
});

it('gives each look its own name and cover', () => {
  expect(new Set(Object.values(LOOK_NAMES).map((toName) => toName())).size).toBe(LOOK_IDS.length);
  expect(new Set(Object.values(COVER_OF_LOOK)).size).toBe(LOOK_IDS.length);
});

it('starts each occasion in another look', () => {
  const looks = OCCASIONS.map((occasion) => toFirstLook(occasion).look);
  expect(new Set(looks).size).toBe(OCCASIONS.length);
  expect(toFirstLook('wedding')).toMatchObject({
    look: 'garden',
    customColors: toLookFields('garden').customColors,
  });
});
