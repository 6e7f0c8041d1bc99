import { mkdirSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';

const TILE_WIDTH = 300;
const GAP = 12;

/** Lays the pictures of a folder side by side, a dozen or so to a sheet: `<path>-1.png` and so on. */
export async function writeSheets(folder: string, path: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.png'))
    .sort();
  const { width = 1, height = 1 } = files[0] ? await sharp(`${folder}/${files[0]}`).metadata() : {};
  const isWide = width > height;
  const [columns, rows, tileWidth] = isWide ? [3, 3, TILE_WIDTH * 2] : [6, 2, TILE_WIDTH];
  const tileHeight = Math.round((tileWidth * height) / width);
  for (let first = 0; first < files.length; first += columns * rows) {
    const shown = files.slice(first, first + columns * rows);
    const tiles = shown.map(async (file, at) => ({
      input: await sharp(`${folder}/${file}`).resize(tileWidth, tileHeight, { fit: 'fill' }).toBuffer(),
      left: GAP + (at % columns) * (tileWidth + GAP),
      top: GAP + Math.floor(at / columns) * (tileHeight + GAP),
    }));
    const size = {
      width: GAP + columns * (tileWidth + GAP),
      height: GAP + Math.ceil(shown.length / columns) * (tileHeight + GAP),
    };
    await sharp({ create: { ...size, channels: 3, background: '#777777' } })
      .composite(await Promise.all(tiles))
      .png()
      .toFile(`${path}-${first / (columns * rows) + 1}.png`);
  }
}
