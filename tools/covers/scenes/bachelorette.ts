import {
  at,
  below,
  both,
  box,
  circle,
  dots,
  each,
  fill,
  line,
  type Point,
  reach,
  scatter,
  sheet,
  spread,
} from '../draw.ts';
import { ACCENT_ROSE, blossom, branch, PALE_ROSE, peony, ROSE } from '../plants.ts';
import { coupe } from '../things.ts';

const stripes = spread(17, 0, 1600).map((x, index) =>
  fill(index % 2 ? 'paper' : 'accent', `M${at(x - 50, 0)}h100v62a50 44 0 0 1-100 0z`),
);
const glass = { glass: 'paper', drink: 'accent', bubbles: 'paper' } as const;

/** Raised glasses between peonies, below a scalloped awning. */
export function drawBachelorette(): string {
  return [
    sheet('soft'),
    circle('light', [800, 420], 330, 0.5),
    circle('paper', [800, 420], 250, 0.5),
    each(spread(29, 190, 350), (angle) =>
      line(
        'paper',
        `M${at(...reach([800, 440], angle, 345))}L${at(...reach([800, 440], angle, 400))}`,
        3,
        0.7,
      ),
    ),
    box('main', [0, 0], 1600, 14),
    stripes.join(''),
    line('deep', 'M0 62h1600', 0.1, 0),
    below('main', [
      [-20, 520],
      [400, 508],
      [800, 512],
      [1200, 508],
      [1620, 520],
    ]),
    line('soft', 'M0 536Q800 520 1600 536', 2, 0.6),
    coupe(glass, [690, 548], 1.35),
    coupe(glass, [910, 548], 1.35),
    coupe({ glass: 'paper', drink: 'main', bubbles: 'paper' }, [800, 572], 1.65),
    dots('paper', scatter(3, 34, [560, 120, 1040, 300]), 6, 0.9),
    dots('accent', scatter(4, 22, [480, 130, 1120, 330]), 8, 0.9),
    both('spray', sprays()),
  ].join('');
}

function sprays(): string {
  return [
    each([-78, -60, -44, -28], (angle, index) => plume([210, 560], angle, 330 - index * 26)),
    branch([60, 600], -70, 330, { leaf: 'deep', vein: 'main', size: 80, width: 18, pairs: 8 }),
    branch([330, 600], -62, 190, { leaf: 'deep', vein: 'main', size: 58, width: 14, pairs: 6 }),
    peony([150, 520], 86, ROSE),
    peony([300, 560], 66, PALE_ROSE),
    peony([40, 470], 62, ACCENT_ROSE),
    peony([420, 584], 46, ROSE),
    peony([232, 440], 44, PALE_ROSE),
    blossom([356, 488], 28, { petal: 'paper', heart: 'accent', line: 'soft' }),
    blossom([96, 392], 26, { petal: 'light', heart: 'main' }),
  ].join('');
}

/** A feathery stalk of pampas grass. */
function plume(base: Point, angle: number, length: number): string {
  const hairs = spread(20, 0.42, 1).flatMap((t) => {
    const from = reach(base, angle, length * t);
    const long = 52 * Math.sin(Math.PI * Math.min(1, (t - 0.3) / 0.78)) + 8;
    return [-28, 28].map((turn) => `M${at(...from)}L${at(...reach(from, angle + turn, long))}`);
  });
  return (
    line('main', `M${at(...base)}L${at(...reach(base, angle, length))}`, 2.5, 0.8) +
    line('light', hairs.join(''), 3, 0.9)
  );
}
