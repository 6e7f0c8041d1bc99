import { readFileSync, writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { requireBrowser } from '../../dev/test/browser.ts';
import { COVER_IDS, type CoverId } from '../../worker/contract/choices.ts';
import {
  COVER_TONES,
  type CoverColors,
  recolorCoverSvg,
  toCoverColors,
} from '../../worker/domain/appearance/cover-colors.ts';
import { MIX_CHUNK, mixTones, toPngChunk } from '../../worker/domain/appearance/cover-png.ts';
import { toLookFields } from '../../worker/domain/appearance/looks.ts';
import { DEFAULT_COLORS } from '../../worker/domain/appearance/theme.ts';
import { PREVIEW_IMAGE_SIZE } from '../../worker/domain/page/page-html.ts';
import { type IndexedImage, quantizeMixes } from './quantize.ts';

// npx node tools/covers/render-previews.ts [wedding city]: makes the PNG of each cover, for link previews, from its SVG,
// which is edited by hand. Commit the result, and raise the version in worker/domain/appearance/cover-url.ts if a
// published cover changes.

const FOLDER = 'web/public/covers';
const { width, height } = PREVIEW_IMAGE_SIZE;
const PALETTE_SIZE = 96;

/** Colors in which the reduced images must look right. */
const PALETTES = [
  DEFAULT_COLORS,
  ...(['garden', 'riviera', 'confetti'] as const).map((look) => toLookFields(look).customColors),
].map(toCoverColors);

const toChannels = (tones: (keyof CoverColors)[]) =>
  Object.fromEntries(
    COVER_TONES.map((tone) => [tone, ['#ff0000', '#00ff00', '#0000ff'][tones.indexOf(tone)] ?? '#000000']),
  ) as CoverColors;

/** Each pixel as the mix of tones that it is drawn in: two renderings, with three tones each as red, green and blue. */
async function renderMixes(page: Page, svg: string): Promise<Uint8Array> {
  const halves = [COVER_TONES.slice(0, 3), COVER_TONES.slice(3)];
  const renderings: Buffer[] = [];
  for (const half of halves) {
    await page.setContent(
      `<style>body{margin:0}svg{display:block;width:${width}px;height:${height}px}</style>${recolorCoverSvg(svg, toChannels(half))}`,
    );
    renderings.push(
      await sharp(await page.screenshot())
        .removeAlpha()
        .raw()
        .toBuffer(),
    );
  }
  const mixes = new Uint8Array(width * height * COVER_TONES.length);
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (const [half, rendering] of renderings.entries())
      mixes.set(rendering.subarray(pixel * 3, pixel * 3 + 3), pixel * 6 + half * 3);
  }
  return mixes;
}

/** A PNG with 8 bits per pixel and the default palette. Unfiltered rows compress best here. */
function encodePng({ mixes, pixels }: IndexedImage): Buffer {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Array.from({ length: height }, (_, row) => [
    0,
    ...pixels.subarray(row * width, (row + 1) * width),
  ]);
  return Buffer.concat([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    toPngChunk('IHDR', header),
    toPngChunk('PLTE', mixTones(mixes, toCoverColors(DEFAULT_COLORS))),
    toPngChunk(MIX_CHUNK, mixes),
    toPngChunk('IDAT', deflateSync(Uint8Array.from(rows.flat()), { level: 9, memLevel: 9 })),
    toPngChunk('IEND', new Uint8Array()),
  ]);
}

async function main() {
  const chosen = process.argv.slice(2) as CoverId[];
  const executablePath = await requireBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage({ viewport: { width, height } });
    for (const id of chosen.length > 0 ? chosen : COVER_IDS) {
      const svg = readFileSync(`${FOLDER}/${id}.svg`, 'utf8');
      const png = encodePng(quantizeMixes(await renderMixes(page, svg), PALETTE_SIZE, PALETTES));
      writeFileSync(`${FOLDER}/${id}.png`, png);
      console.log(
        `${id}: SVG ${(svg.length / 1024).toFixed(1)} KB, PNG ${(png.length / 1024).toFixed(1)} KB`,
      );
    }
  } finally {
    await browser.close();
  }
}

await main();
