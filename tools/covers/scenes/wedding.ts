import {
  below,
  between,
  both,
  box,
  curve,
  dots,
  each,
  fill,
  line,
  type Point,
  place,
  reach,
  rolling,
  scatter,
  sheet,
  spread,
} from '../draw.ts';
import { birds, cloud, hill, sun, ticks } from '../landscape.ts';
import { ACCENT_ROSE, blossom, branch, leafPath, PALE_ROSE, peony, ROSE } from '../plants.ts';

const center: Point = [800, 330];
const ring = (r: number, from: number, to: number, count: number) =>
  spread(count, from, to).map((angle) => reach(center, angle, r));
const random = between(41);
const greens = (['deep', 'main', 'main'] as const).map((tone, layer) =>
  fill(
    tone,
    ring(206, 92 + layer * 6, 448 + layer * 6, 25)
      .map((point) => leafPath(point, random(0, 360), random(36, 60), 13))
      .join(''),
  ),
);
const clusters: [number, number, number][] = [
  [128, 34, 0], [142, 44, 1], [158, 34, 2], [171, 42, 0], [187, 32, 1], [201, 26, 0],
  [300, 26, 1], [316, 32, 0], [332, 42, 2], [349, 34, 1], [365, 46, 0], [382, 36, 1], [398, 42, 0], [413, 30, 2],
]; // biome-ignore format: a table
const roses = clusters.map(([angle, r, kind]) =>
  peony(reach(center, angle, 206), r, [ROSE, PALE_ROSE, ACCENT_ROSE][kind] ?? ROSE),
);
const chair = (x: number, y: number, scale: number) =>
  place(
    line('paper', 'M-22 0V-92Q0-108 22-92V0M-22-44H22M-22-28H22M-11-48V-96M0-48V-100M11-48V-96', 4),
    [x, y],
    scale,
  );

/** A round arch of flowers on a lawn above the sea. */
export const drawWedding = (): string => backdrop() + foreground();

function backdrop(): string {
  return [
    sheet('light'),
    sun('paper', [800, 330], 132),
    cloud('paper', [330, 170], 0.9, 0.8),
    cloud('paper', [1290, 130], 1.1, 0.8),
    birds('main', [
      [560, 120],
      [600, 96],
      [1050, 150],
    ]),
    below(
      'soft',
      [
        [-20, 330],
        [260, 296],
        [520, 340],
        [760, 352],
        [1010, 330],
        [1300, 286],
        [1620, 330],
      ],
      0.55,
    ),
    box('soft', [0, 372], 1600, 60),
    line('paper', 'M120 392h120M330 404h80M520 390h60M1010 396h110M1190 386h70M1340 404h120', 3, 0.7),
    hill('main', rolling(12, 432, 9)),
    fill('light', 'M742 432H858L1010 600H590z'),
    fill('paper', 'M758 432H842L960 600H640z', 0.7),
  ].join('');
}

function foreground(): string {
  return [
    ticks(
      'light',
      scatter(5, 90, [20, 450, 1580, 590], ([x, y]) => Math.abs(x - 800) > 90 + (y - 432)),
      [3, -9],
      2,
      0.4,
    ),
    // Small enough to be whole on wide screens.
    place(line('deep', curve(ring(206, 90, 450, 25)), 7) + greens.join('') + roses.join(''), [144, 94], 0.82),
    both(
      'chairs',
      each(
        [
          [588, 470, 0.62],
          [508, 470, 0.62],
          [546, 522, 0.78],
          [452, 522, 0.78],
          [494, 587, 1],
          [380, 587, 1],
        ],
        ([x = 0, y = 0, scale = 1]) => chair(x, y, scale),
      ),
    ),
    dots('accent', scatter(8, 26, [690, 450, 910, 595]), 7, 0.8),
    dots('soft', scatter(9, 30, [670, 450, 930, 595]), 6),
    both('corner', corner()),
  ].join('');
}

/** Leaves and flowers that reach in from the lower left. */
function corner(): string {
  return [
    branch([-10, 470], -52, 330, { leaf: 'deep', vein: 'main', size: 84, width: 19, pairs: 8 }),
    branch([-20, 560], -18, 360, { leaf: 'deep', vein: 'main', size: 70, width: 16, pairs: 8, bend: -20 }),
    branch([60, 620], -64, 240, { leaf: 'deep', size: 60, width: 13, pairs: 7, bend: -20 }),
    peony([70, 560], 62, ROSE),
    peony([178, 586], 46, PALE_ROSE),
    peony([30, 470], 40, ACCENT_ROSE),
    blossom([130, 486], 26, { petal: 'paper', heart: 'accent', line: 'soft' }),
    blossom([252, 566], 24, { petal: 'paper', heart: 'accent', line: 'soft' }, 6, 20),
  ].join('');
}
