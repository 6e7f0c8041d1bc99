import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeContrast } from '../../../worker/domain/contrast.ts';
import { toGround } from './ground.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((bits) => `#${bits.toString(16).padStart(6, '0')}`);

function readGround(background: string) {
  const { tone, style } = toGround(background);
  const variables = style as Record<string, string>;
  return { tone, ink: variables['--host-ink'] ?? '', muted: variables['--host-muted'] ?? '' };
}

describe('toGround', () => {
  it('keeps both inks readable on any colour', () => {
    fc.assert(
      fc.property(color, (background) => {
        const { ink, muted } = readGround(background);
        expect(computeContrast(ink, background)).toBeGreaterThanOrEqual(4.5);
        expect(computeContrast(muted, background)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it("uses the page's own inks where they can be read", () => {
    expect(readGround('#fff4e0')).toEqual({ tone: 'light', ink: '#251f18', muted: '#675e51' });
    expect(readGround('#101820')).toEqual({ tone: 'dark', ink: '#f2ebde', muted: '#c9bfb0' });
  });

  it('keeps them readable on the cards of a dark page, which are a shade darker', () => {
    fc.assert(
      fc.property(color, (background) => {
        const { tone, muted } = readGround(background);
        if (tone === 'light') return;
        expect(computeContrast(muted, darken(background, 0.72))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

function darken(color: string, part: number): string {
  const channels = [1, 3, 5].map((at) => Math.round(Number.parseInt(color.slice(at, at + 2), 16) * part));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
