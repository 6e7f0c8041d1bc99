import { below, box, each, fill, line, scatter, sheet, type Tone } from '../draw.ts';
import { birds, cloud, hill, peak, sun, ticks } from '../landscape.ts';
import { fir } from '../plants.ts';

const trees = (seed: number, y: number, h: number, tone: Tone, xs: number[]) =>
  each(xs, (x, index) =>
    fir(
      tone,
      [x, y + ((index * 37 + seed) % 17)],
      h * (0.8 + ((index * 29 + seed) % 40) / 90),
      index % 2 ? 'soft' : undefined,
    ),
  );

/** Layers of mountains with firs and a trail. */
export const drawMountains = (): string => backdrop() + middle() + foreground();

function backdrop(): string {
  return [
    sheet('light'),
    sun('accent', [860, 170], 76),
    cloud('paper', [420, 118], 1, 0.9),
    cloud('paper', [1240, 140], 0.9, 0.9),
    birds('deep', [
      [620, 130],
      [660, 110],
      [690, 138],
    ]),
    peak(
      { face: 'soft', shade: 'main', snow: 'paper' },
      [
        [80, 430],
        [400, 190],
        [760, 430],
      ],
      0.22,
    ),
    peak(
      { face: 'soft', shade: 'main', snow: 'paper' },
      [
        [900, 430],
        [1260, 170],
        [1640, 430],
      ],
      0.22,
    ),
    peak(
      { face: 'main', shade: 'deep', snow: 'paper' },
      [
        [420, 450],
        [800, 110],
        [1200, 450],
      ],
      0.35,
    ),
  ].join('');
}

function middle(): string {
  return [
    peak(
      { face: 'main', shade: 'deep', snow: 'paper' },
      [
        [1080, 450],
        [1330, 268],
        [1610, 450],
      ],
      0.3,
    ),
    peak(
      { face: 'main', shade: 'deep', snow: 'paper' },
      [
        [-80, 450],
        [190, 280],
        [470, 450],
      ],
      0.3,
    ),
    below(
      'light',
      [
        [-20, 420],
        [300, 396],
        [620, 418],
        [900, 398],
        [1240, 420],
        [1620, 396],
      ],
      0.55,
    ),
    hill('soft', [
      [-20, 424],
      [240, 400],
      [560, 448],
      [820, 436],
      [1100, 452],
      [1380, 404],
      [1620, 430],
    ]),
    trees(3, 438, 84, 'main', [60, 110, 160, 250, 300, 400, 470, 1130, 1180, 1260, 1330, 1390, 1460, 1540]),
  ].join('');
}

function foreground(): string {
  return [
    hill('main', [
      [-20, 480],
      [240, 452],
      [520, 500],
      [800, 484],
      [1080, 506],
      [1380, 456],
      [1620, 480],
    ]),
    fill(
      'light',
      'M808 484C880 506 740 520 800 548C850 570 780 588 770 600H910C920 580 960 566 896 542C850 524 940 506 828 484z',
    ),
    ticks(
      'paper',
      scatter(7, 60, [300, 500, 1300, 590], ([x]) => Math.abs(x - 830) > 120),
      [4, -9],
      2,
      0.35,
    ),
    trees(9, 528, 150, 'deep', [-6, 78, 150, 236, 320, 1270, 1350, 1430, 1512, 1596]),
    cabin(),
    below('deep', [
      [-20, 566],
      [200, 548],
      [420, 590],
      [600, 640],
    ]),
    below('deep', [
      [1020, 640],
      [1180, 586],
      [1400, 546],
      [1620, 562],
    ]),
    trees(5, 606, 190, 'deep', [24, 120, 420, 1190, 1470, 1560]),
  ].join('');
}

function cabin(): string {
  return [
    box('paper', [1010, 440], 92, 58),
    fill('accent', 'M992 446L1056 388L1120 446z'),
    box('accent', [1084, 392], 14, 36),
    fill('deep', 'M1022 458h20v20h-20zM1070 458h20v40h-20z'),
    line('paper', 'M1091 384q-10-14 2-26t0-26', 4, 0.8),
  ].join('');
}
