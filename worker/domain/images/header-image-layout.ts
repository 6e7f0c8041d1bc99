/**
 * What a guest's page must know of a picture's address before anything else loads. The whole of it is in
 * image-address.ts, which would bring the limits of everything along.
 */

/** What the frame is wide: the column, or the screen without its margins. */
export const HEADER_IMAGE_SIZES = '(min-width: 46rem) 704px, calc(100vw - 2rem)';

/** The frame's choice for `srcset`. 704 px at two dots a pixel are less than 1600: it never needs the picture itself. */
export const toHeaderSrcSet = (address: string) =>
  [480, 960, 1600].map((width) => `${address}?w=${width} ${width}w`).join();

/** A picture's width by its height, as its address says it; 1.5 where it does not. */
export function readAspectRatio(address: string): number {
  const [, width, height] = /-(\d+)x(\d+)\./.exec(address) ?? [];
  return Number(width) / Number(height) || 1.5;
}

/** The shape of a frame for all of them: one in the middle, so that most fill it. */
export const computeHeaderRatio = (images: string[]) =>
  images.map(readAspectRatio).sort((a, b) => a - b)[images.length >> 1] ?? 1;

/** Times that two shapes may differ before filling one with the other would cut too much away. */
const MAX_CROP_RATIO = 1.25;

/** How a picture sits in a frame of that shape: cut a little to fill it, or whole with air beside it. */
export function computeObjectFit(address: string, frame: number): 'cover' | 'contain' {
  const difference = readAspectRatio(address) / frame;
  return difference > 1 / MAX_CROP_RATIO && difference < MAX_CROP_RATIO ? 'cover' : 'contain';
}
