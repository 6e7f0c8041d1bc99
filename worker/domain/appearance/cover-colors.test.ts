import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeContrast } from './contrast.ts';
import { COVER_TONES, recolorCoverSvg, toCoverColors, toSvgDataUrl } from './cover-colors.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((bits) => `#${bits.toString(16).padStart(6, '0')}`);
const colors = fc.record({ primary: color, secondary: color, accent: color });

describe('toCoverColors', () => {
  it('keeps light and dark tones apart for any three colors', () => {
    fc.assert(
      fc.property(colors, (chosen) => {
        const { paper, light, soft, main, deep, accent } = toCoverColors(chosen);
        expect(computeContrast(paper, main)).toBeGreaterThan(3.6);
        expect(computeContrast(light, main)).toBeGreaterThan(2.8);
        expect(computeContrast(soft, deep)).toBeGreaterThan(4);
        expect(computeContrast(accent, deep)).toBeGreaterThan(2.4);
        expect(computeContrast(main, deep)).toBeGreaterThan(1.5);
      }),
      { numRuns: 2_000 },
    );
  });

  it('keeps the hues of the chosen colors', () => {
    const { main, soft, accent } = toCoverColors({
      primary: '#0000ff',
      secondary: '#00ff00',
      accent: '#ff0000',
    });
    const strongest = (hex: string) =>
      [1, 3, 5]
        .map((at) => hex.slice(at, at + 2))
        .indexOf(
          ['1', '3', '5']
            .map((at) => hex.slice(Number(at), Number(at) + 2))
            .toSorted()
            .at(-1) ?? '',
        );
    expect([main, soft, accent].map(strongest)).toEqual([2, 1, 0]);
  });

  it('returns grays for black, white and gray', () => {
    const gray = { primary: '#000000', secondary: '#ffffff', accent: '#808080' };
    for (const tone of Object.values(toCoverColors(gray))) expect(tone).toMatch(/^#([0-9a-f]{2})\1\1$/);
  });
});

describe('recolorCoverSvg', () => {
  it('replaces classes and their style element by attributes', () => {
    const tones = toCoverColors({ primary: '#1f4f6e', secondary: '#e6a57c', accent: '#b04a2a' });
    for (const tone of COVER_TONES) {
      const svg = `<svg><style>.main{fill:#000}</style><path class="${tone}" d="M0 0"/><path class="${tone}-line"/></svg>`;
      expect(recolorCoverSvg(svg, tones)).toBe(
        `<svg><path fill="${tones[tone]}" d="M0 0"/><path stroke="${tones[tone]}"/></svg>`,
      );
    }
  });
});

it('writes an SVG as a URL for an attribute', () => {
  const svg = '<svg fill="#fff" width="50%"/>';
  const url = toSvgDataUrl(svg);
  expect(url).not.toMatch(/["<>&#]/);
  expect(decodeURIComponent(url)).toBe(`data:image/svg+xml,${svg.replaceAll('"', "'")}`);
});
