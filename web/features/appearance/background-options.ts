import type { Background } from '../../../worker/contract/choices.ts';

/** What the panel offers, in its order. */
export const BACKGROUND_OPTIONS: { id: Background; label: string }[] = [
  { id: 'default', label: 'Default' },
  { id: 'custom', label: 'Custom Color' },
  { id: 'crumpled-paper', label: 'Crumpled Paper' },
  { id: 'marble', label: 'Marble' },
  { id: 'handmade-paper', label: 'Flower Paper' },
  { id: 'watercolor-paper', label: 'Watercolor Paper' },
  { id: 'ocean-waves', label: 'Ocean Waves' },
];

/** The colour a host starts from who never chose one: the page's own paper. */
export const DEFAULT_CUSTOM_BACKGROUND = '#f7f2e8';
