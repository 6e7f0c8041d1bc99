import {
  at,
  below,
  between,
  both,
  box,
  dots,
  each,
  fill,
  line,
  place,
  polygon,
  rolling,
  scatter,
  sheet,
  spread,
} from '../draw.ts';
import { birds, cloud, hill, sun, ticks } from '../landscape.ts';
import { blossom, leaf, leafPath, roundTree } from '../plants.ts';

/** A house with a big tree, a swing and a kite. */
export const drawFamily = (): string => backdrop() + foreground();

function backdrop(): string {
  return [
    sheet('light'),
    sun('paper', [520, 190], 96),
    cloud('paper', [300, 130], 1, 0.9),
    cloud('paper', [980, 110], 1.1, 0.9),
    birds('deep', [
      [700, 120],
      [736, 104],
      [1180, 240],
    ]),
    below('soft', rolling(6, 380, 34), 0.6),
    below('soft', rolling(16, 424, 22)),
    each(
      [
        [60, 420, 90],
        [180, 408, 70],
        [1480, 420, 96],
        [1570, 430, 70],
      ],
      ([x = 0, y = 0, size = 0]) => roundTree('main', 'deep', [x, y], size, 'soft'),
    ),
    hill('main', [
      [-20, 480],
      [320, 444],
      [720, 470],
      [1100, 446],
      [1620, 486],
    ]),
    home(),
  ].join('');
}

function foreground(): string {
  return [
    oak(),
    kite(),
    fill('light', 'M640 490Q600 540 470 600H640Q680 540 690 490z', 0.8),
    ticks('light', scatter(3, 80, [20, 500, 1580, 592]), [3, -9], 2, 0.5),
    fence(),
    both(
      'garden',
      each(
        [
          [40, 572, 24],
          [110, 590, 20],
          [190, 578, 22],
          [286, 592, 18],
        ],
        ([x = 0, y = 0, r = 0], index) =>
          line('deep', `M${at(x, y)}v50`, 4) +
          leaf('deep', [x, y + 36], -32, 30, 8) +
          blossom([x, y], r, {
            petal: index % 2 ? 'accent' : 'paper',
            heart: index % 2 ? 'paper' : 'accent',
          }),
      ),
    ),
  ].join('');
}

function home(): string {
  return [
    box('paper', [540, 340], 250, 150),
    fill('accent', 'M516 344L664 240L814 344z'),
    box('accent', [730, 250], 30, 60),
    fill('deep', 'M580 372h52v44h-52zM700 372h52v44h-52zM640 300a24 24 0 0 1 48 0v8h-48z'),
    line('paper', 'M606 372v44M580 394h52M726 372v44M700 394h52M664 278v30', 3),
    fill('main', 'M640 490v-66a26 26 0 0 1 52 0v66z'),
    dots('paper', [[682, 458]], 7),
    line('deep', 'M526 490H806', 5),
    fill('soft', 'M572 418h68v12h-68zM692 418h68v12h-68z'),
    dots(
      'accent',
      [
        [582, 416],
        [600, 414],
        [618, 416],
        [704, 416],
        [722, 414],
        [740, 416],
      ],
      12,
    ),
  ].join('');
}

function oak(): string {
  const random = between(7);
  const leaves = Array.from({ length: 90 }, () => {
    const angle = random(0, 360);
    const far = Math.sqrt(random(0.05, 1));
    return leafPath(
      [1010 + Math.cos(angle) * 190 * far, 250 + Math.sin(angle) * 118 * far],
      random(0, 360),
      28,
      9,
    );
  });
  return [
    fill(
      'deep',
      'M976 520Q1000 430 990 350L920 290L932 280L1000 326L1004 250H1020L1024 330L1100 270L1110 282L1036 352Q1030 440 1058 520z',
    ),
    dots(
      'deep',
      [
        [900, 260],
        [1120, 250],
      ],
      190,
    ),
    dots(
      'deep',
      [
        [960, 190],
        [1066, 186],
        [1012, 280],
      ],
      210,
    ),
    fill('main', leaves.slice(0, 60).join('')),
    fill('soft', leaves.slice(60).join(''), 0.7),
    dots('accent', scatter(9, 16, [860, 150, 1160, 330]), 14),
    line('paper', 'M1104 320V470M1156 316V470', 2.5),
    line('accent', 'M1096 472H1164', 9),
  ].join('');
}

const kite = () =>
  line('deep', 'M420 250Q470 330 410 400T440 470', 2) +
  place(
    fill('accent', 'M0-66L46 0L0 78L-46 0z') +
      fill('paper', 'M0-66V78L-46 0z', 0.55) +
      line('deep', 'M0-66V78M-46 0H46', 2),
    [404, 196],
    0.9,
    24,
  ) +
  polygon('accent', [
    [428, 312],
    [450, 300],
    [446, 322],
  ]) +
  polygon('main', [
    [424, 372],
    [402, 362],
    [404, 386],
  ]);

const fence = () =>
  each([...spread(9, 830, 1590), ...spread(9, 10, 490)], (x) =>
    fill('paper', `M${at(x - 8, 520)}v-46l8-12 8 12v46z`, 0.9),
  ) + line('paper', 'M820 486H1600M820 506H1600M0 486H500M0 506H500', 5, 0.9);
