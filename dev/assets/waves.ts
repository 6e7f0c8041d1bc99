import { drawField, type Field } from './field.ts';
import { createNoise } from './noise.ts';

const ROWS = 9;
const TAU = Math.PI * 2;

/** Rows of swell, each in front of the one behind it: dark under its crest, fading out towards the next. */
export function drawWaves(size: number): Field {
  const rise = createNoise(501, 4, ROWS);
  const drift = createNoise(502, 2, ROWS);
  const crest = (row: number, u: number) => {
    const v = (row + 0.5) / ROWS;
    const phase = row * 2.4;
    const swell = 0.5 * Math.sin(TAU * 2 * u + phase) + 0.24 * Math.sin(TAU * 5 * u + phase * 1.7);
    return (row + 0.42 * swell + 0.8 * rise(u, v) + 0.5 * drift(u, v)) / ROWS;
  };
  return drawField(size, (u, v) => {
    // The front row is the lowest whose crest lies above this point.
    for (let row = ROWS + 2; row >= -3; row--) {
      const wrapped = ((row % ROWS) + ROWS) % ROWS;
      const depth = (v - crest(wrapped, u) - (row - wrapped) / ROWS) * ROWS;
      if (depth < 0) continue;
      const body = -0.5 * Math.exp(-depth * 1.6);
      const foam = 0.55 * Math.exp(-((depth / 0.035) ** 2));
      const lines = [0.16, 0.3, 0.42].reduce(
        (sum, line, index) => sum + (0.16 - index * 0.04) * Math.exp(-(((depth - line) / 0.02) ** 2)),
        0,
      );
      return body + foam + lines;
    }
    return 0;
  });
}
