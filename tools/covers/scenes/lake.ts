import { at, below, box, circle, each, ellipse, line, type Point, sheet } from '../draw.ts';
import { birds, cloud, glints, hill, peak, sun } from '../landscape.ts';
import { branch, bushes, cypress } from '../plants.ts';
import { house, sailboat } from '../things.ts';

const wall = { wall: 'paper', roof: 'accent', window: 'main' } as const;

/** A lake between mountains, with a villa, cypresses and sailing boats. */
export const drawLake = (): string => backdrop() + middle() + foreground();

function backdrop(): string {
  return [
    sheet('light'),
    sun('accent', [1010, 168], 62),
    cloud('paper', [560, 120], 1, 0.9),
    cloud('paper', [1260, 92], 0.8, 0.9),
    birds('deep', [
      [690, 150],
      [728, 132],
      [1150, 190],
    ]),
    peak(
      { face: 'soft', shade: 'main', snow: 'paper' },
      [
        [350, 380],
        [640, 130],
        [960, 380],
      ],
      0.25,
    ),
    peak(
      { face: 'soft', shade: 'main', snow: 'paper' },
      [
        [860, 380],
        [1190, 176],
        [1500, 380],
      ],
      0.25,
    ),
    below(
      'main',
      [
        [-20, 190],
        [140, 214],
        [330, 300],
        [520, 352],
        [640, 374],
        [720, 384],
      ],
      0.75,
    ),
  ].join('');
}

function middle(): string {
  return [
    below(
      'main',
      [
        [1000, 384],
        [1140, 350],
        [1290, 286],
        [1450, 200],
        [1620, 160],
      ],
      0.75,
    ),
    box('paper', [0, 378], 1600, 222),
    box('soft', [0, 378], 1600, 222, 0.75),
    box('main', [0, 470], 1600, 130, 0.28),
    ellipse('accent', [1010, 392], 90, 5, 0.6),
    line('accent', 'M960 408h100M984 424h62M968 442h84M1000 460h30', 4, 0.5),
    glints('paper', 14, [40, 392, 1560, 590], 46),
    hill('deep', [
      [-20, 334],
      [120, 332],
      [300, 372],
      [430, 404],
      [560, 424],
      [640, 446],
      [690, 484],
      [720, 540],
      [700, 620],
    ]),
    each(
      [
        [70, 336, 118],
        [104, 338, 150],
        [356, 392, 96],
        [520, 416, 112],
        [548, 418, 84],
      ],
      ([x = 0, y = 0, h = 0]) => cypress('deep', [x, y], h, 'soft'),
    ),
    house([150, 366], [150, 92], wall, { rows: 2, columns: 4, gable: 0.16, arched: true }),
    house([300, 386], [66, 66], wall, { rows: 1, columns: 2, gable: 0.3, door: false }),
    house([400, 408], [92, 74], { ...wall, wall: 'light' }, { rows: 2, columns: 3, gable: 0.22 }),
    bushes('main', [170, 250], 384, 26),
    bushes('main', [392, 468, 590], 432, 24),
    line('paper', 'M330 402Q470 430 600 452', 4, 0.6),
    sailboat({ hull: 'deep', sail: 'paper', jib: 'accent' }, [840, 486], 1.05),
    sailboat({ hull: 'deep', sail: 'paper', jib: 'main' }, [1130, 430], 0.6),
    sailboat({ hull: 'deep', sail: 'paper', jib: 'main' }, [716, 418], 0.42),
  ].join('');
}

function foreground(): string {
  return [line('paper', 'M780 500h50M860 506h62M1100 436h30', 3, 0.9), lakeside()].join('');
}

function lakeside(): string {
  return [
    branch([1640, 430], 208, 420, { leaf: 'deep', vein: 'main', size: 96, width: 20, pairs: 9, bend: 30 }),
    branch([1620, 590], 196, 380, { leaf: 'main', vein: 'soft', size: 84, width: 18, pairs: 8, bend: 20 }),
    branch([1500, 640], 236, 230, { leaf: 'deep', size: 70, width: 16, pairs: 6 }),
    each(
      [
        [1400, 500],
        [1456, 452],
        [1338, 556],
      ] as Point[],
      (point) =>
        circle('accent', point, 17) + line('paper', `M${at(point[0] - 8, point[1] - 4)}q3-6 9-7`, 3, 0.7),
    ),
    branch([-30, 560], -14, 300, { leaf: 'main', vein: 'soft', size: 76, width: 17, pairs: 7, bend: -18 }),
    branch([-10, 620], -30, 250, { leaf: 'deep', size: 66, width: 15, pairs: 6 }),
  ].join('');
}
