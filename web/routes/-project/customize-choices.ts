import { toAppearance } from '../../../worker/domain/appearance/appearance.ts';
import { toThemeStyle } from '../../../worker/domain/appearance/theme.ts';
import { BACKGROUND_OPTIONS, FIRST_CUSTOM_COLOR } from '../../features/appearance/background-options.ts';
import { COLOR_PRESETS, PANEL_COLORS, RESET_COLORS } from '../../features/appearance/presets.ts';
import { listTitleFonts, TEXT_FONTS } from '../../features/appearance/title-font-options.ts';
import type { Choices } from '../../features/customize/choices.ts';
import '../../features/appearance/appearance.css';

/** What the Customize tab offers, and how the page wears it. */
export const CUSTOMIZE_CHOICES: Choices = {
  presets: COLOR_PRESETS,
  panelColors: PANEL_COLORS,
  resetColors: RESET_COLORS,
  textFonts: TEXT_FONTS,
  listTitleFonts,
  backgrounds: BACKGROUND_OPTIONS,
  firstBackgroundColor: FIRST_CUSTOM_COLOR,
  dress: (look) => {
    const { style, ...attributes } = toAppearance(look);
    return { ...attributes, style: { ...toThemeStyle(look.customColors), ...style } };
  },
};
