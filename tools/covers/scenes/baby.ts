import {
  at,
  below,
  both,
  circle,
  dots,
  each,
  fill,
  line,
  type Point,
  place,
  polygon,
  reach,
  rolling,
  scatter,
  sheet,
  spread,
  type Tone,
} from '../draw.ts';
import { cloud } from '../landscape.ts';
import { blossom, leaf } from '../plants.ts';

const star = (tone: Tone, point: Point, r: number) =>
  polygon(
    tone,
    spread(11, -90, 270)
      .slice(0, 10)
      .map((angle, index) => reach(point, angle, index % 2 ? r * 0.48 : r)),
  );
const hung = (x: number, length: number, parts: string) =>
  line('main', `M${at(x, 150)}V${at(length)}`, 2) + place(parts, [x, length]);

/** A mobile with moon, clouds and stars. */
export const drawBaby = (): string => backdrop() + foreground();

function backdrop(): string {
  return [
    sheet('light'),
    circle('paper', [800, 320], 330, 0.6),
    circle('paper', [800, 320], 240, 0.8),
    dots('soft', scatter(2, 60, [0, 10, 1600, 560]), 8),
    each(
      [
        [250, 150, 18],
        [420, 300, 12],
        [1370, 170, 18],
        [1180, 90, 12],
        [160, 330, 12],
        [1450, 330, 12],
      ],
      ([x = 0, y = 0, r = 0]) => star('accent', [x, y], r),
    ),
    cloud('paper', [300, 230], 1.1),
    cloud('paper', [1310, 260], 1.2),
    cloud('paper', [110, 110], 0.8),
    cloud('paper', [1500, 120], 0.8),
    line('main', 'M800 0V92', 3),
    circle('accent', [800, 96], 12),
    line('main', 'M470 150Q800 60 1130 150', 9),
    dots(
      'accent',
      [
        [470, 150],
        [1130, 150],
      ],
      20,
    ),
    hung(
      490,
      300,
      cloud('soft', [0, 48], 0.72) +
        dots(
          'main',
          [
            [-20, 64],
            [4, 72],
            [24, 62],
          ],
          6,
        ),
    ),
    hung(640, 236, star('accent', [0, 36], 40) + dots('paper', [[0, 36]], 14)),
  ].join('');
}

function foreground(): string {
  return [
    hung(
      800,
      248,
      fill('main', 'M10 0a92 92 0 1 0 66 142a74 74 0 1 1-66-142z') +
        dots(
          'paper',
          [
            [-58, 66],
            [-40, 118],
            [-66, 100],
          ],
          9,
        ) +
        line('paper', 'M-34 88q10 8 20 0', 3),
    ),
    hung(960, 236, star('accent', [0, 36], 40) + dots('paper', [[0, 36]], 14)),
    hung(
      1110,
      300,
      cloud('soft', [0, 48], 0.72) +
        dots(
          'main',
          [
            [-20, 64],
            [4, 72],
            [24, 62],
          ],
          6,
        ),
    ),
    below('soft', rolling(17, 500, 16)),
    bunny([590, 520], 1),
    `<g transform="matrix(-1 0 0 1 1610 0)">${bunny([590, 524], 0.86)}</g>`,
    below('main', rolling(29, 556, 10)),
    both(
      'flowers',
      each(
        [
          [60, 560, 30],
          [150, 588, 24],
          [260, 576, 28],
          [380, 592, 22],
          [480, 580, 20],
        ],
        ([x = 0, y = 0, r = 0]) =>
          line('deep', `M${at(x, y)}v60`, 4) +
          leaf('deep', [x, y + 44], -30, 34, 8) +
          blossom([x, y], r, { petal: 'paper', heart: 'accent', line: 'soft' }),
      ),
    ),
  ].join('');
}

const bunny = (point: Point, scale: number) =>
  place(
    fill(
      'main',
      'M-46 44Q-60-10-16-22Q-30-40-22-56Q-34-96-20-110Q-6-96-6-62H2Q4-98 18-108Q30-92 16-54Q28-36 12-18Q52-6 46 44z',
    ) +
      fill('soft', 'M-20-98q8 12 8 34q-12-10-8-34zM16-96q-9 14-9 36q12-12 9-36z') +
      dots(
        'paper',
        [
          [-10, -42],
          [10, -42],
        ],
        6,
      ) +
      fill('accent', 'M-5-34h10l-5 6z') +
      circle('paper', [40, 32], 15),
    point,
    scale,
  );
