/** Rules of cropping; all measures are whole pixels of the picture, not of the screen. */

export type Size = { width: number; height: number };
export type Crop = Size & { x: number; y: number };
/** What a nudge moves: the whole crop, or the side or corner that compass points name. */
export type Grip = 'all' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';

/** A crop is at least this wide and high; a picture smaller than that is taken whole. */
const MIN_CROP = 50;

/** Of a crop as it is uploaded; twice what a large screen shows a header in is more than enough. */
export const MAX_OUTPUT_SIDE = 2400;

export const NUDGE_STEPS = [1, 10, 100] as const;

/** The first crop: nine tenths of the picture, in its middle; as wide as high where it is to be a `square`. */
export function createCrop(size: Size, square = false): Crop {
  const whole = { x: 0, y: 0, width: size.width * 0.9, height: size.height * 0.9 };
  const { width, height } = fitCrop(whole, size, square);
  return fitCrop({ x: (size.width - width) / 2, y: (size.height - height) / 2, width, height }, size, square);
}

/** The crop in whole pixels, no smaller than it may be and inside the picture. */
export function fitCrop(crop: Crop, size: Size, square = false): Crop {
  const length = (wanted: number, whole: number, least = Math.min(MIN_CROP, whole)) =>
    clamp(Math.round(wanted), least, whole);
  const side = square && length(Math.min(crop.width, crop.height), Math.min(size.width, size.height));
  const width = side || length(crop.width, size.width);
  const height = side || length(crop.height, size.height);
  return {
    x: clamp(Math.round(crop.x), 0, size.width - width),
    y: clamp(Math.round(crop.y), 0, size.height - height),
    width,
    height,
  };
}

/** The crop after moving it, or one side or corner of it, by `dx` to the right and `dy` down. */
export function nudgeCrop(crop: Crop, size: Size, grip: Grip, dx: number, dy: number): Crop {
  if (grip === 'all') return fitCrop({ ...crop, x: crop.x + dx, y: crop.y + dy }, size);
  const [left, right] = moveEnds(crop.x, crop.width, size.width, dx, grip.includes('w'), grip.includes('e'));
  const [top, bottom] = moveEnds(
    crop.y,
    crop.height,
    size.height,
    dy,
    grip.includes('n'),
    grip.includes('s'),
  );
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The square after moving one side or corner of it: the other two that meet there move along. */
export function nudgeSquare(
  crop: Crop,
  size: Size,
  grip: Exclude<Grip, 'all'>,
  dx: number,
  dy: number,
): Crop {
  const [west, north] = [grip.includes('w'), grip.includes('n')];
  const [right, bottom] = [crop.x + crop.width, crop.y + crop.height];
  const room = Math.min(west ? right : size.width - crop.x, north ? bottom : size.height - crop.y);
  const grown = crop.width + (west ? -dx : dx) + (north ? -dy : dy);
  const side = clamp(grown, Math.min(MIN_CROP, room), room);
  return { x: west ? right - side : crop.x, y: north ? bottom - side : crop.y, width: side, height: side };
}

/** Along one axis: the end that moves stops at the picture's edge and at the smallest distance to the other. */
function moveEnds(start: number, length: number, whole: number, by: number, first: boolean, second: boolean) {
  const end = start + length;
  const least = Math.min(MIN_CROP, whole);
  if (first) return [clamp(start + by, 0, end - least), end] as const;
  if (second) return [start, clamp(end + by, start + least, whole)] as const;
  return [start, end] as const;
}

/** The step of a nudge by key, in pixels: 1, with Shift 10, with Ctrl or Command 100. */
export function getNudgeStep(keys: { shiftKey: boolean; ctrlKey: boolean; metaKey: boolean }): number {
  if (keys.ctrlKey || keys.metaKey) return NUDGE_STEPS[2];
  return keys.shiftKey ? NUDGE_STEPS[1] : NUDGE_STEPS[0];
}

/** The size that fits into a square of `longest` pixels a side; a smaller one stays as it is. */
export function fitWithin({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
