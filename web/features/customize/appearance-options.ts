import type { CSSProperties } from 'react';
import type { Background, BodyFont, CustomColors, TitleFont } from '../../../worker/contract/choices.ts';
import type { StoredCustomizations } from './customize-draft.ts';

/** What there is to choose from and how it looks; the page that wears it knows. */
export type AppearanceOptions = {
  presets: readonly { name: string; colors: CustomColors }[];
  /** What the color fields show for an itinerary that has no colors of its own. */
  defaultColors: CustomColors;
  resetColors: CustomColors;
  bodyFonts: readonly { id: BodyFont; label: string; description: string }[];
  /** Those on offer, and the one already chosen. */
  listTitleFonts: (chosen: TitleFont) => readonly { id: TitleFont; label: string }[];
  backgrounds: readonly { id: Background; label: string }[];
  /** `#rrggbb`; what a host starts from who never chose a background color. */
  defaultBackgroundColor: string;
  /** Attributes that make an element wear a look as the page itself does. */
  toAttributes: (
    look: ItineraryAppearance,
  ) => Record<`data-${string}`, string | undefined> & { style: CSSProperties };
};

type ItineraryAppearance = Pick<
  StoredCustomizations,
  'customColors' | 'titleFont' | 'selectedFont' | 'selectedBackground' | 'customBackgroundColor'
>;
