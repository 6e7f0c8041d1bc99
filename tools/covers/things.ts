import {
  at,
  box,
  circle,
  curve,
  ellipse,
  fill,
  line,
  type Point,
  place,
  polygon,
  reach,
  spread,
  type Tone,
} from './draw.ts';

/** A cord that hangs between two points, with what `draw` hangs on it. */
export function cord(
  tone: Tone,
  [from, to]: [Point, Point],
  sag: number,
  count: number,
  draw: (point: Point, index: number) => string,
): string {
  const point = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
  ];
  return (
    line(tone, curve(spread(7, 0, 1).map(point)), 2.5) +
    spread(count + 2, 0, 1)
      .slice(1, -1)
      .map((t, index) => draw(point(t), index))
      .join('')
  );
}

/** A light bulb with a faint glow, hanging from a point. */
export const bulb = (tone: Tone, [x, y]: Point, r = 7): string =>
  circle(tone, [x, y + r + 2], r * 2.1, 0.2) + circle(tone, [x, y + r + 2], r);

/** A pennant, hanging from a point. */
export const pennant = (tone: Tone, [x, y]: Point, size = 34): string =>
  polygon(tone, [
    [x - size * 0.42, y],
    [x + size * 0.42, y],
    [x, y + size],
  ]);

/** A house front with a gable, windows in rows and a door; x, y is its lower left corner. */
export function house(
  [x, y]: Point,
  [width, height]: [number, number],
  tones: { wall: Tone; roof: Tone; window: Tone },
  { rows = 2, columns = 2, gable = 0.5, door = true, arched = false } = {},
): string {
  const top = y - height;
  const pane = Math.min(width / columns, height / rows) * 0.34;
  const windows = spread(rows, 0, rows - 1).flatMap((row) =>
    spread(columns, 0, columns - 1).map(
      (column): Point => [
        x + (width * (column + 0.5)) / columns - pane / 2,
        top + (height * (row + 0.42)) / rows - pane * 0.3,
      ],
    ),
  );
  const shown = door
    ? windows.filter(
        (_, index) =>
          index < windows.length - columns ||
          (columns > 2 && index - (rows - 1) * columns !== Math.floor(columns / 2)),
      )
    : windows;
  const wide = width * 0.06;
  return (
    box(tones.wall, [x, top], width, height) +
    (gable > 0
      ? polygon(tones.roof, [
          [x - wide, top],
          [x + width / 2, top - width * gable],
          [x + width + wide, top],
        ])
      : box(tones.roof, [x - wide, top - 7], width + wide * 2, 9)) +
    fill(
      tones.window,
      shown
        .map(([left, high]) =>
          arched
            ? `M${at(left, high + pane * 1.3)}v${at(-pane * 0.8)}a${at(pane / 2, pane / 2)} 0 0 1 ${at(pane, 0)}v${at(pane * 0.8)}z`
            : `M${at(left, high)}h${at(pane)}v${at(pane * 1.3)}h${at(-pane)}z`,
        )
        .join(''),
    ) +
    (door
      ? fill(
          tones.roof,
          `M${at(x + width / 2 - pane * 0.55, y)}v${at(-pane * 1.5)}a${at(pane * 0.55, pane * 0.55)} 0 0 1 ${at(pane * 1.1, 0)}v${at(pane * 1.5)}z`,
        )
      : '')
  );
}

/** A sailing boat, about 100 wide, on its waterline. */
export const sailboat = (tones: { hull: Tone; sail: Tone; jib: Tone }, point: Point, scale = 1): string =>
  place(
    line(tones.hull, 'M0-10V-118', 3) +
      fill(tones.sail, 'M6-114Q50-62 46-18H6z') +
      fill(tones.jib, 'M-6-104Q-30-56-38-18H-6z') +
      fill(tones.hull, 'M-52-10H54Q46 12 30 14H-34Q-48 8-52-10z'),
    point,
    scale,
  );

