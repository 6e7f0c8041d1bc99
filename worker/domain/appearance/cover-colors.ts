import type { CustomColors } from '../../contract/choices.ts';

/** What the parts of an illustration are drawn in: three light tones, two dark ones and an accent. */
export const COVER_TONES = ['paper', 'light', 'soft', 'main', 'deep', 'accent'] as const;
export type CoverColors = Record<(typeof COVER_TONES)[number], string>;

type Oklch = { l: number; c: number; h: number };

/**
 * The tones of a cover in an itinerary's colors. Each tone has its own range of lightness and at most so much chroma,
 * so a drawing keeps its depth with any three colors, even if they are the same, black or white.
 */
export function toCoverColors({ primary, secondary, accent }: CustomColors): CoverColors {
  const main = toOklch(primary);
  const second = toOklch(secondary);
  const third = toOklch(accent);
  // A gray has no hue of its own.
  const warm = second.c < 0.02 ? main : second;
  return {
    paper: toHex({ l: 0.962, c: Math.min(warm.c * 0.28, 0.026), h: warm.h }),
    light: toHex({ l: 0.893, c: Math.min(warm.c * 0.45, 0.05), h: warm.h }),
    soft: toHex({ l: limit(second.l, 0.72, 0.82), c: Math.min(second.c, 0.15), h: second.h }),
    main: toHex({ l: limit(main.l, 0.45, 0.56), c: Math.min(main.c, 0.16), h: main.h }),
    deep: toHex({ l: limit(main.l - 0.18, 0.27, 0.33), c: Math.min(main.c * 0.62, 0.085), h: main.h }),
    accent: toHex({ l: limit(third.l, 0.6, 0.76), c: Math.min(third.c, 0.17), h: third.h }),
  };
}

/**
 * A cover's SVG in other colors. Its elements have classes, `main` for what is filled and `main-line` for what is drawn, and
 * a style element, which a page's Content Security Policy may forbid in its images. Attributes replace both.
 */
export const recolorCoverSvg = (svg: string, colors: CoverColors): string =>
  svg
    .replace(/<style>[^<]*<\/style>/, '')
    .replace(
      / class="(\w+?)(-line)?"/g,
      (_, tone: keyof CoverColors, line?: string) => ` ${line ? 'stroke' : 'fill'}="${colors[tone]}"`,
    );

/** An SVG as a URL that contains it, for an attribute in double quotes. Its own attributes get single ones. */
export const toSvgDataUrl = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#<>&]/g, encodeURIComponent)}`;

const limit = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

// Conversions: Björn Ottosson, https://bottosson.github.io/posts/oklab/.
function toOklch(hex: string): Oklch {
  const bits = Number.parseInt(hex.slice(1), 16);
  const [r, g, b] = [bits >> 16, bits >> 8, bits].map((byte) => toLinear((byte & 255) / 255)) as Triple;
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const x = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(x, y), h: Math.atan2(y, x) };
}

type Triple = [number, number, number];

/** The nearest sRGB color: chroma is reduced until all channels fit. */
function toHex({ l, c, h }: Oklch): string {
  let channels = toRgb({ l, c, h });
  for (let chroma = c; channels.some((value) => value < -0.002 || value > 1.002) && chroma > 0; ) {
    chroma -= 0.004;
    channels = toRgb({ l, c: Math.max(0, chroma), h });
  }
  const digits = channels.map((value) =>
    Math.round(limit(value, 0, 1) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

function toRgb({ l, c, h }: Oklch): Triple {
  const [x, y] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const medium = (l - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const short = (l - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    fromLinear(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    fromLinear(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    fromLinear(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * Math.max(0, value) ** (1 / 2.4) - 0.055;
