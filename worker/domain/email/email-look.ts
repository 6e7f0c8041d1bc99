import type { CustomColors, Look } from '../../contract/choices.ts';
import { computeContrast, pickTextColor } from '../appearance/contrast.ts';
import { readCover, toCoverUrl } from '../appearance/cover-url.ts';
import { DEFAULT_COLORS } from '../appearance/theme.ts';

/** How an email looks. Colors are `#rrggbb`. */
export type EmailLook = {
  /** Of the cover image, 1200 × 630, and what a client shows that blocks images. */
  cover?: { url: string; alt: string };
  /** From left to right, above an email without a cover. */
  stripes: string[];
  button: { background: string; text: string; border: string };
};

/** Background of the card that emails are written on. */
const CARD_COLOR = '#fffdf9';
/** Outlines a button whose color is hardly visible on the card. */
const EDGE_COLOR = '#8d8271';

type LookFields = { name: string; look?: Look | null; customColors?: CustomColors | null };

/** The look of an itinerary's emails: its colors and illustrated cover. `origin` has no trailing slash. */
export function toEmailLook({ name, look, customColors }: LookFields, origin: string): EmailLook {
  const colors = { ...DEFAULT_COLORS, ...customColors };
  const cover = readCover(look ?? null);
  return {
    cover: cover && { url: origin + toCoverUrl(cover, colors, 'png'), alt: `Cover of ${name}` },
    stripes: [colors.primary, colors.secondary, colors.accent],
    button: toButton(colors.primary),
  };
}

/** The look of emails about accounts. */
export const PRODUCT_LOOK: EmailLook = { stripes: ['#5457e4'], button: toButton('#5457e4') };

function toButton(background: string): EmailLook['button'] {
  const isVisible = computeContrast(background, CARD_COLOR) >= 3;
  return { background, text: pickTextColor(background), border: isVisible ? background : EDGE_COLOR };
}
