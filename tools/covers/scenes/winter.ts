import { at, below, both, box, dots, each, fill, line, rolling, scatter, sheet } from '../draw.ts';
import { peak, stars, sun } from '../landscape.ts';
import { fir } from '../plants.ts';
import { house } from '../things.ts';

const tones = { wall: 'soft', roof: 'paper', window: 'accent' } as const;
const row: [number, number, number, number, number][] = [
  [430, 484, 96, 74, 0], [540, 492, 80, 96, 1], [636, 488, 92, 70, 0], [900, 488, 86, 92, 1], [998, 494, 104, 70, 0], [1112, 486, 84, 90, 1],
]; // biome-ignore format: a table

/** A village in the snow, with a church and lit windows. */
export const drawWinter = (): string => backdrop() + foreground();

function backdrop(): string {
  return [
    sheet('deep'),
    box('main', [0, 200], 1600, 400, 0.45),
    sun('paper', [1060, 150], 64),
    stars('paper', 5, [20, 10, 1580, 200], 40),
    peak(
      { face: 'main', shade: 'deep', snow: 'paper' },
      [
        [-60, 440],
        [230, 220],
        [560, 440],
      ],
      0.35,
    ),
    peak(
      { face: 'main', shade: 'deep', snow: 'paper' },
      [
        [960, 440],
        [1320, 200],
        [1680, 440],
      ],
      0.35,
    ),
    peak(
      { face: 'main', shade: 'deep', snow: 'paper' },
      [
        [480, 440],
        [720, 262],
        [1010, 440],
      ],
      0.35,
    ),
    below('light', rolling(9, 424, 16), 0.5),
    each([330, 380, 1220, 1280, 1330], (x, index) => fir('main', [x, 470 + (index % 2) * 8], 120)),
    church(),
  ].join('');
}

function foreground(): string {
  return [
    each(
      row,
      ([x, y, width, height, kind]) =>
        house(
          [x, y],
          [width, height],
          { ...tones, wall: kind ? 'main' : 'soft' },
          { rows: kind ? 2 : 1, columns: 2, gable: 0.5 },
        ) + snowCap(x, y - height, width),
    ),
    below('paper', [
      [-20, 490],
      [300, 462],
      [620, 496],
      [900, 488],
      [1240, 500],
      [1620, 466],
    ]),
    below('light', [
      [-20, 540],
      [360, 528],
      [760, 556],
      [1180, 532],
      [1620, 552],
    ]),
    line('soft', 'M640 560q80-20 150-8M940 540q60-14 120-4', 3, 0.8),
    both(
      'firs',
      each(
        [
          [20, 560, 250],
          [120, 580, 200],
          [220, 566, 150],
          [300, 590, 120],
        ],
        ([x = 0, y = 0, h = 0]) => fir('deep', [x, y], h, 'light'),
      ),
    ),
    dots('paper', scatter(11, 90, [0, 10, 1600, 590]), 6, 0.9),
    dots('paper', scatter(12, 40, [0, 10, 1600, 590]), 10, 0.9),
  ].join('');
}

const snowCap = (x: number, y: number, width: number) =>
  line('paper', `M${at(x - 8, y + 2)}L${at(x + width / 2, y - width * 0.5)}L${at(x + width + 8, y + 2)}`, 9);

function church(): string {
  return [
    box('soft', [740, 380], 132, 110),
    fill('paper', 'M726 384L806 318L886 384z'),
    box('soft', [706, 300], 58, 190),
    fill('paper', 'M698 304L735 196L772 304z'),
    line('accent', 'M735 196V166M724 178H746', 5),
    fill(
      'accent',
      'M723 360v-20a12 12 0 0 1 24 0v20zM784 450v-30a11 11 0 0 1 22 0v30zM826 450v-30a11 11 0 0 1 22 0v30z',
    ),
    fill('deep', 'M718 490v-34a17 17 0 0 1 34 0v34z'),
  ].join('');
}
