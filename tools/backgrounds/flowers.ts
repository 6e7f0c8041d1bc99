import sharp from 'sharp';
import { drawField, type GrayField } from './gray-field.ts';
import { createFractal, createNoise, createRandom } from './noise.ts';

/** Handmade paper with pressed blossoms, sprigs, petals and fibers. */
export async function drawFlowers(size: number): Promise<GrayField> {
  const pressed = await rasterize(size);
  const skin = createFractal(701, 3, 4);
  const pulp = createNoise(702, 90);
  return drawField(size, (u, v) => {
    const shade = pressed[Math.round(v * size) * size + Math.round(u * size)] ?? 0;
    // Some plants are fainter.
    return -shade * (0.8 + 0.35 * skin(u, v)) + 0.035 * pulp(u, v) + 0.05 * skin(v, u);
  });
}

/** The plants, from 0 (plain paper) to 1. They are drawn nine times, so that they continue across the edges. */
async function rasterize(size: number): Promise<Float32Array> {
  const copies = [-1, 0, 1].flatMap((row) =>
    [-1, 0, 1].map((column) => `<use href="#p" x="${column * 1000}" y="${row * 1000}"/>`),
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="${size}" height="${size}">` +
    `<rect width="1000" height="1000" fill="#fff"/><defs><g id="p">${drawPlants()}</g></defs>${copies.join('')}</svg>`;
  const bytes = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer();
  const step = bytes.length / (size * size);
  return Float32Array.from({ length: size * size }, (_, index) => 1 - (bytes[index * step] ?? 255) / 255);
}

function drawPlants(): string {
  const random = createRandom(77);
  const between = (low: number, high: number) => low + (high - low) * random();
  const parts: string[] = [];
  const place = (x: number, y: number, turn: number, scale: number, inner: string) =>
    parts.push(`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${inner}</g>`);

  for (let fiber = 0; fiber < 110; fiber++) {
    const bend = () => between(-60, 60).toFixed(0);
    const path = `<path d="M0 0q${bend()} ${bend()} ${between(20, 110).toFixed(0)} ${bend()}" fill="none" stroke="#000" stroke-opacity="${between(0.12, 0.35).toFixed(2)}" stroke-width="${between(0.8, 2).toFixed(1)}" stroke-linecap="round"/>`;
    place(between(0, 1000), between(0, 1000), between(0, 360), 1, path);
  }
  // On a 6 × 6 grid with random offsets, so that plants are spread evenly.
  for (let cell = 0; cell < 36; cell++) {
    const x = ((cell % 6) + 0.5 + between(-0.26, 0.26) + (Math.floor(cell / 6) % 2 ? 0.4 : 0)) * PITCH;
    const y = (Math.floor(cell / 6) + 0.5 + between(-0.26, 0.26)) * PITCH;
    const turn = between(0, 360);
    const kind = (cell * 7 + Math.floor(cell / 6)) % 5;
    if (kind < 2) place(x, y, turn, between(0.6, 0.98), drawBlossom(random, kind === 0 ? 5 : 6));
    else if (kind < 4) place(x, y, turn, between(0.66, 0.94), drawSprig(random));
    else
      for (let petal = 0; petal < 3; petal++)
        place(x + between(-50, 50), y + between(-50, 50), turn + petal * 115, 0.68, PETAL);
  }
  return parts.join('');
}

/** Distance of plants on the grid of 1000 units. */
const PITCH = 1000 / 6;

const PETAL =
  '<path d="M0 0c-20-14-27-42-12-58c8-8 16-8 24 0c15 16 8 44-12 58z" fill="#000" fill-opacity=".3"/>' +
  '<path d="M0-6c-3-16-4-30-2-44M0-6c4-15 6-28 7-40M0-6c-6-13-9-24-11-34" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="1.2"/>';

function drawBlossom(random: () => number, petals: number): string {
  const around = Array.from({ length: petals }, (_, petal) => {
    const turn = (360 / petals) * petal + (random() - 0.5) * 14;
    return `<g transform="rotate(${turn.toFixed(1)}) scale(${(0.9 + random() * 0.2).toFixed(2)})">${PETAL}</g>`;
  });
  const stamens = Array.from({ length: 9 }, (_, index) => {
    const turn = index * 40 + random() * 20;
    const reach = (10 + random() * 8).toFixed(1);
    return `<g transform="rotate(${turn.toFixed(0)})"><path d="M0 0v-${reach}" stroke="#000" stroke-opacity=".5" stroke-width="1"/><circle cy="-${reach}" r="2" fill-opacity=".6"/></g>`;
  });
  return `${around.join('')}${stamens.join('')}<circle r="5" fill-opacity=".55"/>`;
}

function drawSprig(random: () => number): string {
  const leaves = Array.from({ length: 9 }, (_, index) => {
    const y = 62 - index * 15;
    const turn = index === 8 ? 0 : (index % 2 ? 1 : -1) * (48 + random() * 14);
    const scale = (1 - Math.abs(index - 3) * 0.085).toFixed(2);
    return `<g transform="translate(0 ${y}) rotate(${turn.toFixed(0)}) scale(${scale})"><path d="M0 0c-11-9-12-26 0-40c12 14 11 31 0 40z" fill-opacity=".3"/><path d="M0 0v-34" stroke="#000" stroke-opacity=".3" stroke-width="1.2"/></g>`;
  });
  return `<path d="M4 84c-6-22-3-90-4-144" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="1.8" stroke-linecap="round"/>${leaves.join('')}`;
}
