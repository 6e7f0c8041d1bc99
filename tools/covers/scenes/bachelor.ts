import {
  at,
  between,
  both,
  box,
  each,
  fill,
  line,
  type Point,
  place,
  sheet,
  spread,
  type Tone,
} from '../draw.ts';
import { stars, sun } from '../landscape.ts';
import { branch } from '../plants.ts';
import { bulb, candle, cord, coupe } from '../things.ts';

/** A roof terrace with lights and drinks above a city at night. */
export function drawBachelor(): string {
  return [
    sheet('deep'),
    sun('accent', [800, 250], 118),
    stars('paper', 8, [20, 10, 1580, 230], 70),
    skyline('main', 0.75, 430, 5, [120, 300]),
    skyline('main', 1, 450, 17, [60, 200]),
    lit(),
    each(
      [
        [[-20, 60], [540, 40], 70],
        [[540, 40], [1060, 40], 60],
        [[1060, 40], [1620, 60], 70],
      ] as [Point, Point, number][],
      ([from, to, sag]) => cord('soft', [from, to], sag, 9, (point) => bulb('accent', point, 8)),
    ),
    terrace(),
    both('plants', plants()),
  ].join('');
}

/** Towers side by side; `[low, high]` is their height. */
function skyline(tone: Tone, opacity: number, base: number, seed: number, [low, high]: Point): string {
  const random = between(seed);
  let x = -20;
  const parts: string[] = [];
  while (x < 1620) {
    const width = Math.round(random(46, 96));
    const near = 1 - Math.min(1, Math.abs(x + width / 2 - 800) / 900) * 0.45;
    const height = Math.round(random(low, high) * near);
    const roof = Math.round(random(0, 5));
    parts.push(
      `M${at(x, base)}v${at(-height)}${roof === 1 ? `l${at(width / 2, -width * 0.45, width / 2, width * 0.45)}` : roof === 2 ? `h${at(width * 0.3)}v-24h${at(width * 0.4)}v24h${at(width * 0.3)}` : roof === 3 ? `l${at(width, -34)}v34` : `h${at(width)}`}v${at(height)}z`,
    );
    if (roof === 2) parts.push(`M${at(x + width / 2 - 2, base - height - 20)}v-50h4v50z`);
    x += width + 3;
  }
  return fill(tone, parts.join(''), opacity);
}

/** Lit windows in a grid, some of them dark. */
function lit(): string {
  const random = between(99);
  const panes = (tone: Tone, share: number, opacity: number) =>
    fill(
      tone,
      spread(66, 8, 1592)
        .flatMap((x) => spread(7, 346, 436).map((y): Point => [x, y]))
        .filter(([x]) => random(0, 1) < share && Math.round(x / 24) % 4 > 0)
        .map((point) => `M${at(...point)}h8v8h-8z`)
        .join(''),
      opacity,
    );
  return panes('accent', 0.2, 0.85) + panes('light', 0.16, 0.7);
}

function terrace(): string {
  const tumbler = (x: number, tone: Tone) =>
    place(
      fill('paper', 'M-34-84H34L28 0H-28z', 0.35) +
        fill(tone, 'M-31-46H31L27-4H-27z') +
        fill('paper', 'M-18-62l20-6 6 22-20 6zM6-40l18-4 5 18-18 4z', 0.75) +
        line('paper', 'M-34-84H34M-30-74L-26-20', 3, 0.9),
      [x, 508],
    );
  return [
    fill('main', 'M0 446H1600V600H0z'),
    box('deep', [0, 446], 1600, 10),
    line(
      'deep',
      each(spread(27, 10, 1590), (x) => `M${at(x, 456)}v60`),
      5,
      0.8,
    ),
    fill('soft', 'M430 508H1170Q1180 508 1180 520Q1180 530 1168 530H432Q420 530 420 520Q420 508 430 508z'),
    fill('deep', 'M470 530H500L486 600H462zM1130 530H1100L1114 600H1138z'),
    coupe({ glass: 'paper', drink: 'accent', bubbles: 'paper' }, [640, 508], 0.95),
    tumbler(770, 'accent'),
    tumbler(862, 'soft'),
    bottle(985),
    candle({ wax: 'paper', holder: 'accent', flame: 'accent' }, [1090, 508], 44),
    candle({ wax: 'paper', holder: 'accent', flame: 'accent' }, [520, 508], 56),
  ].join('');
}

const plants = () =>
  branch([70, 620], -72, 260, { leaf: 'deep', vein: 'soft', size: 92, width: 20, pairs: 7 }) +
  branch([160, 620], -56, 210, { leaf: 'deep', vein: 'soft', size: 76, width: 17, pairs: 6, bend: -20 }) +
  branch([-10, 600], -48, 250, { leaf: 'deep', size: 80, width: 18, pairs: 7 });

const bottle = (x: number) =>
  place(
    fill('deep', 'M-15-196H15V-138Q15-122 30-108Q38-98 38-84V0H-38V-84Q-38-98-30-108Q-15-122-15-138z') +
      box('accent', [-17, -204], 34, 26) +
      box('paper', [-38, -72], 76, 46) +
      line('main', 'M-22-56H22M-14-42H14', 4) +
      line('soft', 'M-26-90Q-24-102-14-112', 3, 0.7),
    [x, 508],
  );
