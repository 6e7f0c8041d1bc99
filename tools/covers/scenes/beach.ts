import {
  at,
  below,
  both,
  box,
  circle,
  dots,
  ellipse,
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
import { birds, cloud, glints, sun } from '../landscape.ts';
import { leafPath } from '../plants.ts';
import { sailboat } from '../things.ts';

const foam = (y: number, seed: number) => {
  const points = rolling(seed, y, 9, 12);
  return (
    below('paper', points) +
    below(
      'light',
      points.map(([x, py]): Point => [x, py + 14]),
    )
  );
};

/** A beach with an umbrella and loungers below palms. */
export function drawBeach(): string {
  return [
    sheet('light'),
    sun('accent', [1010, 206], 84),
    cloud('paper', [470, 140], 1, 0.9),
    cloud('paper', [1210, 112], 1, 0.9),
    birds('main', [
      [640, 110],
      [676, 92],
      [1000, 150],
    ]),
    below(
      'soft',
      [
        [1000, 306],
        [1140, 270],
        [1300, 280],
        [1440, 244],
        [1620, 262],
      ],
      0.8,
    ),
    box('soft', [0, 302], 1600, 300),
    box('main', [0, 302], 1600, 160, 0.75),
    box('main', [0, 352], 1600, 120, 0.6),
    ellipse('accent', [1010, 312], 120, 5, 0.7),
    line('accent', 'M944 328h130M972 346h80M956 366h110', 4, 0.6),
    glints('paper', 3, [20, 316, 1580, 430], 42, 0.7),
    sailboat({ hull: 'deep', sail: 'paper', jib: 'accent' }, [560, 326], 0.46),
    foam(408, 8),
    foam(438, 19),
    below('light', rolling(23, 462, 6, 10)),
    dots('soft', scatter(6, 130, [0, 510, 1600, 596]), 4),
    line('soft', 'M620 580q60-14 120 0t120 0M980 548q50-12 100 0', 3, 0.7),
    place(umbrella(), [0, -62]),
    starfish([540, 552]),
    both('palms', frond()),
  ].join('');
}

function umbrella(): string {
  const lounger =
    fill('paper', 'M-86-8H60L116-64L130-54L78 14H-86z') +
    line('deep', 'M-86 4H72L124-56M-66 6V34M50 6V34', 5) +
    line('accent', 'M-50-6V2M-20-6V2M10-6V2M40-6V2', 12);
  return [
    ellipse('soft', [800, 566], 210, 14, 0.7),
    line('deep', 'M812 560L782 320', 8),
    place(
      fill(
        'paper',
        'M-168 30Q-150-92 0-98Q150-92 168 30Q140 6 112 30Q84 6 56 30Q28 6 0 30Q-28 6-56 30Q-84 6-112 30Q-140 6-168 30z',
      ) +
        fill(
          'accent',
          'M-112 30Q-100-80 0-98Q-48-60-56 30Q-84 6-112 30zM56 30Q48-60 0-98Q100-80 112 30Q84 6 56 30z',
        ) +
        line('deep', 'M0-98V-114', 6),
      [786, 350],
      1.1,
      -7,
    ),
    place(lounger, [930, 540], 0.95),
    `<g transform="matrix(-.95 0 0 .95 668 548)">${lounger}</g>`,
    circle('accent', [1100, 572], 20),
    line('paper', 'M1082 566q18-12 36 0M1084 580q16-6 32 0', 4),
  ].join('');
}

const starfish = ([x, y]: Point) =>
  polygon(
    'accent',
    spread(11, -90, 270)
      .slice(0, 10)
      .map((angle, index) => reach([x, y], angle, index % 2 ? 8 : 22)),
  );

/** Palm leaves that hang in from the upper left. */
function frond(): string {
  const one = (base: Point, angle: number, length: number, tone: Tone) => {
    const parts = spread(15, 0.12, 1).map((t) => {
      const from = reach(reach(base, angle, length * t), angle + 90, 60 * t * t);
      const long = 118 * Math.sin(Math.PI * Math.min(0.94, 0.2 + t * 0.72));
      return leafPath(from, angle + 62, long, 9) + leafPath(from, angle - 30, long * 0.85, 9);
    });
    const end = reach(reach(base, angle, length), angle + 90, 60);
    const middle = reach(base, angle, length * 0.6);
    return fill(tone, parts.join('')) + line(tone, `M${at(...base)}Q${at(...middle, ...end)}`, 5);
  };
  return one([-40, 40], 14, 400, 'main') + one([-40, -30], 44, 420, 'deep') + one([60, -60], 78, 330, 'main');
}
