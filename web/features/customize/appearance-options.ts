import type { CSSProperties } from 'react';
import type { Background, BodyFont, CustomColors, TitleFont } from '../../../worker/contract/choices.ts';
import type { StoredCustomizations } from './customize-draft.ts';

/** Options of the Customize tab. The page passes them in, as they belong to another feature. */
export type AppearanceOptions = {
  presets: readonly { name: string; colors: CustomColors }[];
  /** Shown while an itinerary has no custom colors. */
  defaultColors: CustomColors;
  resetColors: CustomColors;
  bodyFonts: readonly { id: BodyFont; label: string; description: string }[];
  /** The fonts offered, and the chosen one if it is not offered. */
  listTitleFonts: (chosen: TitleFont) => readonly { id: TitleFont; label: string }[];
  backgrounds: readonly { id: Background; label: string }[];
  /** `#rrggbb`; first value of the custom background color. */
  defaultBackgroundColor: string;
  /** Attributes that give an element the appearance of the itinerary page. */
  toAttributes: (
    appearance: ItineraryAppearance,
  ) => Record<`data-${string}`, string | undefined> & { style: CSSProperties };
};

type ItineraryAppearance = Pick<
  StoredCustomizations,
  'customColors' | 'titleFont' | 'selectedFont' | 'selectedBackground' | 'customBackgroundColor'
>;
