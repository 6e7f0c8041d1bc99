import { blur, drawField, type GrayField, smoothstep } from './gray-field.ts';
import { createFractal, createNoise } from './noise.ts';

/** Overlapping washes of watercolor on rough paper, darker along their edges. */
export function drawWatercolor(size: number): GrayField {
  const washes = [0, 1, 2, 3].map((layer) => ({
    shape: createFractal(100 + layer * 17, 2, 6, 0.46),
    flow: createFractal(200 + layer * 17, 2, 4),
    at: -0.12 + 0.12 * layer,
  }));
  const clouds = createFractal(301, 2, 4);
  const tooth = blur(
    drawField(size, (u, v) => createTooth(u, v)),
    1,
  );
  return drawField(size, (u, v) => {
    let pigment = 0.22 * clouds(u, v);
    for (const { shape, flow, at } of washes) {
      const height = shape(u, v) - at;
      const wet = smoothstep(-0.015, 0.015, height);
      const edge = Math.exp(-Math.max(0, height) * 26) * wet;
      pigment += wet * (0.13 + 0.1 * flow(u, v)) + 0.13 * edge;
    }
    const grain = tooth.at[Math.round(v * size) * size + Math.round(u * size)] ?? 0;
    return -pigment + 0.045 * grain;
  });
}

const coarse = createNoise(401, 150);
const fine = createNoise(402, 260);
const createTooth = (u: number, v: number) => coarse(u, v) + 0.7 * fine(u, v);
