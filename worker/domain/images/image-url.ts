import { IMAGE_WIDTHS, type ImageWidth } from '../../contract/limits.ts';

/** Where pictures are served, and what their addresses tell. The ids have 128 random bits: nobody guesses one. */

const HEADER_IMAGE = /^\/media\/p\/([0-9A-Z]{8})\/([\w-]{22})(?:-([1-9]\d{0,3})x([1-9]\d{0,3}))?\.jpg$/;

export type ImageUrlParts = { projectId: string; id: string; width?: number; height?: number };

/** The address of a project's picture; before its size is known it is a name only, and serves nothing. */
export function toImageUrl({ projectId, id, width, height }: ImageUrlParts): string {
  return `/media/p/${projectId}/${id}${width && height ? `-${width}x${height}` : ''}.jpg`;
}

/** What such an address says, or undefined for every other text. */
export function parseImageUrl(address: string): ImageUrlParts | undefined {
  const [, projectId, id, width, height] = HEADER_IMAGE.exec(address) ?? [];
  if (!projectId || !id) return undefined;
  return { projectId, id, ...(width && height && { width: Number(width), height: Number(height) }) };
}

/** The widths below the picture's own: it is never made larger. */
export function listSmallerWidths(width: number): ImageWidth[] {
  return IMAGE_WIDTHS.filter((smaller) => smaller < width);
}

/** `srcset` of a picture: its narrower variants and itself. Empty for an address that tells no size. */
export function toSrcSet(address: string): string {
  const width = parseImageUrl(address)?.width;
  if (!width) return '';
  return [...listSmallerWidths(width).map((w) => `${address}?w=${w} ${w}w`), `${address} ${width}w`].join(
    ', ',
  );
}
