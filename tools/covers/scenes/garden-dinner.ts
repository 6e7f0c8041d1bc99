import {
  at,
  below,
  both,
  each,
  ellipse,
  fill,
  line,
  type Point,
  place,
  rolling,
  scatter,
  sheet,
  spread,
} from '../draw.ts';
import { hill, sun, ticks } from '../landscape.ts';
import { blossom, branch, leaf, peony, roundTree } from '../plants.ts';
import { bulb, candle, cord, lantern } from '../things.ts';

/** A long table under strings of lights in a garden. */
export function drawGardenDinner(): string {
  return [
    sheet('light'),
    sun('paper', [800, 250], 130),
    below('soft', rolling(4, 330, 26), 0.7),
    both(
      'trees',
      roundTree('main', 'deep', [150, 470], 240, 'soft') +
        roundTree('deep', 'deep', [-10, 500], 260, 'main') +
        roundTree('main', 'deep', [330, 450], 150, 'soft'),
    ),
    hill('main', [
      [-20, 450],
      [400, 430],
      [800, 438],
      [1200, 430],
      [1620, 450],
    ]),
    each(
      [
        [[-20, 190], [430, 150], 60],
        [[430, 150], [1170, 150], 76],
        [[1170, 150], [1620, 190], 60],
      ] as [Point, Point, number][],
      ([from, to, sag], index) =>
        cord('deep', [from, to], sag, index === 1 ? 13 : 8, (point, bulbIndex) =>
          index === 1 && bulbIndex % 4 === 2
            ? lantern({ skin: 'accent', rib: 'deep' }, point, 22)
            : bulb('accent', point, 8),
        ),
    ),
    line('deep', 'M430 150V440M1170 150V440', 6),
    table(),
    ticks(
      'light',
      scatter(5, 60, [20, 470, 1580, 592], ([x]) => Math.abs(x - 800) > 470),
      [3, -9],
      2,
      0.5,
    ),
    both(
      'flowers',
      peony([60, 560], 56, { outer: 'soft', inner: 'light', heart: 'main' }) +
        branch([-10, 520], -30, 240, { leaf: 'deep', vein: 'soft', size: 64, width: 15, pairs: 6 }) +
        peony([160, 590], 42, { outer: 'paper', inner: 'soft', heart: 'accent' }) +
        blossom([236, 578], 24, { petal: 'accent', heart: 'paper' }),
    ),
  ].join('');
}

function table(): string {
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
