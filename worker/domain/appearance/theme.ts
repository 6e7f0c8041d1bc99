import type { CustomColors } from '../../contract/choices.ts';
import type { CssVariables } from './background.ts';
import { pickTextColor } from './contrast.ts';

/** The itinerary's colors until its host chooses some. */
/** Colors of an itinerary whose host has chosen none. */
export const DEFAULT_COLORS: CustomColors = { primary: '#9333ea', secondary: '#ec4899', accent: '#06b6d4' };

/** The host's colors as CSS variables, each with a readable text color. */
export function toThemeStyle(colors: CustomColors | null): CssVariables {
  const { primary, secondary, accent } = { ...DEFAULT_COLORS, ...colors };
  const style: CssVariables = {
    '--primary': primary,
    '--on-primary': pickTextColor(primary),
    '--secondary': secondary,
    '--on-secondary': pickTextColor(secondary),
    '--accent': accent,
    '--on-accent': pickTextColor(accent),
  };
  return style;
}
