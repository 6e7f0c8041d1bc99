import {
  at,
  below,
  both,
  box,
  circle,
  dots,
  each,
  ellipse,
  fill,
  line,
  place,
  reach,
  rolling,
  scatter,
  sheet,
  spread,
  type Tone,
} from '../draw.ts';
import { cloud } from '../landscape.ts';
import { branch, bushes, leaf, peony } from '../plants.ts';
import { candle } from '../things.ts';

const caps: [number, number, number, number][] = [
  [800, 226, 1.05, -8], [598, 270, 0.86, 18], [1004, 264, 0.88, -22], [690, 172, 0.6, 24], [916, 160, 0.62, -14], [462, 220, 0.6, -18], [1140, 210, 0.62, 16],
]; // biome-ignore format: a table

/** Caps in the air above a columned hall, between laurels. */
export function drawGraduation(): string {
  return [
    sheet('light'),
    circle('paper', [800, 330], 330, 0.55),
    circle('paper', [800, 330], 250, 0.8),
    each(spread(25, 188, 352), (angle) =>
      line(
        'soft',
        `M${at(...reach([800, 330], angle, 356))}L${at(...reach([800, 330], angle, 430))}`,
        4,
        0.8,
      ),
    ),
    cloud('paper', [230, 170], 1, 0.9),
    cloud('paper', [1380, 180], 1.1, 0.9),
    below('soft', rolling(8, 452, 14)),
    bushes('main', [360, 430, 500, 560, 1040, 1110, 1180, 1250], 506, 48),
    place(hall(), [168, 116], 0.79),
    dots('accent', scatter(15, 40, [380, 60, 1220, 350]), 8, 0.9),
    dots('main', scatter(16, 26, [380, 40, 1220, 330]), 6),
    each(caps, ([x, y, scale, turn], index) =>
      place(cap(index % 3 === 2 ? 'main' : 'deep'), [x, y], scale, turn),
    ),
    below('main', [
      [-20, 548],
      [800, 532],
      [1620, 548],
    ]),
    both(
      'laurel',
      branch([360, 640], -116, 520, {
        leaf: 'deep',
        vein: 'main',
        size: 104,
        width: 24,
        pairs: 11,
        bend: 110,
      }) +
        branch([250, 640], -136, 330, {
          leaf: 'main',
          vein: 'soft',
          size: 80,
          width: 19,
          pairs: 8,
          bend: 40,
        }),
    ),
  ].join('');
}

function hall(): string {
  const column = (x: number) =>
    box('paper', [x, 386], 30, 130) +
    line('soft', `M${at(x + 10, 394)}v114M${at(x + 20, 394)}v114`, 2) +
    box('paper', [x - 6, 378], 42, 10) +
    box('paper', [x - 6, 514], 42, 10);
  return [
    box('main', [560, 380], 480, 150),
    fill('deep', 'M768 524v-84a32 32 0 0 1 64 0v84z'),
    each(spread(6, 580, 990), column),
    fill('paper', 'M536 378H1064V352H536z'),
    fill('accent', 'M536 346L800 266L1064 346z'),
    fill('paper', 'M604 340L800 282L996 340z', 0.35),
    circle('paper', [800, 318], 15),
    fill('soft', 'M530 524H1070V538H530zM510 538H1090V552H510z'),
    line('deep', 'M800 266V226', 4),
    fill('accent', 'M802 226h40l-10 12 10 12h-40z'),
  ].join('');
}

const cap = (tone: Tone) =>
  fill(tone, 'M-44 4V34Q0 60 44 34V4z') +
  fill(tone, 'M0-40L104-4L0 32L-104-4z') +
  line('soft', 'M-104-4L0 32L104-4', 2.5, 0.7) +
  circle('accent', [0, -5], 7) +
  line('accent', 'M0-5Q58 4 84 14V58', 4) +
  fill('accent', 'M77 54h14l5 32h-24z');

function _table(): string {
  const chair = (x: number) =>
    line('deep', `M${at(x - 26, 436)}v-70q0-18 26-18t26 18v70M${at(x - 26, 392)}h52M${at(x, 348)}v60`, 6);
  const plate = (x: number) =>
    ellipse('paper', [x, 440], 34, 6) +
    line('paper', `M${at(x + 44, 440)}v-26m-10-20h20q0 20-10 20t-10-20`, 3);
  return [
    each(spread(7, 440, 1160), chair),
    fill(
      'paper',
      'M370 436H1230L1250 520Q1208 532 1166 520Q1124 532 1082 520Q1040 532 998 520Q956 532 914 520Q872 532 830 520Q788 532 746 520Q704 532 662 520Q620 532 578 520Q536 532 494 520Q452 532 350 520z',
    ),
    fill('soft', 'M560 436H1040L1046 500H554z', 0.75),
    line('deep', 'M400 526L392 600M1200 526L1208 600', 10),
    each([420, 540, 1060, 1180], plate),
    each([480, 660, 940, 1120], (x, index) =>
      candle({ wax: 'light', holder: 'main', flame: 'accent' }, [x, 438], 58 + (index % 2) * 18),
    ),
    each(
      [
        [800, 0.9],
        [600, 0.6],
        [1000, 0.6],
      ],
      ([x = 0, scale = 1]) => place(bouquet(), [x, 438], scale),
    ),
  ].join('');
}

const bouquet = () =>
  each([-150, -120, -60, -30, -96], (angle) => leaf('deep', [0, -26], angle, 84, 15)) +
  fill('main', 'M-26-40H26L18 0H-18z') +
  peony([-40, -58], 32, { outer: 'soft', inner: 'light', heart: 'main' }) +
  peony([38, -60], 34, { outer: 'accent', inner: 'soft', heart: 'paper' }) +
  peony([0, -84], 36, { outer: 'paper', inner: 'soft', heart: 'accent' });
