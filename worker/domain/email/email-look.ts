import type { CustomColors, Look } from '../../contract/choices.ts';
import { t } from '../../messages/t.ts';
import { computeContrast, pickTextColor } from '../appearance/contrast.ts';
import { toCoverImageUrl } from '../appearance/drawn-cover.ts';
import { DEFAULT_COLORS } from '../appearance/theme.ts';

/** How an email looks. Colors are `#rrggbb`. */
export type EmailLook = {
  /** The image at the top, 1200 × 630. Emails about accounts have a strip of color instead. */
  cover?: { url: string; alt: string };
  button: { background: string; text: string; border: string };
};

/** Background of the card that emails are written on. */
const CARD_COLOR = '#fffdf9';
/** Outlines a button whose color is hardly visible on the card. */
const EDGE_COLOR = '#8d8271';

type LookFields = { look?: Look | null; customColors?: CustomColors | null };

/** The look of an itinerary's emails: its cover, as in link previews, and color. `origin` has no trailing slash. */
export function toEmailLook({ look = null, customColors = null }: LookFields, origin: string): EmailLook {
  return {
    cover: { url: origin + toCoverImageUrl({ look, customColors }), alt: t('coverOfItinerary') },
    button: toButton(customColors?.primary ?? DEFAULT_COLORS.primary),
  };
}

/** The look of emails about accounts. */
export const PRODUCT_LOOK: EmailLook = { button: toButton('#5457e4') };

function toButton(background: string): EmailLook['button'] {
  const isVisible = computeContrast(background, CARD_COLOR) >= 3;
  return { background, text: pickTextColor(background), border: isVisible ? background : EDGE_COLOR };
}
