import type { CssVariables } from '../appearance/background.ts';
import { type CoverChoice, DEFAULT_COVER, readCover, toCoverUrl } from '../appearance/cover-url.ts';
import { toThemeStyle } from '../appearance/theme.ts';

/** What a share link shows of an itinerary's look before the code: never a photo, a date or an event. */
export type InvitationLook = { coverUrl: string; style: CssVariables };

/** The cover and the color of the button. Without a look, the cover of link previews, in the itinerary's colors. */
export function toInvitationLook({ look, customColors }: CoverChoice): InvitationLook {
  const theme = toThemeStyle(customColors);
  return {
    coverUrl: toCoverUrl(readCover(look) ?? DEFAULT_COVER, customColors),
    style: { '--primary': theme['--primary'] ?? '', '--on-primary': theme['--on-primary'] ?? '' },
  };
}
