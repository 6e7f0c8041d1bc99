import type { Background } from '../../contract/choices.ts';
import type { Project } from '../../contract/projects.ts';
import { toBackgroundStyle } from './background.ts';

type Look = Pick<Project, 'titleFont' | 'selectedFont' | 'selectedBackground' | 'customBackgroundColor'>;

/**
 * What the root of an itinerary carries so that appearance.css dresses it: attributes, and as `style` the
 * variables of a background colour of the host's own.
 */
export function toAppearanceProps({
  titleFont,
  selectedFont,
  selectedBackground,
  customBackgroundColor,
}: Look) {
  return {
    'data-title-font': titleFont,
    'data-text-font': selectedFont,
    ...toBackgroundProps(selectedBackground, customBackgroundColor),
  };
}

/** The part of it that is about the background; fit for a swatch too. A colour not yet chosen is no colour. */
export function toBackgroundProps(id: Background, color: string | null) {
  if (id === 'custom' && color) {
    const { tone, style } = toBackgroundStyle(color);
    return { 'data-background': id, 'data-tone': tone, style };
  }
  const known = id === 'crinkled' ? 'crumpled-paper' : id === 'custom' ? 'default' : id;
  return { 'data-background': known, style: {} };
}
