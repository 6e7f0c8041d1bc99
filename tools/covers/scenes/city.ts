import { at, both, box, circle, each, fill, line, place, sheet, spread, type Tone } from '../draw.ts';
import { birds, cloud, glints, sun } from '../landscape.ts';
import { branch } from '../plants.ts';
import { house, rowboat } from '../things.ts';

const tones: Tone[] = ['paper', 'soft', 'accent', 'light', 'main', 'paper', 'accent', 'soft'];
const row = (xs: [number, number, number, number][], base: number) =>
  each(xs, ([x, width, height, tone]) => {
    const wall = tones[tone] ?? 'paper';
    const dark = wall === 'main' || wall === 'accent';
    return house(
      [x, base],
      [width, height],
      { wall, roof: dark ? 'deep' : 'main', window: dark ? 'paper' : 'deep' },
      {
        rows: Math.max(2, Math.round(height / 52)),
        columns: Math.max(2, Math.round(width / 34)),
        gable: tone % 3 === 0 ? 0.42 : tone % 3 === 1 ? 0 : 0.3,
        arched: tone % 2 === 0,
      },
    );
  });
const back: [number, number, number, number][] = [
  [330, 74, 190, 3], [404, 60, 226, 1], [1030, 66, 214, 3], [1096, 80, 180, 1], [1176, 58, 232, 5], [250, 80, 150, 5], [1240, 90, 160, 3],
]; // biome-ignore format: a table
const front: [number, number, number, number][] = [
  [-10, 96, 150, 2], [86, 80, 190, 0], [166, 92, 140, 4], [258, 76, 178, 3], [334, 90, 146, 6], [424, 78, 196, 5], [502, 84, 150, 1],
  [1000, 82, 160, 2], [1082, 92, 200, 0], [1174, 80, 146, 4], [1254, 88, 188, 3], [1342, 78, 152, 6], [1420, 94, 204, 5], [1514, 96, 150, 1],
]; // biome-ignore format: a table

/** Rows of old houses at a river, a dome and a bridge. */
export function drawCity(): string {
  return [
    sheet('light'),
    sun('paper', [800, 220], 150),
    cloud('paper', [260, 110], 1, 0.8),
    cloud('paper', [1330, 130], 1.1, 0.8),
    birds('deep', [
      [590, 96],
      [628, 80],
      [980, 110],
      [1016, 92],
      [1040, 120],
    ]),
    place(row(back, 440), [0, 0]),
    box('light', [0, 180], 1600, 260, 0.45),
    dome(),
    row(front, 440),
    river(),
  ].join('');
}

function dome(): string {
  return [
    box('soft', [690, 300], 220, 140),
    fill('main', 'M700 300a100 112 0 0 1 200 0z'),
    line('paper', 'M800 190V300M760 200Q730 240 728 300M840 200Q870 240 872 300', 2, 0.5),
    box('main', [784, 156], 32, 40),
    fill('deep', 'M780 158h40l-20-42z'),
    line('deep', 'M800 118V92M790 102h20', 4),
    box('paper', [680, 296], 240, 12),
    fill(
      'deep',
      each(spread(5, 712, 864), (x) => `M${at(x, 380)}v-44a12 12 0 0 1 24 0v44z`),
    ),
    box('paper', [680, 392], 240, 8),
    each(
      [640, 930],
      (x) =>
        box('soft', [x, 250], 30, 190) +
        fill('main', `M${at(x - 5, 252)}h40l-20-56z`) +
        fill('deep', `M${at(x + 9, 300)}v-22a6 6 0 0 1 12 0v22z`),
    ),
  ].join('');
}

function river(): string {
  const lamp = (x: number) =>
    line('deep', `M${at(x, 440)}v-58`, 4) +
    circle('paper', [x, 376], 22, 0.25) +
    circle('paper', [x, 376], 8);
  return [
    box('main', [0, 440], 1600, 160),
    box('deep', [0, 440], 1600, 8),
    each(spread(10, 60, 1540), (x, index) =>
      box(index % 2 ? 'paper' : 'accent', [x - 20, 452 + (index % 3) * 8], 40, 64, 0.18),
    ),
    fill('paper', 'M560 446Q800 360 1040 446V480Q800 398 560 480z'),
    fill('soft', 'M560 470Q800 388 1040 470V486Q800 404 560 486z'),
    line('deep', 'M566 440Q800 352 1034 440', 3),
    line(
      'deep',
      each(spread(17, 580, 1020), (x) => `M${at(x, 440 - (1 - ((x - 800) / 240) ** 2) * 42)}v14`),
      2.5,
    ),
    each([560, 1026], (x) => box('soft', [x - 6, 430], 26, 74)),
    each([470, 180, 1130, 1420], lamp),
    glints('paper', 31, [30, 490, 1570, 592], 44, 0.4),
    rowboat({ hull: 'deep', trim: 'accent' }, [690, 548], 0.9),
    rowboat({ hull: 'deep', trim: 'paper' }, [940, 566], 1.05),
    both(
      'branch',
      branch([-20, 560], -32, 300, { leaf: 'deep', vein: 'main', size: 78, width: 17, pairs: 7 }),
    ),
  ].join('');
}
