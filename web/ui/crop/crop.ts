// All lengths are whole pixels of the image, not of the screen.

export type Size = { width: number; height: number };
export type Crop = Size & { x: number; y: number };
/** What a nudge moves: the whole crop, or one side or corner by compass direction. */
export type CropHandle = 'all' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';

/** Minimum width and height of a crop; smaller images are refused. */
export const MIN_CROP = 50;

/** Longest side of an uploaded header image in pixels: twice its width on a large screen. */
export const MAX_OUTPUT_SIDE = 2400;

export const NUDGE_STEPS = [1, 10, 100] as const;

/** The initial crop: centered, 90 % of the image, or of its shorter side if `square`. */
export function createCrop(size: Size, square = false): Crop {
  const whole = { x: 0, y: 0, width: size.width * 0.9, height: size.height * 0.9 };
  const { width, height } = fitCrop(whole, size, square);
  return fitCrop({ x: (size.width - width) / 2, y: (size.height - height) / 2, width, height }, size, square);
}

/** Rounds a crop to whole pixels and limits it to the minimum size and the image. */
export function fitCrop(crop: Crop, size: Size, square = false): Crop {
  const length = (value: number, max: number) => clamp(Math.round(value), Math.min(MIN_CROP, max), max);
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

/** Moves the crop, or one side or corner of it, by `dx` to the right and `dy` down. */
export function nudgeCrop(crop: Crop, size: Size, handle: CropHandle, dx: number, dy: number): Crop {
  if (handle === 'all') return fitCrop({ ...crop, x: crop.x + dx, y: crop.y + dy }, size);
  const [left, right] = moveEnds(
    crop.x,
    crop.width,
    size.width,
    dx,
    handle.includes('w'),
    handle.includes('e'),
  );
  const [top, bottom] = moveEnds(
    crop.y,
    crop.height,
    size.height,
    dy,
    handle.includes('n'),
    handle.includes('s'),
  );
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Resizes a square crop by one side or corner; the opposite corner stays in place. */
export function nudgeSquare(
  crop: Crop,
  size: Size,
  handle: Exclude<CropHandle, 'all'>,
  dx: number,
  dy: number,
): Crop {
  const [west, north] = [handle.includes('w'), handle.includes('n')];
  const [right, bottom] = [crop.x + crop.width, crop.y + crop.height];
  const room = Math.min(west ? right : size.width - crop.x, north ? bottom : size.height - crop.y);
  const wanted = crop.width + (west ? -dx : dx) + (north ? -dy : dy);
  const side = clamp(wanted, Math.min(MIN_CROP, room), room);
  return { x: west ? right - side : crop.x, y: north ? bottom - side : crop.y, width: side, height: side };
}

/** Moves the start or end of a range within `0..max`, keeping the minimum length. */
function moveEnds(
  start: number,
  length: number,
  max: number,
  by: number,
  movesStart: boolean,
  movesEnd: boolean,
) {
  const end = start + length;
  const minLength = Math.min(MIN_CROP, max);
  if (movesStart) return [clamp(start + by, 0, end - minLength), end] as const;
  if (movesEnd) return [start, clamp(end + by, start + minLength, max)] as const;
  return [start, end] as const;
}

/** Pixels that an arrow key moves: 1, with Shift 10, with Ctrl or Command 100. */
export function getNudgeStep(keys: { shiftKey: boolean; ctrlKey: boolean; metaKey: boolean }): number {
  if (keys.ctrlKey || keys.metaKey) return NUDGE_STEPS[2];
  return keys.shiftKey ? NUDGE_STEPS[1] : NUDGE_STEPS[0];
}

/** Scales a size down so that its longer side is at most `maxSide` pixels. Never scales up. */
export function fitWithin({ width, height }: Size, maxSide: number): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);
