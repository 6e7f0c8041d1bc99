import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { COVER_IDS } from '../../worker/contract/choices.ts';
import { COVER_TONES, toCoverColors } from '../../worker/domain/appearance/cover-colors.ts';
import { recolorCoverPng } from '../../worker/domain/appearance/cover-png.ts';
import { PREVIEW_IMAGE_SIZE } from '../../worker/domain/page/page-html.ts';

const FOLDER = 'web/public/covers';
const COLORS = toCoverColors({ primary: '#1f4f6e', secondary: '#e6a57c', accent: '#b04a2a' });

it('has an SVG and a PNG of every cover, and nothing else', () => {
  const files = COVER_IDS.flatMap((id) => [`${id}.png`, `${id}.svg`]);
  expect(readdirSync(FOLDER).toSorted()).toEqual(files.toSorted());
});

describe.each(COVER_IDS)('%s', (id) => {
  const svg = readFileSync(`${FOLDER}/${id}.svg`, 'utf8');
  const png = readFileSync(`${FOLDER}/${id}.png`);

  it('stays small', () => {
    expect(svg.length).toBeLessThan(25_000);
    expect(png.length).toBeLessThan(60_000);
  });

  it('uses shapes and the known tones only', () => {
    const classes = [...svg.matchAll(/class="([^"]*)"/g)].map(([, name]) => name);
    const known = COVER_TONES.flatMap((tone) => [tone, `${tone}-line`]);
    expect(known).toEqual(expect.arrayContaining([...new Set(classes)]));
    expect(svg).not.toMatch(
      /NaN|undefined|Infinity|(?<!xmlns=")https?:|<(script|image|foreignObject|a)\b|\son\w+=/,
    );
    const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, name]) => name);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('becomes a PNG in other colors', async () => {
    const recolored = sharp(recolorCoverPng(png, COLORS));
    expect(await recolored.metadata()).toMatchObject({ format: 'png', ...PREVIEW_IMAGE_SIZE });
    const { data, info } = await recolored.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const counts = new Map<number, number>();
    for (let at = 0; at < data.length; at += info.channels) {
      const color = data.readUIntBE(at, 3);
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
    // At least one large area has exactly the color of a tone.
    const tones = COVER_TONES.map((tone) => Number.parseInt(COLORS[tone].slice(1), 16));
    const largest = Math.max(...tones.map((tone) => counts.get(tone) ?? 0));
    expect(largest).toBeGreaterThan(PREVIEW_IMAGE_SIZE.width * PREVIEW_IMAGE_SIZE.height * 0.02);
  });
});
