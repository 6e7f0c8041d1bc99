import { IMAGE_WIDTHS, type ImageWidth } from '../../contract/limits.ts';

const HEADER_IMAGE = /^\/media\/p\/([0-9A-Z]{8})\/([\w-]{22})(?:-([1-9]\d{0,3})x([1-9]\d{0,3}))?\.jpg$/;

/** `id` has 128 random bits, so URLs cannot be guessed. */
type ImageUrlParts = { projectId: string; id: string; width?: number; height?: number };

/** The path of a header image. Without a size it identifies an upload that is not served yet. */
export function toImageUrl({ projectId, id, width, height }: ImageUrlParts): string {
  return `/media/p/${projectId}/${id}${width && height ? `-${width}x${height}` : ''}.jpg`;
}

/** Undefined if the text is not a path made by `toImageUrl`. */
export function parseImageUrl(url: string): ImageUrlParts | undefined {
  const [, projectId, id, width, height] = HEADER_IMAGE.exec(url) ?? [];
  if (!projectId || !id) return undefined;
  return { projectId, id, ...(width && height && { width: Number(width), height: Number(height) }) };
}

/** The served widths that are smaller than the image, which is never enlarged. */
export function listSmallerWidths(width: number): ImageWidth[] {
  return IMAGE_WIDTHS.filter((smaller) => smaller < width);
}

/** `srcset` with the smaller variants and the image itself. Empty if the URL has no size. */
export function toSrcSet(url: string): string {
  const width = parseImageUrl(url)?.width;
  if (!width) return '';
  return [...listSmallerWidths(width).map((w) => `${url}?w=${w} ${w}w`), `${url} ${width}w`].join(', ');
}
