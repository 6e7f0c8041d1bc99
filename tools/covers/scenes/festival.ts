import {
  at,
  below,
  box,
  circle,
  dots,
  each,
  fill,
  line,
  type Point,
  place,
  reach,
  rolling,
  scatter,
  sheet,
  spread,
  type Tone,
} from '../draw.ts';
import { hill, stars, sun } from '../landscape.ts';
import { burst, cord, pennant } from '../things.ts';

const crowd = scatter(30, 150, [-10, 556, 1610, 600]);

/** A wheel, tents and flags of a festival at dusk. */
export function drawFestival(): string {
  return [
    sheet('main'),
    box('deep', [0, 0], 1600, 250, 0.45),
    box('deep', [0, 0], 1600, 130, 0.4),
    sun('soft', [820, 380], 176),
    stars('paper', 3, [20, 10, 1580, 200], 60),
    each(
      [
        [560, 100, 62],
        [1050, 84, 54],
        [1240, 180, 40],
      ],
      ([x = 0, y = 0, r = 0]) => burst('accent', [x, y], r),
    ),
    below(
      'soft',
      [
        [-20, 420],
        [300, 390],
        [700, 428],
        [1100, 400],
        [1620, 430],
      ],
      0.5,
    ),
    wheel([420, 300], 170),
    bigTop(),
    each(
      [
        [[842, 196], [560, 214], 44],
        [[842, 196], [1188, 396], 40],
      ] as [Point, Point, number][],
      ([from, to, sag]) =>
        cord('paper', [from, to], sag, 7, (point, index) =>
          pennant(index % 2 ? 'paper' : 'accent', point, 26),
        ),
    ),
    stall(1180, 'accent'),
    stall(1330, 'soft'),
    stall(150, 'soft'),
    hill('deep', rolling(44, 530, 6), 'soft', 0.5),
    dots('deep', crowd, 34),
    dots('main', scatter(31, 46, [-10, 552, 1610, 580]), 26, 0.5),
    line(
      'deep',
      scatter(32, 26, [200, 540, 1400, 560])
        .map((point) => `M${at(...point)}l${at(8, -34)}M${at(point[0] - 20, point[1])}l${at(-6, -34)}`)
        .join(''),
      6,
    ),
  ].join('');
}

function wheel(center: Point, r: number): string {
  const spokes = spread(13, 0, 360).slice(1);
  return [
    line(
      'paper',
      `M${at(...center)}L${at(center[0] - 90, 520)}M${at(...center)}L${at(center[0] + 90, 520)}`,
      8,
    ),
    line(
      'paper',
      spokes.map((angle) => `M${at(...center)}L${at(...reach(center, angle, r))}`).join(''),
      2,
      0.8,
    ),
    `<circle class="paper-line" stroke-width="6" cx="${center[0]}" cy="${center[1]}" r="${r}"/><circle class="paper-line" stroke-width="2" cx="${center[0]}" cy="${center[1]}" r="${r - 22}"/>`,
    circle('accent', center, 16),
    each(spokes, (angle, index) => {
      const [x, y] = reach(center, angle, r);
      return (
        fill(
          index % 3 === 0 ? 'accent' : index % 3 === 1 ? 'soft' : 'light',
          `M${at(x - 19, y + 6)}h38q-2 26-19 26t-19-26z`,
        ) + line('paper', `M${at(x, y)}L${at(x - 17, y + 7)}M${at(x, y)}L${at(x + 17, y + 7)}`, 2)
      );
    }),
    dots(
      'accent',
      spokes.map((angle) => reach(center, angle + 15, r)),
      9,
    ),
  ].join('');
}

function bigTop(): string {
  return [
    fill('paper', 'M640 540V400H1040V540z'),
    fill('accent', 'M640 400h50v140h-50zM740 400h50v140h-50zM890 400h50v140h-50zM990 400h50v140h-50z'),
    fill('deep', 'M790 540V440Q840 390 890 440V540z'),
    fill(
      'accent',
      'M840 230Q800 340 610 404Q640 422 666 404Q692 422 718 404Q744 422 770 404Q796 422 822 404Q840 416 858 404Q884 422 910 404Q936 422 962 404Q988 422 1014 404Q1040 422 1070 404Q880 340 840 230z',
    ),
    fill(
      'paper',
      'M840 230Q812 340 718 404Q744 422 770 404Q816 340 840 230zM840 230Q868 340 962 404Q936 422 910 404Q864 340 840 230zM840 230Q838 340 822 404Q840 416 858 404Q842 340 840 230z',
    ),
    line('paper', 'M840 236V184', 5),
    fill('soft', 'M842 184q26-12 50 4-24 4-50 18z'),
  ].join('');
}

const stall = (x: number, tone: Tone) =>
  place(
    box('paper', [-52, -84], 104, 84) +
      box('deep', [-44, -60], 88, 34) +
      fill(
        tone,
        'M-66-84L-44-128H44L66-84q-11 12-22 0q-11 12-22 0q-11 12-22 0q-11 12-22 0q-11 12-22 0q-11 12-22 0z',
      ) +
      line('paper', 'M-22-84L-15-128M22-84L15-128', 3),
    [x, 534],
  );
