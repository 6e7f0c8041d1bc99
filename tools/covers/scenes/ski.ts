import {
  at,
  below,
  both,
  box,
  circle,
  dots,
  each,
  fill,
  line,
  place,
  scatter,
  sheet,
  type Tone,
} from '../draw.ts';
import { cloud, peak, sun } from '../landscape.ts';
import { fir } from '../plants.ts';

const gondola = (x: number, y: number, scale: number, tone: Tone) =>
  place(
    line('deep', 'M0 0V34', 5) +
      fill(tone, 'M-54 44Q-54 32-42 32H42Q54 32 54 44L48 98Q47 106 38 106H-38Q-47 106-48 98z') +
      fill('paper', 'M-42 46H-8V72H-40zM8 46H42L40 72H8z') +
      line('deep', 'M-48 88H48', 4) +
      dots('deep', [[0, 0]], 13),
    [x, y],
    scale,
  );
const trees = (xs: [number, number, number][], tone: Tone) =>
  each(xs, ([x, y, h]) => fir(tone, [x, y], h, 'paper'));

/** A cable car above pistes and snowy firs. */
export const drawSki = (): string => backdrop() + foreground();

function backdrop(): string {
  return [
    sheet('soft'),
    box('light', [0, 0], 1600, 600, 0.45),
    sun('paper', [1110, 140], 70),
    cloud('paper', [340, 130], 1, 0.9),
    cloud('paper', [1380, 170], 0.9, 0.9),
    peak(
      { face: 'soft', shade: 'main', snow: 'paper' },
      [
        [40, 440],
        [330, 200],
        [660, 440],
      ],
      0.3,
    ),
    peak(
      { face: 'soft', shade: 'main', snow: 'paper' },
      [
        [1000, 440],
        [1300, 210],
        [1640, 440],
      ],
      0.3,
    ),
    peak(
      { face: 'main', shade: 'deep', snow: 'paper' },
      [
        [420, 460],
        [780, 96],
        [1180, 460],
      ],
      0.35,
    ),
    fill('paper', 'M700 232L780 96L850 214L812 196L800 262L770 210L738 252z', 0.9),
    below('light', [
      [-20, 430],
      [260, 386],
      [560, 440],
      [860, 410],
      [1160, 440],
      [1400, 392],
      [1620, 430],
    ]),
  ].join('');
}

function foreground(): string {
  return [
    trees(
      [
        [470, 440, 70],
        [520, 446, 86],
        [570, 440, 64],
        [1080, 436, 70],
        [1130, 440, 84],
        [1190, 432, 66],
      ],
      'main',
    ),
    below('paper', [
      [-20, 470],
      [240, 440],
      [560, 496],
      [900, 470],
      [1240, 500],
      [1620, 452],
    ]),
    line(
      'soft',
      'M900 470C960 500 820 516 880 548S760 584 790 610M916 472C980 504 842 518 902 550S784 586 812 610',
      3,
      0.9,
    ),
    line('soft', 'M300 460q100 20 180 60t190 44M1250 510q-90 30-150 40', 2.5, 0.7),
    ...skiers(),
    line('deep', 'M-20 300L620 150L1620 44', 3),
    pylon(620, 150, 330),
    gondola(210, 246, 1.05, 'accent'),
    gondola(930, 117, 0.8, 'accent'),
    gondola(1330, 75, 0.6, 'main'),
    gondola(470, 185, 0.7, 'main'),
    both(
      'firs',
      trees(
        [
          [20, 600, 270],
          [130, 616, 210],
          [230, 590, 160],
          [320, 616, 130],
        ],
        'deep',
      ),
    ),
    dots('paper', scatter(18, 60, [0, 10, 1600, 580]), 6, 0.85),
  ].join('');
}

const pylon = (x: number, y: number, length: number) =>
  line(
    'deep',
    `M${at(x, y)}V${at(y + length)}M${at(x - 40, y + 8)}H${at(x + 40)}M${at(x - 14, y + length)}L${at(x, y + 60)}L${at(x + 14, y + length)}`,
    6,
  );

const skiers = () =>
  (
    [
      [886, 528, 1, 'accent'],
      [1170, 530, 0.8, 'main'],
      [560, 536, 0.7, 'accent'],
    ] as const
  ).map(([x, y, scale, tone]) =>
    place(
      line('deep', 'M-34 22L40 10M-32 30L44 18M-26-12L-40 20M20-16L34 12', 3) +
        line(tone, 'M-4-20L6-2M6-2L-6 18M6-2L16 14', 11) +
        line(tone, 'M-4-18L20-12M-4-18L-24-10', 7) +
        circle('deep', [-8, -36], 9),
      [x, y],
      scale,
    ),
  );
