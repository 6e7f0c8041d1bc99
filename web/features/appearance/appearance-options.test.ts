import { describe, expect, it } from 'vitest';
import { BACKGROUNDS, TITLE_FONTS } from '../../../worker/contract/choices.ts';
import { computeContrast } from '../../../worker/domain/appearance/contrast.ts';
import { BACKGROUND_OPTIONS } from './background-options.ts';
import { COLOR_PRESETS } from './color-presets.ts';
import { listTitleFontOptions } from './title-font-options.ts';

describe('listTitleFonts', () => {
  it.each(TITLE_FONTS)('contains %s once it is chosen, and every font once', (id) => {
    const ids = listTitleFontOptions(id).map((option) => option.id);
    expect(ids).toContain(id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('BACKGROUND_OPTIONS', () => {
  it('offers every background except the legacy id', () => {
    const offered = BACKGROUND_OPTIONS.map(({ id }) => id);
    expect(offered.toSorted()).toEqual(BACKGROUNDS.filter((id) => id !== 'crinkled').toSorted());
  });
});

describe('COLOR_PRESETS', () => {
  it.each(COLOR_PRESETS)(
    '$name has an accent with enough contrast on the default background',
    ({ colors }) => {
      expect(computeContrast(colors.accent, '#f7f2e8')).toBeGreaterThanOrEqual(3);
      for (const color of Object.values(colors)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
    },
  );
});
