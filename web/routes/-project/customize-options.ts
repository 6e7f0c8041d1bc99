import { toAppearanceProps } from '../../../worker/domain/appearance/appearance.ts';
import { toThemeStyle } from '../../../worker/domain/appearance/theme.ts';
import {
  BACKGROUND_OPTIONS,
  DEFAULT_CUSTOM_BACKGROUND,
} from '../../features/appearance/background-options.ts';
import {
  ADMIN_DEFAULT_COLORS,
  COLOR_PRESETS,
  RESET_COLORS,
} from '../../features/appearance/color-presets.ts';
import { BODY_FONT_OPTIONS, listTitleFontOptions } from '../../features/appearance/title-font-options.ts';
import type { AppearanceOptions } from '../../features/customize/appearance-options.ts';
import '../../features/appearance/appearance.css';

/** Options of the Customize tab and the attributes that show them on the page. */
export const CUSTOMIZE_OPTIONS: AppearanceOptions = {
  presets: COLOR_PRESETS,
  defaultColors: ADMIN_DEFAULT_COLORS,
  resetColors: RESET_COLORS,
  bodyFonts: BODY_FONT_OPTIONS,
  listTitleFonts: listTitleFontOptions,
  backgrounds: BACKGROUND_OPTIONS,
  defaultBackgroundColor: DEFAULT_CUSTOM_BACKGROUND,
  toAttributes: (appearance) => {
    const { style, ...attributes } = toAppearanceProps(appearance);
    return { ...attributes, style: { ...toThemeStyle(appearance.customColors), ...style } };
  },
};
