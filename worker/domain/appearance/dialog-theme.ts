import type { Project } from '../../contract/projects.ts';
import { toThemeStyle } from './theme.ts';

/** Attributes and CSS variables that give a dialog the itinerary's colors and fonts. */
export type DialogTheme = Partial<ReturnType<typeof toDialogTheme>> & {
  /** Set for dialogs of hosts, whose texts exist in fewer languages than those of guests. */
  lang?: string;
  dir?: string;
};

/** Colors and fonts of an itinerary for a dialog over it; see `toAppearanceProps` for the page itself. */
export function toDialogTheme({
  titleFont,
  selectedFont,
  customColors,
}: Pick<Project, 'titleFont' | 'selectedFont' | 'customColors'>) {
  return {
    'data-theme': 'itinerary',
    'data-title-font': titleFont,
    'data-text-font': selectedFont,
    style: toThemeStyle(customColors),
  };
}
