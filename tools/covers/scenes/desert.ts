import {
  at,
  below,
  both,
  dots,
  each,
  ellipse,
  line,
  type Point,
  place,
  polygon,
  scatter,
  sheet,
  type Tone,
} from '../draw.ts';
import { birds, hill, sun } from '../landscape.ts';
import { leaf } from '../plants.ts';

const mesa = (tone: Tone, [x, y]: Point, width: number, height: number) =>
  polygon(tone, [
    [x - width * 0.64, y],
    [x - width * 0.5, y - height * 0.5],
    [x - width * 0.4, y - height * 0.54],
    [x - width * 0.36, y - height],
    [x + width * 0.3, y - height],
    [x + width * 0.34, y - height * 0.7],
    [x + width * 0.46, y - height * 0.66],
    [x + width * 0.6, y],
  ]) +
  line(
    'paper',
    `M${at(x - width * 0.36, y - height * 0.8)}h${at(width * 0.5)}M${at(x - width * 0.3, y - height * 0.62)}h${at(width * 0.66)}M${at(x - width * 0.4, y - height * 0.4)}h${at(width * 0.46)}`,
    3,
    0.28,
  ) +
  polygon(
    'deep',
    [
      [x + width * 0.08, y - height],
      [x + width * 0.3, y - height],
      [x + width * 0.34, y - height * 0.7],
      [x + width * 0.46, y - height * 0.66],
      [x + width * 0.6, y],
      [x + width * 0.2, y],
      [x + width * 0.14, y - height * 0.5],
    ],
    0.2,
  );

/** Cactuses and mesas in the evening. */
export const drawDesert = (): string => backdrop() + foreground();

function backdrop(): string {
  return [
    sheet('light'),
    sun('accent', [760, 220], 116),
    line('paper', 'M240 120h180M300 140h240M1120 100h220M1060 120h150M1240 138h160', 6, 0.8),
    birds('deep', [
      [960, 130],
      [996, 114],
      [600, 120],
    ]),
    mesa('soft', [330, 410], 300, 190),
    mesa('soft', [1270, 410], 360, 220),
    mesa('soft', [1010, 410], 120, 130),
    below('soft', [
      [-20, 402],
      [400, 398],
      [900, 404],
      [1620, 396],
    ]),
    mesa('main', [560, 440], 190, 140),
    mesa('main', [1420, 446], 220, 130),
    hill('main', [
      [-20, 440],
      [300, 424],
      [620, 448],
      [960, 432],
      [1300, 452],
      [1620, 430],
    ]),
    line('soft', 'M300 466q120-14 240 0M760 456q100-10 200 2M1080 480q120-16 240 0', 3, 0.5),
  ].join('');
}

function foreground(): string {
  return [
    hill(
      'main',
      [
        [-20, 500],
        [260, 484],
        [700, 514],
        [1100, 488],
        [1620, 510],
      ],
      'soft',
      0.6,
    ),
    dots('light', scatter(24, 90, [0, 512, 1600, 596]), 4, 0.6),
    saguaro([870, 528], 1.25),
    saguaro([480, 520], 0.85),
    saguaro([1140, 506], 0.6),
    saguaro([250, 540], 1.05),
    saguaro([1370, 536], 1.05),
    each(
      [
        [610, 552, 30],
        [700, 574, 24],
        [1040, 566, 30],
      ],
      ([x = 0, y = 0, r = 0]) => barrel([x, y], r),
    ),
    both('agave', agave([70, 610], 150) + agave([200, 622], 100)),
  ].join('');
}

const saguaro = (point: Point, scale: number) =>
  place(
    line('deep', 'M0 0V-190', 40) +
      line('deep', 'M-58-110V-88Q-58-66-34-64H0M56-142V-110Q56-88 34-86H0', 26) +
      line('soft', 'M-9-6V-194M7-6V-196M-58-112V-88M56-144V-112', 2, 0.55) +
      dots(
        'accent',
        [
          [0, -212],
          [-58, -126],
          [56, -158],
          [-12, -208],
          [12, -208],
        ],
        13,
      ),
    point,
    scale,
  );

const barrel = ([x, y]: Point, r: number) =>
  ellipse('deep', [x, y], r, r * 0.9) +
  line(
    'soft',
    `M${at(x - r * 0.5, y - r * 0.6)}q${at(-r * 0.3, r * 0.6, 0, r * 1.2)}M${at(x, y - r * 0.8)}v${at(r * 1.6)}M${at(x + r * 0.5, y - r * 0.6)}q${at(r * 0.3, r * 0.6, 0, r * 1.2)}`,
    2,
    0.6,
  ) +
  dots(
    'accent',
    [
      [x - 7, y - r * 0.9],
      [x + 7, y - r * 0.9],
      [x, y - r],
    ],
    10,
  );

const agave = (base: Point, size: number) =>
  each([-164, -148, -130, -112, -94, -76, -58, -40, -22], (angle, index) =>
    leaf(index % 2 ? 'deep' : 'soft', base, angle, size * (1.1 - Math.abs(index - 4) * 0.04), size * 0.12),
  );
