// Not in image-url.ts, because guest pages load this file first and that one imports more.

/** `sizes` of a header image: the page column, or the screen without its margins. */
export const HEADER_IMAGE_SIZES = '(min-width: 46rem) 704px, calc(100vw - 2rem)';

/** `srcset` of a header image. At most 1600 px, because 704 px at two device pixels per pixel need no more. */
export const toHeaderSrcSet = (url: string) =>
  [480, 960, 1600].map((width) => `${url}?w=${width} ${width}w`).join();

/** Width divided by height from an image URL; 1.5 if the URL has no size. */
function readAspectRatio(url: string): number {
  const [, width, height] = /-(\d+)x(\d+)\./.exec(url) ?? [];
  return Number(width) / Number(height) || 1.5;
}

/** The median aspect ratio, so that most images fill the slideshow. */
export const computeHeaderRatio = (urls: string[]) =>
  urls.map(readAspectRatio).sort((a, b) => a - b)[urls.length >> 1] ?? 1;

/** Images whose ratio differs by more are not cropped. */
const MAX_CROP_RATIO = 1.25;

/** `object-fit` of an image in a frame of this ratio: `cover` if that crops only a little. */
export function computeObjectFit(url: string, frameRatio: number): 'cover' | 'contain' {
  const difference = readAspectRatio(url) / frameRatio;
  return difference > 1 / MAX_CROP_RATIO && difference < MAX_CROP_RATIO ? 'cover' : 'contain';
}
