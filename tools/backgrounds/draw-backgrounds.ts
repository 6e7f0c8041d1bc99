import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawCrumple } from './crumple.ts';
import { drawFlowers } from './flowers.ts';
import { balance, type GrayField } from './gray-field.ts';
import { drawMarble } from './marble.ts';
import { drawWatercolor } from './watercolor.ts';
import { drawWaves } from './waves.ts';

const folder = fileURLToPath(new URL('../../web/features/appearance/backgrounds/', import.meta.url));

/** Side in pixels, and a WebP quality that keeps each file under 30 KB. */
const backgrounds = {
  'crumpled-paper': { draw: drawCrumple, size: 960, quality: 26 },
  marble: { draw: drawMarble, size: 1200, quality: 40 },
  'handmade-paper': { draw: drawFlowers, size: 1080, quality: 34 },
  'watercolor-paper': { draw: drawWatercolor, size: 1200, quality: 42 },
  'ocean-waves': { draw: drawWaves, size: 1080, quality: 34 },
};

mkdirSync(folder, { recursive: true });
for (const [name, { draw, size, quality }] of Object.entries(backgrounds)) {
  if (process.argv[2] && process.argv[2] !== name) continue;
  const bytes = await encode(balance(await draw(size)), quality);
  writeFileSync(`${folder}${name}.webp`, bytes);
  console.log(`${name}.webp ${size} × ${size}, ${(bytes.length / 1024).toFixed(1)} KB`);
}

function encode({ size, at }: GrayField, quality: number): Promise<Buffer> {
  const gray = Uint8Array.from(at, (value) => Math.round(value * 255));
  return sharp(gray, { raw: { width: size, height: size, channels: 1 } })
    .webp({ quality, effort: 6 })
    .toBuffer();
}
