import { type CoverChoice, DEFAULT_COVER, readCover, toCoverUrl } from './cover-url.ts';

/** The drawn cover, also of a project without a look. */
export const readDrawnCover = ({ look }: Pick<CoverChoice, 'look'>) => readCover(look) ?? DEFAULT_COVER;

/** Path of the drawn cover as an SVG. */
export const toDrawnCoverUrl = ({ look, customColors }: CoverChoice): string =>
  toCoverUrl(readDrawnCover({ look }), customColors);

/** Path of the drawn cover as a PNG. */
export const toCoverImageUrl = ({ look, customColors }: CoverChoice): string =>
  toCoverUrl(readDrawnCover({ look }), customColors, 'png');
