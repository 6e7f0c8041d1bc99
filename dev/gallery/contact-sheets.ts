import { mkdirSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';

const THUMBNAIL_WIDTH = 300;
const GAP = 12;

/** Combines the screenshots of a folder, about a dozen per sheet, in `<path>-1.png` and so on. */
export async function writeContactSheets(folder: string, path: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.png'))
    .sort();
  const { width = 1, height = 1 } = files[0] ? await sharp(`${folder}/${files[0]}`).metadata() : {};
  const isWide = width > height;
  const [columns, rows, thumbWidth] = isWide ? [3, 3, THUMBNAIL_WIDTH * 2] : [6, 2, THUMBNAIL_WIDTH];
  const thumbHeight = Math.round((thumbWidth * height) / width);
  for (let first = 0; first < files.length; first += columns * rows) {
    const shown = files.slice(first, first + columns * rows);
    const thumbnails = shown.map(async (file, index) => ({
      input: await sharp(`${folder}/${file}`).resize(thumbWidth, thumbHeight, { fit: 'fill' }).toBuffer(),
      left: GAP + (index % columns) * (thumbWidth + GAP),
      top: GAP + Math.floor(index / columns) * (thumbHeight + GAP),
    }));
    const size = {
      width: GAP + columns * (thumbWidth + GAP),
      height: GAP + Math.ceil(shown.length / columns) * (thumbHeight + GAP),
    };
    await sharp({ create: { ...size, channels: 3, background: '#777777' } })
      .composite(await Promise.all(thumbnails))
      .png()
      .toFile(`${path}-${first / (columns * rows) + 1}.png`);
  }
}
