import {
  at,
  below,
  between,
  circle,
  curve,
  dots,
  each,
  fill,
  line,
  type Point,
  place,
  polygon,
  scatter,
  type Tone,
} from './draw.ts';

/** Sun or moon with two faint rings. */
export const sun = (tone: Tone, center: Point, r: number): string =>
  circle(tone, center, r * 1.9, 0.14) + circle(tone, center, r * 1.42, 0.2) + circle(tone, center, r);

/** A flat-bottomed cloud of paper, about 160 wide. */
export const cloud = (tone: Tone, [x, y]: Point, scale = 1, opacity = 1): string =>
  place(
    fill(tone, 'M-80 0a26 26 0 0 1 14-48a42 42 0 0 1 74-18a34 34 0 0 1 52 22a23 23 0 0 1 14 44z', opacity),
    [x, y],
    scale,
  );

/** A mountain with a shaded side and snow. The points are left foot, top and right foot. */
export function peak(
  tones: { face: Tone; shade: Tone; snow?: Tone },
  [left, top, right]: [Point, Point, Point],
  shade = 0.3,
): string {
  const toward = (from: Point, to: Point, t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
  ];
  const foot: Point = toward(left, right, 0.58);
  const ridge = [0.3, 0.55, 0.8].map((t, index): Point => {
    const [x, y] = toward(top, foot, t);
    return [x + (index % 2 ? -1 : 1) * (right[0] - left[0]) * 0.035, y];
  });
  const cut = (t: number, side: Point, dy = 0): Point => {
    const [x, y] = toward(top, side, t);
    return [x, y + dy];
  };
  const h = foot[1] - top[1];
  const snow: Point[] = [
    top,
    cut(0.3, right),
    cut(0.2, toward(foot, right, 0.6), h * 0.02),
    cut(0.32, toward(foot, right, 0.2)),
    cut(0.22, toward(foot, left, 0.1), h * 0.02),
    cut(0.36, toward(foot, left, 0.45)),
    cut(0.24, toward(foot, left, 0.75), h * 0.01),
    cut(0.3, left),
  ];
  return (
    polygon(tones.face, [left, top, right]) +
    (tones.snow ? polygon(tones.snow, snow) : '') +
    polygon(tones.shade, [top, ...ridge, foot, right], shade)
  );
}

/** Short lines that suggest grass, furrows or a slope. */
export const ticks = (tone: Tone, points: Point[], [dx, dy]: Point, width = 2, opacity = 0.5): string =>
  line(tone, points.map((point) => `M${at(...point)}l${at(dx, dy)}`).join(''), width, opacity);

/** Horizontal glints on water, denser around `center`. */
export function glints(
  tone: Tone,
  seed: number,
  [left, top, right, bottom]: [number, number, number, number],
  count: number,
  opacity = 0.6,
): string {
  const random = between(seed);
  const parts = Array.from({ length: count }, () => {
    const y = random(top, bottom);
    const deep = (y - top) / (bottom - top);
    const long = random(14, 34) + deep * 46;
    return `M${at(random(left, right - long), y)}h${at(long)}`;
  });
  return line(tone, parts.join(''), 2.5, opacity);
}

/** Birds as two bent strokes each. */
export const birds = (tone: Tone, points: Point[], size = 12): string =>
  line(
    tone,
    points
      .map(
        (point) =>
          `M${at(point[0] - size, point[1] - size * 0.35)}q${at(size * 0.6, -size * 0.3, size, size * 0.45)}q${at(size * 0.4, -size * 0.75, size, -size * 0.45)}`,
      )
      .join(''),
    2.5,
  );

/** Stars: small dots and a few with four points. */
export function stars(
  tone: Tone,
  seed: number,
  area: [number, number, number, number],
  count: number,
): string {
  const points = scatter(seed, count, area);
  const big = points.filter((_, index) => index % 7 === 0);
  const small = points.filter((_, index) => index % 7 !== 0);
  return (
    dots(
      tone,
      small.filter((_, index) => index % 2 === 0),
      3,
      0.75,
    ) +
    dots(
      tone,
      small.filter((_, index) => index % 2 === 1),
      4.5,
      0.9,
    ) +
    each(big, ([x, y]) => fill(tone, `M${at(x, y - 9)}q2 7 9 9q-7 2-9 9q-2-7-9-9q7-2 9-9z`))
  );
}

/** A hill with a thin light edge, like cut paper. */
export const hill = (tone: Tone, points: Point[], edge: Tone = 'paper', opacity = 0.35): string =>
  below(tone, points) + line(edge, curve(points), 2, opacity);
