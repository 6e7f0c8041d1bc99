import {
  at,
  below,
  both,
  box,
  dots,
  each,
  fill,
  line,
  type Point,
  place,
  sheet,
  spread,
  type Tone,
} from '../draw.ts';
import { birds, cloud, hill, sun } from '../landscape.ts';
import { cypress, roundTree } from '../plants.ts';
import { house } from '../things.ts';

const foot = spread(15, -1500, 3100);
const rows = foot.map((x) => {
  const top = 800 + (x - 800) * 0.2;
  return spread(19, 0, 1).map((t): [Point, number] => {
    const depth = t * t;
    return [[top + (x - top) * depth, 424 + 190 * depth], 9 + depth * 46];
  });
});

/** Rows of vines that run up to a farmhouse. */
export const drawVineyard = (): string => backdrop() + foreground();

function backdrop(): string {
  return [
    sheet('light'),
    sun('soft', [1060, 160], 80),
    cloud('paper', [420, 120], 1, 0.9),
    cloud('paper', [1330, 100], 0.9, 0.9),
    birds('deep', [
      [640, 140],
      [676, 122],
      [880, 110],
    ]),
    below(
      'soft',
      [
        [-20, 320],
        [220, 250],
        [480, 320],
        [760, 260],
        [1060, 330],
        [1340, 250],
        [1620, 310],
      ],
      0.6,
    ),
    below('soft', [
      [-20, 370],
      [260, 330],
      [560, 376],
      [840, 330],
      [1160, 372],
      [1440, 322],
      [1620, 352],
    ]),
    below(
      'main',
      [
        [-20, 420],
        [300, 372],
        [640, 404],
        [800, 352],
        [980, 366],
        [1280, 410],
        [1620, 370],
      ],
      0.75,
    ),
  ].join('');
}

function foreground(): string {
  return [
    each(
      [
        [640, 400, 110],
        [664, 398, 140],
        [692, 394, 116],
        [960, 378, 128],
        [988, 382, 104],
        [300, 392, 76],
        [330, 394, 94],
        [1340, 406, 90],
        [1372, 406, 70],
      ],
      ([x = 0, y = 0, h = 0]) => cypress('deep', [x, y], h, 'soft'),
    ),
    farm(),
    hill('main', [
      [-20, 440],
      [400, 414],
      [800, 408],
      [1200, 414],
      [1620, 440],
    ]),
    fill(
      'deep',
      rows
        .map((row) => {
          const [[x, y]] = row.at(-1) as [Point, number];
          return `M${at(...(row[0] as [Point, number])[0])}L${at(x - 26, y)}h52z`;
        })
        .join(''),
      0.6,
    ),
    each(spread(17, 2, 18), (step) =>
      dots(
        'deep',
        rows.map((row) => (row[step] as [Point, number])[0]),
        8 + (step / 18) ** 2 * 44,
      ),
    ),
    each(spread(7, 6, 18), (step) =>
      dots(
        step % 4 ? 'soft' : 'accent',
        rows.map((row) => {
          const [[x, y], size] = row[step] as [Point, number];
          return [x - size * 0.14, y - size * 0.2];
        }),
        3 + (step / 18) ** 2 * 9,
        0.7,
      ),
    ),
    grapes(),
  ].join('');
}

function farm(): string {
  return [
    roundTree('deep', 'deep', [730, 384], 62, 'soft'),
    house(
      [760, 376],
      [120, 66],
      { wall: 'paper', roof: 'accent', window: 'deep' },
      { rows: 2, columns: 4, gable: 0.24, arched: true },
    ),
    box('paper', [880, 300], 38, 76),
    fill('accent', 'M874 302L899 272L924 302z'),
    fill('deep', 'M892 330v-10a7 7 0 0 1 14 0v10z'),
    house(
      [700, 388],
      [62, 40],
      { wall: 'light', roof: 'accent', window: 'deep' },
      { rows: 1, columns: 2, gable: 0.3, door: false },
    ),
    line('paper', 'M812 376Q840 396 800 412', 7, 0.9),
  ].join('');
}

/** Vine leaves and grapes that hang in from both sides. */
function grapes(): string {
  const vine = (point: Point, turn: number, size: number, tone: Tone) =>
    place(
      fill(
        tone,
        'M0 0Q-26-6-44 10Q-40-16-60-30Q-38-34-34-56Q-16-44 0-66Q16-44 34-56Q38-34 60-30Q40-16 44 10Q26-6 0 0z',
      ) + line('soft', 'M0 0V-50M0-8L-40-26M0-8L40-26', 2.5, 0.6),
      point,
      size,
      turn,
    );
  const bunch = (x: number, y: number, r: number, tone: Tone) => {
    const berries = [4, 5, 4, 3, 2, 1].flatMap((count, row) =>
      spread(count, -(count - 1) / 2, (count - 1) / 2).map(
        (column): Point => [x + column * r * 1.7, y + row * r * 1.5],
      ),
    );
    return (
      dots(tone, berries, r * 2) +
      dots(
        'paper',
        berries.map(([bx, by]): Point => [bx - r * 0.3, by - r * 0.3]),
        r * 0.4,
        0.6,
      )
    );
  };
  return both(
    'vine',
    line('deep', 'M-10 60Q120 20 240 50T430 20M80 36q-20 60 14 90M300 40q40 30 20 80', 6) +
      line('main', 'M420 22q40-6 40 24t-30 18', 3) +
      bunch(130, 96, 15, 'main') +
      bunch(300, 84, 12, 'accent') +
      vine([60, 90], 160, 1.1, 'deep') +
      vine([200, 50], 200, 1, 'main') +
      vine([240, 70], 140, 0.9, 'deep') +
      vine([370, 40], 190, 0.8, 'main') +
      vine([20, 60], 110, 1.2, 'main'),
  );
}
