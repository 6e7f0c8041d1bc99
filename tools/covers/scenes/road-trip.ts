import {
  below,
  both,
  box,
  circle,
  each,
  ellipse,
  fill,
  line,
  type Point,
  place,
  polygon,
  scatter,
  sheet,
  spread,
  type Tone,
} from '../draw.ts';
import { birds, cloud, hill, sun, ticks } from '../landscape.ts';
import { bushes, fir, leaf } from '../plants.ts';

/** A road with a van toward the sun. */
export const drawRoadTrip = (): string => backdrop() + foreground();

function backdrop(): string {
  return [
    sheet('light'),
    sun('soft', [800, 290], 132),
    line('light', 'M640 318H960M650 346H950M664 372H936', 6),
    cloud('paper', [330, 130], 1, 0.9),
    cloud('paper', [1270, 110], 1.1, 0.9),
    birds('deep', [
      [560, 150],
      [596, 132],
      [1040, 170],
    ]),
    below('soft', [
      [-20, 350],
      [160, 290],
      [330, 330],
      [560, 370],
      [700, 384],
      [900, 384],
      [1080, 360],
      [1300, 300],
      [1460, 330],
      [1620, 290],
    ]),
    below(
      'main',
      [
        [-20, 402],
        [220, 360],
        [480, 400],
        [740, 398],
        [860, 398],
        [1120, 402],
        [1400, 352],
        [1620, 392],
      ],
      0.8,
    ),
    hill('main', [
      [-20, 440],
      [300, 420],
      [620, 416],
      [1000, 416],
      [1300, 424],
      [1620, 436],
    ]),
    road(),
  ].join('');
}

function foreground(): string {
  return [
    each(
      [
        [300, 452, 22],
        [500, 436, 15],
        [1140, 440, 16],
        [1250, 460, 24],
        [980, 430, 10],
      ],
      ([x = 0, y = 0, size = 0]) => bushes('soft', [x, x + size * 1.3, x + size * 2.4], y, size, 0.7),
    ),
    each(
      [
        [170, 460, 150],
        [90, 480, 190],
        [1400, 470, 160],
        [1500, 486, 210],
        [250, 452, 100],
        [1330, 452, 100],
      ],
      ([x = 0, y = 0, h = 0]) => fir('deep', [x, y], h, 'main'),
    ),
    signpost(),
    van([606, 462], 0.9),
    ticks(
      'light',
      scatter(41, 80, [20, 470, 1580, 590], ([x, y]) => Math.abs(x - 790) > 60 + (y - 440) * 2.2),
      [4, -9],
      2,
      0.5,
    ),
    both(
      'grass',
      each(
        [-100, -80, -60, -40, -120],
        (angle, index) =>
          leaf(index % 2 ? 'deep' : 'soft', [40 + index * 26, 620], angle, 130, 12) +
          leaf('deep', [190 + index * 22, 620], angle + 8, 90, 10),
      ),
    ),
  ].join('');
}

/** A winding road, wider toward the viewer. */
function road(): string {
  const side = (t: number, part: number): Point => [
    800 + Math.sin(t * 5.4) * 60 * t + t * t * 50 + part * (8 + 330 * t * t),
    416 + 190 * t,
  ];
  const edge = (part: number, from: number, to: number) => spread(14, from, to).map((t) => side(t, part));
  const strip = (tone: Tone, width: number, shift: number, from: number, to: number) =>
    polygon(tone, [...edge(shift - width, from, to), ...edge(shift + width, from, to).reverse()]);
  return [
    strip('deep', 1, 0, 0, 1),
    strip('paper', 0.025, -0.9, 0.1, 1),
    strip('paper', 0.025, 0.9, 0.1, 1),
    each(
      [
        [0.18, 0.24],
        [0.32, 0.4],
        [0.5, 0.6],
        [0.72, 0.86],
      ],
      ([from = 0, to = 0]) => strip('accent', 0.04, 0, from, to),
    ),
  ].join('');
}

const van = (point: Point, scale: number) =>
  place(
    ellipse('deep', [6, 46], 130, 10, 0.6) +
      box('soft', [-84, -92], 130, 8) +
      line('deep', 'M-70-92V-84M30-92V-84', 4) +
      fill('main', 'M-76-92h40v-26h-40zM-32-92h34v-18h-34z') +
      fill('paper', 'M4-92h36v-24H4z') +
      fill('paper', 'M-118-22V-60Q-118-84-94-84H66Q90-84 104-62L122-22z') +
      fill('accent', 'M-118-24H124Q132-14 132 8V30Q132 40 122 40H-108Q-118 40-118 30z') +
      fill('deep', 'M-100-66H-44V-32H-100zM-34-66H22V-32H-34zM34-66H68Q78-66 84-56L98-32H34z') +
      line('paper', 'M-96-38L-76-62M-28-38L-8-62M44-38L62-62', 3, 0.5) +
      line('paper', 'M-118-2H130', 4) +
      circle('paper', [120, 16], 9) +
      box('deep', [-122, 30], 258, 9) +
      each([-66, 74], (x) => circle('deep', [x, 36], 27) + circle('paper', [x, 36], 12)),
    point,
    scale,
  );

const signpost = () =>
  line('deep', 'M1080 540V400', 8) +
  fill('paper', 'M1030 402H1120L1142 420L1120 438H1030z') +
  fill('accent', 'M1130 448H1050L1028 465L1050 482H1130z') +
  line('deep', 'M1048 420H1104M1062 465H1114', 4, 0.7);
