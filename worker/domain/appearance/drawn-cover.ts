import { type CoverChoice, DEFAULT_COVER, readCover, toCoverUrl } from './cover-url.ts';

/** Path of the drawn cover as an SVG, also for a project without a look. */
export const toDrawnCoverUrl = ({ look, customColors }: CoverChoice): string =>
  toCoverUrl(readCover(look) ?? DEFAULT_COVER, customColors);

/** Path of the cover as a PNG, also for a project without a look: a calm pattern in its colors. */
export const toCoverImageUrl = ({ look, customColors }: CoverChoice): string =>
  toCoverUrl(readCover(look) ?? DEFAULT_COVER, customColors, 'png');
