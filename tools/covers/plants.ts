import {
  at,
  between,
  box,
  circle,
  curve,
  dots,
  each,
  ellipse,
  fill,
  line,
  type Point,
  polygon,
  reach,
  spread,
  type Tone,
} from './draw.ts';

/** Tones of peonies. */
export const ROSE = { outer: 'soft', inner: 'light', heart: 'main' } as const;
export const PALE_ROSE = { outer: 'paper', inner: 'soft', heart: 'accent' } as const;
export const ACCENT_ROSE = { outer: 'accent', inner: 'soft', heart: 'paper' } as const;

/** A pointed leaf from its base. */
export const leaf = (tone: Tone, base: Point, angle: number, length: number, width: number): string =>
  fill(tone, leafPath(base, angle, length, width));

/** Path data of a leaf. */
export function leafPath(base: Point, angle: number, length: number, width: number): string {
  const tip = reach(base, angle, length);
  const middle = reach(base, angle, length * 0.45);
  const [one, two] = [reach(middle, angle - 90, width), reach(middle, angle + 90, width)];
  return `M${at(...base)}Q${at(...one, ...tip)}Q${at(...two, ...base)}z`;
}

type BranchOptions = {
  stem?: Tone;
  leaf: Tone;
  vein?: Tone;
  pairs?: number;
  size?: number;
  width?: number;
  bend?: number;
};

/** A bent branch with pairs of leaves that get smaller toward the tip. */
export function branch(base: Point, angle: number, length: number, options: BranchOptions): string {
  const { stem = options.leaf, vein, pairs = 7, size = 62, width = 15, bend = 24 } = options;
  const spine: Point[] = spread(pairs + 1, 0, 1).map((t) =>
    reach(reach(base, angle, length * t), angle + 90, bend * Math.sin(t * Math.PI * 0.9)),
  );
  const leaves: string[] = [];
  const veins: string[] = [];
  spine.slice(1).forEach((point, index) => {
    const long = size * (1 - (index / pairs) * 0.5);
    const turn = 42 + (index % 2) * 8;
    for (const one of index === pairs - 1 ? [0] : [-turn, turn]) {
      leaves.push(leafPath(point, angle + one, long, width * (1 - (index / pairs) * 0.4)));
      veins.push(`M${at(...point)}L${at(...reach(point, angle + one, long * 0.8))}`);
    }
  });
  return (
    line(stem, curve(spine), 3.5) +
    fill(options.leaf, leaves.join('')) +
    (vein ? line(vein, veins.join(''), 1.5, 0.5) : '')
  );
}

/** A flower with round petals around its center, drawn around a point. */
export function blossom(
  center: Point,
  r: number,
  tones: { petal: Tone; heart: Tone; line?: Tone },
  petals = 6,
  turn = 0,
): string {
  const around = spread(petals + 1, 0, 360)
    .slice(1)
    .map((angle) => reach(center, angle + turn, r * 0.56));
  return (
    dots(tones.petal, around, r * 0.92) +
    (tones.line
      ? line(tones.line, around.map((point) => `M${at(...center)}L${at(...point)}`).join(''), 1.5, 0.55)
      : '') +
    circle(tones.heart, center, r * 0.24)
  );
}

/** A full rose or peony: layers of petals, seen from above. */
export function peony(center: Point, r: number, tones: { outer: Tone; inner: Tone; heart: Tone }): string {
  const ring = (tone: Tone, count: number, distance: number, size: number, turn: number, opacity = 1) =>
    dots(
      tone,
      spread(count + 1, 0, 360)
        .slice(1)
        .map((angle) => reach(center, angle + turn, r * distance)),
      r * size * 2,
      opacity,
    );
  return (
    ring(tones.outer, 7, 0.62, 0.42, 0) +
    circle(tones.outer, center, r * 0.7) +
    ring(tones.inner, 6, 0.42, 0.3, 26, 0.75) +
    circle(tones.inner, center, r * 0.42) +
    line(
      tones.heart,
      `M${at(center[0] - r * 0.26, center[1] + r * 0.1)}a${at(r * 0.26, r * 0.26)} 0 1 1 ${at(r * 0.5, -r * 0.06)}M${at(center[0] - r * 0.1, center[1] + r * 0.12)}a${at(r * 0.15, r * 0.15)} 0 1 1 ${at(r * 0.26, -r * 0.08)}`,
      Math.max(1.5, r * 0.06),
      0.8,
    )
  );
}

/** A fir with ragged tiers; `light` marks its sunny side. */
export function fir(tone: Tone, [x, y]: Point, height: number, light?: Tone): string {
  const tiers = 5;
  const side = (sign: number) =>
    Array.from({ length: tiers }, (_, tier): Point[] => {
      const top = height * (1 - (tier + 1) / (tiers + 0.4));
      const wide = height * (0.09 + 0.048 * (tier + 1));
      return [
        [x + sign * wide, y - top + height * 0.03],
        [x + sign * wide * 0.52, y - top - height * 0.015],
      ];
    }).flat();
  const left = side(-1);
  const right = side(1);
  const last = (points: Point[]) => points.slice(0, -1);
  return (
    box(tone, [x - height * 0.02, y - height * 0.09], height * 0.04, height * 0.1) +
    polygon(tone, [[x, y - height], ...last(right), ...last(left).reverse()]) +
    (light ? polygon(light, [[x, y - height], ...last(left), [x - 2, y - height * 0.06]], 0.28) : '')
  );
}

/** A slim cypress. */
export const cypress = (tone: Tone, [x, y]: Point, height: number, light?: Tone): string =>
  fill(
    tone,
    `M${at(x, y - height)}c${at(height * 0.14, height * 0.3, height * 0.15, height * 0.86, 0, height)}c${at(-height * 0.15, -height * 0.14, -height * 0.14, -height * 0.7, 0, -height)}z`,
  ) +
  (light
    ? line(
        light,
        `M${at(x - height * 0.03, y - height * 0.72)}q${at(-height * 0.03, height * 0.3, 0, height * 0.58)}`,
        2,
        0.5,
      )
    : '');

/** A tree with a round crown of leaves. */
export function roundTree(
  crown: Tone,
  trunk: Tone,
  [x, y]: Point,
  size: number,
  light: Tone = 'light',
): string {
  const random = between(Math.round(x * 7 + y));
  const marks = Array.from({ length: 9 }, () => {
    const point: Point = reach(
      [x - size * 0.08, y - size * 1.12],
      random(150, 330),
      random(0.06, 0.4) * size,
    );
    return `M${at(...point)}q${at(size * 0.04, -size * 0.05, size * 0.09, 0)}`;
  });
  return (
    line(
      trunk,
      `M${at(x, y)}V${at(y - size * 0.9)}M${at(x, y - size * 0.62)}l${at(size * 0.2, -size * 0.22)}`,
      size * 0.07,
    ) +
    circle(crown, [x - size * 0.24, y - size * 0.98], size * 0.36) +
    circle(crown, [x + size * 0.26, y - size], size * 0.34) +
    circle(crown, [x, y - size * 1.24], size * 0.42) +
    line(light, marks.join(''), Math.max(1.5, size * 0.018), 0.45)
  );
}

/** Rounded bushes in a row, from left to right at one height. */
export const bushes = (tone: Tone, xs: number[], y: number, size: number, opacity = 1): string =>
  each(xs, (x, index) =>
    ellipse(tone, [x, y], size * (1 + (index % 3) * 0.18), size * (0.7 + (index % 2) * 0.2), opacity),
  );
