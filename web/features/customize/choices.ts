import type { CSSProperties } from 'react';
import type { Background, BodyFont, CustomColors, TitleFont } from '../../../worker/contract/choices.ts';
import type { Stored } from './draft.ts';

/** What there is to choose from and how it looks; the page that wears it knows. */
export type Choices = {
  presets: readonly { name: string; colors: CustomColors }[];
  /** What the color fields show for an itinerary that has no colors of its own. */
  panelColors: CustomColors;
  resetColors: CustomColors;
  textFonts: readonly { id: BodyFont; label: string; description: string }[];
  /** Those on offer, and the one already chosen. */
  listTitleFonts: (chosen: TitleFont) => readonly { id: TitleFont; label: string }[];
  backgrounds: readonly { id: Background; label: string }[];
  /** `#rrggbb`; what a host starts from who never chose a background color. */
  firstBackgroundColor: string;
  /** Attributes that make an element wear a look as the page itself does. */
  dress: (look: Look) => Record<`data-${string}`, string | undefined> & { style: CSSProperties };
};

export type Look = Pick<
  Stored,
  'customColors' | 'titleFont' | 'selectedFont' | 'selectedBackground' | 'customBackgroundColor'
>;
