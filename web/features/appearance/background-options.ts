import type { Background } from '../../../worker/contract/choices.ts';

/** Backgrounds in the order of the admin panel. */
export const BACKGROUND_OPTIONS: { id: Background; label: string }[] = [
  { id: 'default', label: 'Default' },
  { id: 'custom', label: 'Custom Color' },
  { id: 'crumpled-paper', label: 'Crumpled Paper' },
  { id: 'marble', label: 'Marble' },
  { id: 'handmade-paper', label: 'Flower Paper' },
  { id: 'watercolor-paper', label: 'Watercolor Paper' },
  { id: 'ocean-waves', label: 'Ocean Waves' },
];

/** First value of the custom color: the page's default background. */
export const DEFAULT_CUSTOM_BACKGROUND = '#f7f2e8';
