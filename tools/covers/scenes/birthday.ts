import {
  at,
  below,
  between,
  both,
  box,
  circle,
  dots,
  fill,
  line,
  type Point,
  place,
  scatter,
  sheet,
  spread,
} from '../draw.ts';
import { leaf, PALE_ROSE, peony, ROSE } from '../plants.ts';
import { balloon, cord, pennant } from '../things.ts';

const skins = ['accent', 'main', 'soft', 'paper'] as const;
const flags = (points: [Point, Point], sag: number, count: number, shift: number) =>
  cord('deep', points, sag, count, (point, index) =>
    pennant(skins[(index + shift) % 4] ?? 'accent', point, 46),
  );
const bunch = ([
  [300, 250, 74, 0], [430, 180, 66, 1], [180, 160, 60, 2], [372, 338, 58, 3], [236, 360, 52, 1], [120, 300, 50, 0],
] as const).map(([x, y, r, skin]) =>
  balloon({ skin: skins[skin], shine: skin === 3 ? 'soft' : 'paper', string: 'main' }, [x, y], r, [300, 600]),
).join(''); // biome-ignore format: a table

/** A cake between balloons, below strings of pennants. */
export function drawBirthday(): string {
  return [
    sheet('light'),
    circle('paper', [800, 430], 340, 0.6),
    circle('paper', [800, 430], 260),
    dots('soft', scatter(21, 60, [0, 0, 1600, 520]), 9),
    dots('accent', scatter(22, 34, [0, 0, 1600, 520]), 8, 0.9),
    confetti(),
    flags(
      [
        [-20, 20],
        [560, -10],
      ],
      62,
      8,
      0,
    ),
    flags(
      [
        [1040, -10],
        [1620, 20],
      ],
      62,
      8,
      2,
    ),
    flags(
      [
        [420, -20],
        [1180, -20],
      ],
      40,
      11,
      1,
    ),
    below('soft', [
      [-20, 538],
      [800, 528],
      [1620, 538],
    ]),
    line('paper', 'M0 552Q800 538 1600 552', 2, 0.8),
    both('balloons', bunch),
    place(cake(), [148, 103], 0.815),
  ].join('');
}

function confetti(): string {
  const random = between(77);
  const tones = ['main', 'accent', 'soft'] as const;
  return Array.from({ length: 54 }, (_, index) => {
    const point: Point = [random(20, 1580), random(10, 500)];
    return place(
      index % 3
        ? fill(tones[index % 3] ?? 'main', 'M-9-3h18v6h-18z')
        : line('main', 'M-10 0q5-9 10 0t10 0', 3),
      point,
      1,
      random(0, 180),
    );
  }).join('');
}

function cake(): string {
  const tier = (y: number, width: number, height: number, tone: 'main' | 'accent' | 'soft') => {
    const left = 800 - width / 2;
    const drops = Math.round(width / 44);
    const drop = width / drops;
    const icing = spread(drops, 0, drops - 1)
      .map((index) => `a${at(drop / 2, index % 2 ? 20 : 30)} 0 0 1 ${at(-drop, 0)}`)
      .join('');
    return (
      fill(
        tone,
        `M${at(left, y)}v${at(-height + 12)}q0-12 12-12h${at(width - 24)}q12 0 12 12v${at(height - 12)}z`,
      ) +
      fill('paper', `M${at(left, y - height + 14)}q0-14 12-14h${at(width - 24)}q12 0 12 14${icing}z`) +
      dots(
        'paper',
        spread(Math.round(width / 30), left + 18, left + width - 18).map((x): Point => [x, y - 12]),
        9,
      )
    );
  };
  const candles = spread(5, 740, 860).map((x, index) => {
    const top = 178 - (index === 2 ? 14 : 0);
    return (
      box(index % 2 ? 'accent' : 'main', [x - 4, top], 8, 52) +
      line('paper', `M${at(x - 3, top + 14)}l6-6M${at(x - 3, top + 30)}l6-6`, 2) +
      circle('accent', [x, top - 14], 19, 0.18) +
      fill('accent', `M${at(x, top - 30)}q11 17 0 26q-11-9 0-26z`)
    );
  });
  return [
    fill('deep', 'M610 548q190 22 380 0q-20 16-150 18l10 34h-100l10-34q-130-2-150-18z'),
    candles.join(''),
    tier(544, 330, 116, 'main'),
    tier(430, 250, 106, 'soft'),
    tier(326, 164, 98, 'accent'),
    peony([700, 428], 26, PALE_ROSE),
    peony([668, 438], 18, ROSE),
    peony([884, 324], 22, PALE_ROSE),
    leaf('deep', [724, 432], 10, 40, 9),
    leaf('deep', [902, 330], 30, 36, 8),
  ].join('');
}
