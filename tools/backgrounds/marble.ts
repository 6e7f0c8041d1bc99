import { clamp, drawField, type GrayField, smoothstep } from './gray-field.ts';
import { createFractal } from './noise.ts';

/** Marble with clouds and a few fading veins. */
export function drawMarble(size: number): GrayField {
  const bendU = createFractal(11, 2, 5);
  const bendV = createFractal(23, 2, 5);
  const clouds = createFractal(37, 2, 5, 0.55);
  const course = createFractal(41, 2, 6, 0.5);
  const hair = createFractal(59, 3, 6, 0.52);
  const presence = createFractal(71, 2, 3);
  return drawField(size, (u, v) => {
    const x = u + 0.11 * bendU(u, v);
    const y = v + 0.11 * bendV(u, v);
    const there = smoothstep(-0.25, 0.55, presence(x, y));
    const vein = Math.exp(-Math.abs(course(x, y)) * 34) * there;
    const halo = Math.exp(-Math.abs(course(x, y)) * 7) * there;
    const fine = Math.exp(-Math.abs(hair(x + 0.3, y)) * 46) * clamp(1 - there);
    return 0.12 * clouds(x, y) - 0.42 * vein - 0.2 * halo - 0.22 * fine;
  });
}
