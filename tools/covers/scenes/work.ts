import { at, both, box, circle, each, fill, line, place, polygon, reach, sheet, type Tone } from '../draw.ts';
import { cloud, sun } from '../landscape.ts';
import { cypress, leaf } from '../plants.ts';
import { house } from '../things.ts';

const laptop = (x: number, tone: Tone) =>
  place(
    fill('deep', 'M-56-70q0-6 6-6h100q6 0 6 6V-4H-56z') +
      fill(tone, 'M-48-68H48V-10H-48z') +
      line('paper', 'M-34-52H6M-34-38H26M-34-24H-8', 4, 0.9) +
      fill('soft', 'M-72-4H72L64 8H-64z'),
    [x, 452],
  );
const cup = (x: number) =>
  place(
    fill('accent', 'M-18-34H18L14 0H-14z') +
      line('accent', 'M18-28q16 2 10 16t-14 4', 4) +
      line('paper', 'M-6-44q-6-8 0-16t0-14M6-46q-5-7 0-14', 3, 0.9),
    [x, 458],
  );
const lamp = (x: number, tone: Tone) =>
  line('deep', `M${at(x, 0)}V96`, 3) +
  polygon(
    'paper',
    [
      [x, 130],
      [x - 130, 420],
      [x + 130, 420],
    ],
    0.16,
  ) +
  fill(tone, `M${at(x - 52, 136)}q4-44 52-44t52 44z`) +
  circle('paper', [x, 138], 11);

/** A long desk in front of a wide window. */
export function drawWork(): string {
  return [
    sheet('soft'),
    fill('paper', 'M330 40H1270V430H330z'),
    fill('light', 'M346 54H1254V430H346z'),
    sun('accent', [970, 190], 58),
    cloud('paper', [560, 150], 0.9),
    cloud('paper', [1160, 130], 0.7),
    fill('soft', 'M346 330Q460 250 600 300T860 280T1110 300T1254 262V430H346z'),
    fill('main', 'M346 380Q520 320 700 360T1040 346T1254 330V430H346z'),
    each([420, 462, 1150, 1196], (x, index) => cypress('deep', [x, 386 - (index % 2) * 8], 76)),
    house(
      [1010, 370],
      [60, 44],
      { wall: 'paper', roof: 'accent', window: 'deep' },
      { rows: 1, columns: 2, gable: 0.4, door: false },
    ),
    line('paper', 'M644 40V430M956 40V430M330 150H1270', 12),
    both('shelf', shelf()),
    lamp(560, 'main'),
    lamp(800, 'accent'),
    lamp(1040, 'main'),
    laptop(640, 'main'),
    laptop(960, 'accent'),
    cup(760),
    cup(1076),
    place(
      fill('paper', 'M-26-44H26L20 0H-20z') +
        each([-70, -100, -128, -50, -90], (angle, index) =>
          leaf(index % 2 ? 'main' : 'deep', [0, -40], angle, 86 - index * 6, 20),
        ),
      [826, 458],
    ),
    fill('paper', 'M486 452l60-10 8 14-62 4z') + fill('main', 'M492 444l56-10 6 10-58 10z'),
    fill('deep', 'M380 458H1220Q1232 458 1232 472T1220 486H380Q368 486 368 472T380 458z'),
    line('soft', 'M384 464H1216', 2, 0.5),
    line('deep', 'M440 486L416 600M1160 486L1184 600', 12),
    each(
      [560, 800, 1040],
      (x) =>
        fill('main', `M${at(x - 46, 524)}q0-14 14-14h64q14 0 14 14v16h-92z`) +
        line('main', `M${at(x - 34, 540)}L${at(x - 42, 600)}M${at(x + 34, 540)}L${at(x + 42, 600)}`, 7),
    ),
  ].join('');
}

function shelf(): string {
  const books = (x: number, y: number) =>
    each(
      [
        [0, 14, 62, 'accent'],
        [16, 18, 72, 'paper'],
        [36, 12, 54, 'main'],
        [50, 20, 66, 'deep'],
        [72, 12, 58, 'light'],
      ] as const,
      ([dx, w, h, tone]) => box(tone, [x + dx, y - h], w, h),
    );
  return [
    line('deep', 'M40 190H280M40 330H280', 8),
    books(60, 186),
    books(170, 326),
    place(
      fill('accent', 'M-24-40H24L18 0H-18z') +
        each([-60, -90, -120, -36, -144], (angle, index) =>
          leaf(index % 2 ? 'main' : 'deep', [0, -38], angle, 74 - index * 4, 16),
        ),
      [226, 186],
    ),
    circle('paper', [100, 290], 34) + line('deep', 'M100 268V290L116 300', 4),
    place(
      fill('paper', 'M-44-80H44L34 0H-34z') +
        line('main', 'M-40-50H40', 8) +
        each(
          [-50, -72, -94, -116, -136, -30],
          (angle, index) =>
            leaf(index % 2 ? 'main' : 'deep', [0, -74], angle, 210 - index * 14, 34) +
            line('soft', `M0-74L${at(...reach([0, -74], angle, 170 - index * 14))}`, 2, 0.6),
        ),
      [200, 600],
    ),
  ].join('');
}