/** A rowing boat, about 110 wide. */
export const rowboat = (tones: { hull: Tone; trim: Tone }, point: Point, scale = 1): string =>
  place(
    fill(tones.hull, 'M-56-16Q0 2 56-16Q48 12 28 14H-28Q-48 12-56-16z') +
      line(tones.trim, 'M-56-16Q0 2 56-16', 4) +
      line(tones.hull, 'M-12-4L-44-30M14-4L48-28', 3),
    point,
    scale,
  );

/** A coupe glass, 150 high, on its foot. */
export const coupe = (tones: { glass: Tone; drink: Tone; bubbles: Tone }, point: Point, scale = 1): string =>
  place(
    fill(tones.glass, 'M-62-150H62Q62-92 6-84V-10Q34-8 38 0H-38Q-34-8-6-10V-84Q-62-92-62-150z', 0.55) +
      fill(tones.drink, 'M-58-132H58Q52-94 0-92Q-52-94-58-132z') +
      line(tones.bubbles, 'M-20-112h0M6-104h0M26-118h0M-4-122h0M-34-122h0', 5, 0.9) +
      line(tones.bubbles, 'M-48-142Q-46-118-34-106', 3, 0.8),
    point,
    scale,
  );

/** A slim candle in a holder, on its foot; `height` without the flame. */
export const candle = (
  tones: { wax: Tone; holder: Tone; flame: Tone },
  [x, y]: Point,
  height: number,
): string =>
  box(tones.wax, [x - 4, y - height], 8, height - 8) +
  fill(tones.holder, `M${at(x - 13, y)}q3-12 10-12h6q7 0 10 12z`) +
  circle(tones.flame, [x, y - height - 11], 20, 0.18) +
  fill(tones.flame, `M${at(x, y - height - 26)}q11 16 0 24q-11-8 0-24z`);

/** A balloon on a string that ends at `knot`. */
export const balloon = (
  tones: { skin: Tone; shine: Tone; string: Tone },
  center: Point,
  r: number,
  knot: Point,
): string =>
  line(
    tones.string,
    `M${at(center[0], center[1] + r * 1.2)}Q${at(center[0], (center[1] + knot[1]) / 2, ...knot)}`,
    2,
    0.8,
  ) +
  ellipse(tones.skin, center, r, r * 1.18) +
  polygon(tones.skin, [
    [center[0], center[1] + r * 1.12],
    [center[0] - r * 0.14, center[1] + r * 1.32],
    [center[0] + r * 0.14, center[1] + r * 1.32],
  ]) +
  line(
    tones.shine,
    `M${at(center[0] - r * 0.6, center[1] - r * 0.1)}q${at(0, -r * 0.5, r * 0.4, -r * 0.74)}`,
    r * 0.1,
    0.7,
  );

/** Firework or burst: rays with dots at their ends. */
export function burst(tone: Tone, center: Point, r: number, rays = 14): string {
  const angles = spread(rays + 1, 0, 360).slice(1);
  const path = (from: number, to: number) =>
    angles
      .map((angle) => `M${at(...reach(center, angle, from))}L${at(...reach(center, angle, to))}`)
      .join('');
  return (
    line(tone, path(r * 0.34, r * 0.78), 2.5, 0.9) +
    line(tone, angles.map((angle) => `M${at(...reach(center, angle + 180 / rays, r))}h0`).join(''), 6, 0.9)
  );
}

/** A paper lantern, hanging from a point. */
export const lantern = (tones: { skin: Tone; rib: Tone }, [x, y]: Point, r = 24): string =>
  line(tones.rib, `M${at(x, y)}v${at(r * 0.6)}`, 2) +
  ellipse(tones.skin, [x, y + r * 1.5], r * 1.5, r * 1.45, 0.16) +
  ellipse(tones.skin, [x, y + r * 1.5], r, r * 0.95) +
  line(
    tones.rib,
    `M${at(x - r * 0.93, y + r * 1.2)}h${at(r * 1.86)}M${at(x - r, y + r * 1.52)}h${at(r * 2)}M${at(x - r * 0.9, y + r * 1.84)}h${at(r * 1.8)}`,
    1.5,
    0.45,
  );
