import { drawField, type GrayField } from './gray-field.ts';
import { createNoise } from './noise.ts';

const ROWS = 11;
const TAU = Math.PI * 2;

/** Rows of waves, dark below the crest and fading toward the next row. */
export function drawWaves(size: number): GrayField {
  const drift = createNoise(502, 2, ROWS);
  const surge = createNoise(503, 3, ROWS);
  const crest = (row: number, u: number) => {
    const v = (row + 0.5) / ROWS;
    // The crests of a row are about above the troughs of the next.
    const phase = row * (Math.PI + 0.35) + 0.8 * drift(u, v);
    const height = 0.36 + 0.14 * surge(u, v);
    return (row + height * Math.sin(TAU * 3 * u + phase) + 0.3 * surge(u + 0.5, v)) / ROWS;
  };
  return drawField(size, (u, v) => {
    // The front row is the lowest whose crest lies above this point.
    for (let row = ROWS + 2; row >= -3; row--) {
      const wrapped = ((row % ROWS) + ROWS) % ROWS;
      const depth = (v - crest(wrapped, u) - (row - wrapped) / ROWS) * ROWS;
      if (depth < 0) continue;
      const body = -0.5 * Math.exp(-depth * 2.1);
      const foam = 0.5 * Math.exp(-((depth / 0.04) ** 2));
      const ripple = 0.14 * Math.exp(-(((depth - 0.22) / 0.03) ** 2));
      return body + foam + ripple;
    }
    return 0;
  });
}
