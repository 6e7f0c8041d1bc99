import { below, box, each, fill, line, place, sheet, type Tone } from '../draw.ts';
import { birds, cloud, glints, sun } from '../landscape.ts';
import { bushes, cypress } from '../plants.ts';
import { house, rowboat, sailboat } from '../things.ts';

const tones: Tone[] = ['paper', 'accent', 'soft', 'light'];
const row = (base: number, xs: number[], seed: number) =>
  each(xs, (x, index) => {
    const wall = tones[(index * 3 + seed) % 4] ?? 'paper';
    const tall = 84 + ((index * 37 + seed * 19) % 52);
    return house([x, base - ((index * 13 + seed) % 12)], [66, tall], { wall, roof: 'deep', window: wall === 'accent' ? 'paper' : 'deep' }, {
      rows: tall > 104 ? 3 : 2, columns: 2, gable: index % 3 === 0 ? 0.36 : index % 3 === 1 ? 0 : 0.2, arched: index % 2 === 0, door: seed === 2,
    });
  }); // biome-ignore format: options of one house

/** Houses on a hillside above a harbor with a lighthouse. */
export const drawHarbor = (): string => backdrop() + foreground();

function backdrop(): string {
  return [
    sheet('light'),
    sun('paper', [980, 150], 84),
    cloud('paper', [640, 100], 1, 0.9),
    cloud('paper', [1320, 110], 0.9, 0.9),
    birds('deep', [
      [850, 120],
      [884, 104],
      [1190, 190],
      [1226, 176],
    ]),
    below(
      'soft',
      [
        [760, 470],
        [900, 372],
        [1120, 330],
        [1340, 344],
        [1620, 290],
      ],
      0.7,
    ),
    below('main', [
      [-20, 130],
      [160, 120],
      [360, 176],
      [560, 250],
      [720, 330],
      [800, 400],
      [830, 460],
    ]),
  ].join('');
}

function foreground(): string {
  return [
    each(
      [
        [60, 150, 70],
        [130, 146, 90],
        [520, 262, 60],
      ],
      ([x = 0, y = 0, h = 0]) => cypress('deep', [x, y + 6], h),
    ),
    row(268, [100, 168, 240, 310, 380], 1),
    bushes('deep', [90, 240, 420, 470], 276, 28),
    row(352, [40, 112, 182, 254, 322, 394, 466, 536], 3),
    bushes('deep', [30, 330, 600, 640], 362, 28),
    row(444, [-20, 52, 124, 196, 266, 338, 408, 480, 552, 622, 692], 2),
    box('main', [0, 440], 1600, 160),
    box('soft', [0, 440], 1600, 30, 0.35),
    fill('deep', 'M0 440H790L820 468H0z'),
    line('paper', 'M0 446H792', 3, 0.6),
    place(lighthouse(), [-110, 0]),
    glints('paper', 27, [20, 478, 1580, 592], 50, 0.5),
    line('accent', 'M970 484h90M990 500h60M960 520h110', 4, 0.5),
    sailboat({ hull: 'deep', sail: 'paper', jib: 'accent' }, [870, 530], 1.1),
    sailboat({ hull: 'accent', sail: 'paper', jib: 'soft' }, [1110, 486], 0.62),
    rowboat({ hull: 'accent', trim: 'paper' }, [420, 528], 0.95),
    rowboat({ hull: 'paper', trim: 'accent' }, [600, 560], 1.1),
    rowboat({ hull: 'soft', trim: 'deep' }, [230, 556], 1),
    line('deep', 'M420 514Q470 480 520 470M600 544Q660 500 690 472', 2, 0.7),
  ].join('');
}

function lighthouse(): string {
  return [
    fill('deep', 'M1180 470Q1220 430 1290 426Q1340 404 1400 424Q1500 420 1560 440Q1660 432 1760 470z'),
    fill('paper', 'M1286 428L1300 262H1352L1366 428z'),
    fill('accent', 'M1296 310L1298.500 280H1353.500L1356 310zM1290 382L1293 346H1359L1362 382z'),
    box('deep', [1290, 254], 72, 10),
    box('accent', [1306, 218], 40, 36),
    line('deep', 'M1306 218V254M1326 218V254M1346 218V254', 4),
    fill('deep', 'M1298 220L1326 186L1354 220z'),
    fill('deep', 'M1316 428v-22a10 10 0 0 1 20 0v22z'),
    house(
      [1390, 432],
      [76, 46],
      { wall: 'paper', roof: 'accent', window: 'deep' },
      { rows: 1, columns: 2, gable: 0.3, door: false },
    ),
  ].join('');
}
