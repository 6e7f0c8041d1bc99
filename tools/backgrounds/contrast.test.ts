import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { computeContrast } from '../../worker/domain/appearance/contrast.ts';

const folder = new URL('../../web/features/appearance/', import.meta.url);
const css = readFileSync(new URL('backgrounds.css', folder), 'utf8');
const muted = /--muted: (#\w{6});/.exec(css)?.[1] ?? '';
const ink = '#251f18';
const backgrounds = Array.from(
  css.matchAll(/backgrounds\/([\w-]+\.webp)"\);\s+--side: \d+px;\s+--wash: ([\d.]+);\s+--chroma: ([\d.]+)/g),
);

describe('contrast of text on backgrounds, in any hue', () => {
  it('reads five backgrounds from the style sheet', () => expect(backgrounds).toHaveLength(5));

  it.each(backgrounds.map(([, file, wash, chroma]) => [file ?? '', Number(wash), Number(chroma)] as const))(
    '%s has enough contrast',
    async (file, wash, chroma) => {
      const gray = await sharp(fileURLToPath(new URL(`backgrounds/${file}`, folder)))
        .greyscale()
        .raw()
        .toBuffer();
      const sorted = gray.toSorted();
      const darkest = (sorted[Math.floor(sorted.length / 100)] ?? 0) / 255;
      let lowest = 21;
      for (let hue = 0; hue < 360; hue += 5) {
        for (const strength of [0, chroma]) {
          const background = toHex(toSrgb(wash, strength, hue).map((channel) => overlay(channel, darkest)));
          lowest = Math.min(lowest, computeContrast(muted, background));
          expect(computeContrast(ink, background)).toBeGreaterThanOrEqual(7);
        }
      }
      expect(lowest).toBeGreaterThanOrEqual(4.5);
    },
  );
});

/** CSS blend mode `overlay` for a backdrop of at least 0.5. */
const overlay = (backdrop: number, source: number) => 1 - 2 * (1 - backdrop) * (1 - source);

const toHex = (channels: number[]) =>
  `#${channels
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** OKLCH (hue in degrees) to sRGB from 0 to 1, clipped. */
function toSrgb(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return linear.map((value) => {
    const channel = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.min(1, Math.max(0, channel));
  });
}
