import { blur, drawField, type GrayField } from './gray-field.ts';
import { createFractal, createNoise, createRandom } from './noise.ts';

type Point = { x: number; y: number; height: number };

/** Crumpled paper: flat facets between creases, in four sizes. */
export function drawCrumple(size: number): GrayField {
  const folds = [
    { facets: blur(drawFacets(size, 5, 611), 3), strength: 0.55 },
    { facets: blur(drawFacets(size, 9, 612), 2), strength: 0.7 },
    { facets: blur(drawFacets(size, 15, 613), 1), strength: 0.6 },
    { facets: blur(drawFacets(size, 26, 614), 1), strength: 0.36 },
  ];
  const bendU = createFractal(621, 5, 4);
  const bendV = createFractal(622, 5, 4);
  const fiber = createNoise(623, 200);
  return drawField(size, (u, v) => {
    const x = u + 0.014 * bendU(u, v);
    const y = v + 0.014 * bendV(u, v);
    const shade = folds.reduce((sum, { facets, strength }) => sum + strength * sample(facets, x, y), 0);
    return shade + 0.07 * fiber(u, v);
  });
}

/** A grid of `cells` by `cells` irregular quadrilaterals, each split into two triangles with their own slope. */
function drawFacets(size: number, cells: number, seed: number): GrayField {
  const random = createRandom(seed);
  const net = Array.from({ length: cells * cells }, () => ({
    x: (random() - 0.5) * 0.86,
    y: (random() - 0.5) * 0.86,
    height: random(),
  }));
  const corner = (column: number, row: number): Point => {
    const at = net[((row + cells) % cells) * cells + ((column + cells) % cells)] ?? { x: 0, y: 0, height: 0 };
    return { x: ((column + at.x) * size) / cells, y: ((row + at.y) * size) / cells, height: at.height };
  };
  const field = { size, at: new Float32Array(size * size) };
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const [a, b] = [corner(column, row), corner(column + 1, row)];
      const [c, d] = [corner(column, row + 1), corner(column + 1, row + 1)];
      const halves =
        random() < 0.5
          ? [
              [a, b, c],
              [b, d, c],
            ]
          : [
              [a, b, d],
              [a, d, c],
            ];
      for (const [one, two, three] of halves as [Point, Point, Point][]) {
        fillTriangle(field, one, two, three, computeShade(one, two, three, size / cells));
      }
    }
  }
  return field;
}

/** Brightness of a facet, lit from the upper left. */
function computeShade(a: Point, b: Point, c: Point, unit: number): number {
  const [ux, uy, uh] = [b.x - a.x, b.y - a.y, (b.height - a.height) * unit];
  const [vx, vy, vh] = [c.x - a.x, c.y - a.y, (c.height - a.height) * unit];
  const up = ux * vy - uy * vx || 1e-6;
  const slopeX = (uh * vy - vh * uy) / up;
  const slopeY = (ux * vh - vx * uh) / up;
  return Math.tanh(0.9 * (slopeX * 0.6 + slopeY * 0.8));
}

function fillTriangle({ size, at }: GrayField, a: Point, b: Point, c: Point, value: number) {
  const side = (p: Point, q: Point, x: number, y: number) =>
    (q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x);
  const turn = Math.sign(side(a, b, c.x, c.y));
  const xs = [a.x, b.x, c.x];
  const ys = [a.y, b.y, c.y];
  for (let y = Math.floor(Math.min(...ys)); y <= Math.max(...ys); y++) {
    for (let x = Math.floor(Math.min(...xs)); x <= Math.max(...xs); x++) {
      const inside =
        side(a, b, x, y) * turn >= 0 && side(b, c, x, y) * turn >= 0 && side(c, a, x, y) * turn >= 0;
      if (inside) at[((y + size) % size) * size + ((x + size) % size)] = value;
    }
  }
}

/** The value at u, v, interpolated between the four nearest pixels. */
function sample({ size, at }: GrayField, u: number, v: number): number {
  const x = (u + 1) * size;
  const y = (v + 1) * size;
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - left, y - top];
  const pixel = (px: number, py: number) => at[(py % size) * size + (px % size)] ?? 0;
  const upper = pixel(left, top) * (1 - dx) + pixel(left + 1, top) * dx;
  const lower = pixel(left, top + 1) * (1 - dx) + pixel(left + 1, top + 1) * dx;
  return upper * (1 - dy) + lower * dy;
}
