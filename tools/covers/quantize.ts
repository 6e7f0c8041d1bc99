import { COVER_TONES, type CoverColors } from '../../worker/domain/appearance/cover-colors.ts';
import { mixTones } from '../../worker/domain/appearance/cover-png.ts';

/** Pixels as mixes of tones (one byte per tone), reduced to a palette of such mixes. */
export type IndexedImage = { mixes: Uint8Array; pixels: Uint8Array };

const TONES = COVER_TONES.length;
const ROUNDS = 8;

type Mix = { key: string; mix: number[]; color: number[]; count: number; entry: number };

/**
 * Reduces mixes of tones to at most `size` palette entries (k-means). Two mixes count as similar if they look similar
 * in all of the `palettes`.
 */
export function quantizeMixes(pixels: Uint8Array, size: number, palettes: CoverColors[]): IndexedImage {
  const { mixes, order } = countMixes(pixels, palettes);
  let centers = pickCenters(mixes, size);
  for (let round = 0; round < ROUNDS; round++) {
    for (const mix of mixes) mix.entry = findNearest(mix.color, centers);
    centers = centers.map((center, entry) => average(mixes.filter((mix) => mix.entry === entry)) ?? center);
  }
  const entries = new Uint8Array(centers.flatMap(({ mix }) => mix.map(Math.round)));
  return { mixes: entries, pixels: Uint8Array.from(order, (index) => mixes[index]?.entry ?? 0) };
}

function countMixes(pixels: Uint8Array, palettes: CoverColors[]) {
  const known = new Map<string, number>();
  const mixes: Mix[] = [];
  const order = new Uint32Array(pixels.length / TONES);
  for (let pixel = 0; pixel < order.length; pixel++) {
    const mix = pixels.subarray(pixel * TONES, (pixel + 1) * TONES);
    const key = mix.join();
    let index = known.get(key);
    if (index === undefined) {
      index = mixes.length;
      known.set(key, index);
      const color = palettes.flatMap((palette) => [...mixTones(mix, palette)]);
      mixes.push({ key, mix: [...mix], color, count: 0, entry: 0 });
    }
    (mixes[index] as Mix).count++;
    order[pixel] = index;
  }
  return { mixes, order };
}

/** The most frequent mixes that differ from each other. */
function pickCenters(mixes: Mix[], size: number): { mix: number[]; color: number[] }[] {
  const byCount = mixes.toSorted((one, other) => other.count - one.count);
  const centers: Mix[] = [];
  for (const least of [24, 12, 5, 0]) {
    for (const mix of byCount) {
      if (centers.length === size) return centers;
      const far = centers.every((center) => distance(center.color, mix.color) > least * least * 3);
      if (far) centers.push(mix);
    }
  }
  return centers;
}

function findNearest(color: number[], centers: { color: number[] }[]): number {
  let best = 0;
  let least = Infinity;
  for (const [entry, center] of centers.entries()) {
    const far = distance(color, center.color);
    if (far < least) [best, least] = [entry, far];
  }
  return best;
}

function distance(one: number[], other: number[]): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += ((one[index] ?? 0) - (other[index] ?? 0)) ** 2;
  return sum;
}

/** Weighted by frequency, so that flat areas keep their exact tone. */
function average(mixes: Mix[]): { mix: number[]; color: number[] } | undefined {
  const total = mixes.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return undefined;
  const mean = (read: (mix: Mix) => number[]) =>
    read(mixes[0] as Mix).map(
      (_, index) => mixes.reduce((sum, mix) => sum + (read(mix)[index] ?? 0) * mix.count, 0) / total,
    );
  return { mix: mean(({ mix }) => mix), color: mean(({ color }) => color) };
}
