import { drawField, type GrayField, smoothstep } from './gray-field.ts';
import { createFractal, createNoise } from './noise.ts';

const ROWS = 8;
const LINES = 4;

/** Long swells, one in front of the other, with a few brushed lines below each crest that come and go. */
export function drawWaves(size: number): GrayField {
  const swell = createNoise(502, 2, ROWS);
  const roll = createNoise(517, 3, ROWS);
  const brush = createFractal(611, 3, 3);
  const depths = createNoise(640, 3, ROWS);
  const crest = (row: number, u: number) => {
    const v = (row + 0.5) / ROWS;
    return (row + 0.95 * swell(u, v) + 0.4 * roll(u + 0.31 * row, v)) / ROWS;
  };
  return drawField(size, (u, v) => {
    // The front swell is the lowest whose crest lies above this point.
    for (let row = ROWS + 2; row >= -3; row--) {
      const wrapped = ((row % ROWS) + ROWS) % ROWS;
      const depth = (v - crest(wrapped, u) - (row - wrapped) / ROWS) * ROWS;
      if (depth < 0) continue;
      const presence = smoothstep(-0.3, 0.35, brush(u, (wrapped + 0.5) / ROWS));
      const body = -0.34 * Math.exp(-depth * 1.5);
      const foam = 0.62 * Math.exp(-((depth / 0.035) ** 2)) * (0.35 + 0.65 * presence);
      let lines = 0;
      for (let line = 1; line <= LINES; line++) {
        const at = line * (0.15 + 0.035 * depths(u, (wrapped + 0.5) / ROWS));
        lines += 0.2 * Math.exp(-(((depth - at) / 0.02) ** 2)) * presence * (1 - line / (LINES + 1.5));
      }
      return body + foam + lines;
    }
    return 0;
  });
}
