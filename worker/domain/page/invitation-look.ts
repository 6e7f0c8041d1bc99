import type { BodyFont, TitleFont } from '../../contract/choices.ts';
import type { CssVariables } from '../appearance/background.ts';
import type { CoverChoice } from '../appearance/cover-url.ts';
import { toDrawnCoverUrl } from '../appearance/drawn-cover.ts';
import { toThemeStyle } from '../appearance/theme.ts';

/** What a share link shows of an itinerary's look before the code: never a photo, a date or an event. */
export type InvitationLook = {
  coverUrl: string;
  titleFont: TitleFont;
  textFont: BodyFont;
  style: CssVariables;
};

/** The columns that it needs. */
export type LookColumns = CoverChoice & { titleFont: TitleFont; selectedFont: BodyFont };

/** The cover, the fonts and the color of the button. Without a look, the cover of link previews, in the itinerary's colors. */
export function toInvitationLook(project: LookColumns): InvitationLook {
  const { titleFont, selectedFont } = project;
  const theme = toThemeStyle(project.customColors);
  return {
    coverUrl: toDrawnCoverUrl(project),
    titleFont,
    textFont: selectedFont,
    style: { '--primary': theme['--primary'] ?? '', '--on-primary': theme['--on-primary'] ?? '' },
  };
}
