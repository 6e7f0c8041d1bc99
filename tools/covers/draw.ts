import type { CoverTone } from '../../worker/domain/appearance/cover-colors.ts';
import { createRandom } from '../backgrounds/noise.ts';

export type Tone = CoverTone;

export type Point = [x: number, y: number];

/** Width and height of an illustration. */
export const WIDTH = 1600;
export const HEIGHT = 600;

const round = (value: number) => Math.round(value * 10) / 10;

/** Whole numbers where a fraction of a pixel does not show. */
const shorten = (value: number) => (Math.abs(value) < 24 ? round(value) : Math.round(value));

/** Numbers for path data. */
export const at = (...values: number[]): string => values.map(shorten).join(' ').replaceAll(/ -/g, '-');

const faded = (opacity: number) => (opacity < 1 ? ` opacity="${opacity}"` : '');

/** A filled path. */
export const fill = (tone: Tone, path: string, opacity = 1): string =>
  `<path class="${tone}" d="${path}"${faded(opacity)}/>`;

/** A line with round ends. */
export const line = (tone: Tone, path: string, width = 3, opacity = 1): string =>
  `<path class="${tone}-line" stroke-width="${round(width)}" d="${path}"${faded(opacity)}/>`;

export const circle = (tone: Tone, [x, y]: Point, r: number, opacity = 1): string =>
  `<circle class="${tone}" cx="${round(x)}" cy="${round(y)}" r="${round(r)}"${faded(opacity)}/>`;

export const ellipse = (tone: Tone, [x, y]: Point, rx: number, ry: number, opacity = 1): string =>
  `<ellipse class="${tone}" cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}"${faded(opacity)}/>`;

export const box = (tone: Tone, [x, y]: Point, width: number, height: number, opacity = 1): string =>
  fill(tone, `M${at(x, y)}h${round(width)}v${round(height)}h${round(-width)}z`, opacity);

/** The whole sheet in one tone. */
export const sheet = (tone: Tone): string => box(tone, [0, 0], WIDTH, HEIGHT);

export const polygon = (tone: Tone, points: Point[], opacity = 1): string =>
  fill(tone, `M${points.map((point) => at(...point)).join('L')}z`, opacity);

/** Moves, turns (degrees) and scales what is drawn around 0, 0. */
export const place = (parts: string, [x, y]: Point, scale = 1, turn = 0): string =>
  `<g transform="translate(${at(x, y)})${turn ? `rotate(${round(turn)})` : ''}${
    scale === 1 ? '' : `scale(${Math.round(scale * 100) / 100})`
  }">${parts}</g>`;

/** Drawn on both sides, mirrored on the vertical through the center of the sheet. `id` is unique in its drawing. */
export const both = (id: string, parts: string): string =>
  `<g id="${id}">${parts}</g><use href="#${id}" transform="matrix(-1 0 0 1 ${WIDTH} 0)"/>`;

/** `count` values from `from` to `to`, both included. */
export const spread = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / Math.max(1, count - 1));

/** Joined results of `draw` for each value. */
export const each = <T>(values: readonly T[], draw: (value: T, index: number) => string): string =>
  values.map(draw).join('');

/** Seeded random numbers between two limits. */
export function between(seed: number): (low: number, high: number) => number {
  const random = createRandom(seed);
  return (low, high) => low + (high - low) * random();
}

/** The point `distance` away from `from`, at an angle in degrees: 0 is right, 90 down. */
export function reach([x, y]: Point, angle: number, distance: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [x + Math.cos(radians) * distance, y + Math.sin(radians) * distance];
}

/** A smooth curve through points (Catmull-Rom), as path data that begins with M. */
export function curve(points: Point[]): string {
  const get = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] as Point;
  const parts = points.slice(0, -1).map((from, index) => {
    const [before, to, after] = [get(index - 1), get(index + 1), get(index + 2)];
    const one: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const two: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${at(...one, ...two, ...to)}`;
  });
  return `M${at(...get(0))}${parts.join('')}`;
}

/** Everything below a smooth curve. */
export const below = (tone: Tone, points: Point[], opacity = 1): string =>
  fill(tone, `${curve(points)}V${HEIGHT}H${round((points[0] as Point)[0])}z`, opacity);

/** Points of a gently rolling line across the sheet. */
export function rolling(seed: number, y: number, swing: number, steps = 8): Point[] {
  const random = between(seed);
  return spread(steps + 1, -20, WIDTH + 20).map((x) => [x, y + random(-swing, swing)]);
}

/** Dots in one path; `size` is their diameter. */
export const dots = (tone: Tone, points: Point[], size: number, opacity = 1): string =>
  line(tone, points.map((point) => `M${at(...point)}h0`).join(''), size, opacity);

/** Random points within a rectangle, kept where `keep` allows them. */
export function scatter(
  seed: number,
  count: number,
  [left, top, right, bottom]: [number, number, number, number],
  keep: (point: Point) => boolean = () => true,
): Point[] {
  const random = between(seed);
  return Array.from({ length: count }, (): Point => [random(left, right), random(top, bottom)]).filter(keep);
}
