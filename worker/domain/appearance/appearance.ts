import type { Background } from '../../contract/choices.ts';
import type { Project } from '../../contract/projects.ts';
import { toBackgroundStyle } from './background.ts';

type AppearanceFields = Pick<
  Project,
  'titleFont' | 'selectedFont' | 'selectedBackground' | 'customBackgroundColor'
>;

/** Attributes for the root element that appearance.css selects, and CSS variables of a custom background color. */
export function toAppearanceProps({
  titleFont,
  selectedFont,
  selectedBackground,
  customBackgroundColor,
}: AppearanceFields) {
  return {
    'data-title-font': titleFont,
    'data-text-font': selectedFont,
    ...toBackgroundProps(selectedBackground, customBackgroundColor),
  };
}

/** The background part of `toAppearanceProps`. `custom` without a color shows the default background. */
function toBackgroundProps(id: Background, color: string | null) {
  if (id === 'custom' && color) {
    const { tone, style } = toBackgroundStyle(color);
    return { 'data-background': id, 'data-tone': tone, style };
  }
  const known = id === 'crinkled' ? 'crumpled-paper' : id === 'custom' ? 'default' : id;
  return { 'data-background': known, style: {} };
}
