import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBackgroundStyle } from './background.ts';
import { computeContrast } from './contrast.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((bits) => `#${bits.toString(16).padStart(6, '0')}`);

function readTextColors(background: string) {
  const { tone, style } = toBackgroundStyle(background);
  const variables = style as Record<string, string>;
  return { tone, ink: variables['--host-ink'] ?? '', muted: variables['--host-muted'] ?? '' };
}

describe('toBackgroundStyle', () => {
  it('keeps both text colors readable on any background color', () => {
    fc.assert(
      fc.property(color, (background) => {
        const { ink, muted } = readTextColors(background);
        expect(computeContrast(ink, background)).toBeGreaterThanOrEqual(4.5);
        expect(computeContrast(muted, background)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('uses the default text colors if they are readable', () => {
    expect(readTextColors('#fff4e0')).toEqual({ tone: 'light', ink: '#251f18', muted: '#675e51' });
    expect(readTextColors('#101820')).toEqual({ tone: 'dark', ink: '#f2ebde', muted: '#c9bfb0' });
  });

  it.each(['#ffffff', '#000000'])(
    'keeps them readable on cards, where these are tinted with %s too',
    (tint) => {
      fc.assert(
        fc.property(color, (background) => {
          const { tone, ink, muted } = readTextColors(background);
          const card = tone === 'light' ? '#fffdf9' : mix(mix(background, '#000000', 0.68), '#ffffff', 0.95);
          for (const ground of [card, mix(tint, card, 0.12)]) {
            expect(computeContrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
            expect(computeContrast(muted, ground)).toBeGreaterThanOrEqual(4.5);
          }
        }),
        { numRuns: 5_000 },
      );
    },
  );
});

/** Like `color-mix(in srgb, …)`. */
function mix(one: string, other: string, part: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const channels = [1, 3, 5].map((at) =>
    Math.round(channel(one, at) * part + channel(other, at) * (1 - part)),
  );
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
