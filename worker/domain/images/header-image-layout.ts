// Not in image-url.ts, because guest pages load this file first and that one imports more.

/** `sizes` of a header image, which is as wide as the page. */
export const HEADER_IMAGE_SIZES = '100vw';

/** `srcset` of a header image. */
export const toHeaderSrcSet = (url: string) =>
  [480, 960, 1600].map((width) => `${url}?w=${width} ${width}w`).join();

/** Whether an image is taller than wide, by the size in its URL. */
export function isTallImage(url: string): boolean {
  const [, width, height] = /-(\d+)x(\d+)\./.exec(url) ?? [];
  return Number(width) < Number(height);
}
