import {
  below,
  box,
  circle,
  dots,
  each,
  ellipse,
  fill,
  line,
  place,
  scatter,
  sheet,
  type Tone,
} from '../draw.ts';
import { glints, hill, peak, stars, sun, ticks } from '../landscape.ts';
import { fir } from '../plants.ts';

const trees = (y: number, h: number, tone: Tone, xs: number[]) =>
  each(xs, (x, index) => fir(tone, [x, y + ((index * 31) % 14)], h * (0.78 + ((index * 43) % 50) / 110)));

/** A tent and a fire at a lake, at night. */
export const drawCamping = (): string => backdrop() + foreground();

function backdrop(): string {
  return [
    sheet('deep'),
    sun('light', [1060, 150], 58),
    circle('deep', [1036, 136], 50, 0.22),
    stars('paper', 12, [20, 14, 1580, 300], 90),
    peak(
      { face: 'main', shade: 'deep' },
      [
        [260, 400],
        [620, 150],
        [980, 400],
      ],
      0.5,
    ),
    peak(
      { face: 'main', shade: 'deep' },
      [
        [820, 400],
        [1180, 210],
        [1560, 400],
      ],
      0.5,
    ),
    below(
      'main',
      [
        [-20, 330],
        [200, 290],
        [420, 372],
        [700, 394],
        [1000, 380],
        [1300, 330],
        [1620, 286],
      ],
      0.8,
    ),
    trees(392, 96, 'deep', [40, 90, 150, 200, 270, 330, 1220, 1290, 1340, 1400, 1470, 1530]),
    box('main', [0, 386], 1600, 90),
  ].join('');
}

function foreground(): string {
  return [
    line('light', 'M1000 400h120M1030 414h64M1012 430h96M1040 446h40', 4, 0.7),
    glints('light', 4, [380, 396, 1260, 466], 26, 0.3),
    hill(
      'deep',
      [
        [-20, 430],
        [260, 452],
        [560, 474],
        [860, 470],
        [1160, 462],
        [1380, 446],
        [1620, 424],
      ],
      'light',
      0.3,
    ),
    place(tent() + fire(), [0, -56]),
    ticks('main', scatter(4, 110, [20, 490, 1580, 596]), [4, -10], 2, 0.9),
    each(
      [
        [-4, 560, 300],
        [96, 572, 250],
        [196, 560, 210],
        [1410, 560, 220],
        [1504, 572, 290],
        [1600, 560, 260],
      ],
      ([x = 0, y = 0, h = 0]) => fir('deep', [x, y + 40], h),
    ),
    dots('accent', scatter(14, 22, [760, 240, 1120, 430]), 5, 0.9),
  ].join('');
}

function tent(): string {
  return [
    ellipse('accent', [800, 540], 330, 44, 0.12),
    fill('accent', 'M690 330L460 540H630z'),
    fill('soft', 'M690 330L460 540H560L690 380z', 0.45),
    fill('accent', 'M690 330L900 540H630z'),
    fill('paper', 'M690 330L700 540H630z', 0.55),
    fill('deep', 'M690 330L720 540H648z', 0.72),
    fill('paper', 'M690 352Q684 470 652 540H716Q700 460 690 352z', 0.9),
    line('deep', 'M690 330V312M690 330L460 540M690 330L900 540', 5),
    line('light', 'M690 330L420 548M690 330L944 548M420 548v-12M944 548v-12', 2, 0.7),
    line('paper', 'M690 340L620 540M690 340L800 540M690 340L560 540', 1.5, 0.4),
  ].join('');
}

function fire(): string {
  return [
    circle('accent', [1020, 490], 120, 0.1),
    circle('accent', [1020, 490], 78, 0.14),
    fill(
      'accent',
      'M1020 404C1040 440 1072 462 1064 506Q1056 540 1020 542Q984 540 976 506C974 480 996 476 994 448Q1012 452 1020 404z',
    ),
    fill(
      'paper',
      'M1022 462C1030 484 1046 496 1040 520Q1034 540 1018 540Q1000 538 998 518C998 500 1016 496 1022 462z',
      0.9,
    ),
    line('main', 'M968 550L1072 532M968 534L1072 552', 13),
    line('soft', 'M968 550h0M1072 532h0M968 534h0M1072 552h0', 7),
    line('main', 'M1130 556h110M1146 556v22M1224 556v22', 12),
  ].join('');
}
