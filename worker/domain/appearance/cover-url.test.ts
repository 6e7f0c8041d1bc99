import { describe, expect, it } from 'vitest';
import { COVER_IDS, LOOK_IDS } from '../../contract/choices.ts';
import { readCover, readLookId, toCoverUrl, toStoredLook } from './cover-url.ts';
import { parseCoverUrl } from './parse-cover-url.ts';

const COLORS = { primary: '#1F4F6E', secondary: '#e6a57c', accent: '#b04a2a' };

describe('toCoverUrl', () => {
  it('is read by parseCoverUrl', () => {
    for (const cover of COVER_IDS) {
      for (const format of ['svg', 'png'] as const) {
        const url = new URL(toCoverUrl(cover, COLORS, format), 'https://foldout.example');
        const file = url.pathname.replace('/covers/', '');
        expect(parseCoverUrl(file, Object.fromEntries(url.searchParams))).toEqual({
          cover,
          format,
          colors: { ...COLORS, primary: '#1f4f6e' },
        });
      }
    }
  });

  it('uses the default colors for an itinerary without its own', () => {
    expect(toCoverUrl('lake', null)).toMatch(
      /^\/covers\/lake\.svg\?primary=9333ea&secondary=ec4899&accent=06b6d4&v=\d+$/,
    );
  });
});

describe('toStoredLook', () => {
  it('names the cover only if it is not that of the look', () => {
    expect(toStoredLook('garden', 'wedding')).toBe('garden');
    expect(toStoredLook('garden', 'lake')).toBe('garden.lake');
    for (const look of LOOK_IDS) expect(readLookId(toStoredLook(look, 'ski'))).toBe(look);
    expect(readLookId(null)).toBeUndefined();
  });
});

describe('readCover', () => {
  it('returns the cover of a look, or the one chosen with it', () => {
    expect(readCover('garden')).toBe('wedding');
    expect(readCover('garden.lake')).toBe('lake');
    expect(readCover(null)).toBeUndefined();
    for (const look of LOOK_IDS) expect(COVER_IDS).toContain(readCover(look));
  });
});
