import { computeContrast, pickTextColor } from './contrast.ts';

export type CssVariables = Record<`--${string}`, string>;

// Tried in order; black or white if none has enough contrast.
const TEXT_COLORS = { light: ['#251f18'], dark: ['#f2ebde'] };
const MUTED_COLORS = { light: ['#675e51', '#4d463c', '#251f18'], dark: ['#c9bfb0', '#e6dfd3', '#f2ebde'] };

/** More than the required 4.5, because surfaces may blend an eighth of another color into the background. */
const MIN_CONTRAST = 5.7;

/** CSS variables for a background of `#rrggbb`, with text colors that have a contrast of at least 4.5 on it. */
export function toBackgroundStyle(color: string): { tone: 'light' | 'dark'; style: CssVariables } {
  const tone = pickTextColor(color) === '#ffffff' ? 'dark' : 'light';
  const style: CssVariables = {
    '--host-paper': color,
    '--host-ink': pickReadable(color, TEXT_COLORS[tone]),
    '--host-muted': pickReadable(color, MUTED_COLORS[tone]),
  };
  return { tone, style };
}

function pickReadable(background: string, colors: string[]): string {
  return (
    colors.find((color) => computeContrast(color, background) >= MIN_CONTRAST) ?? pickTextColor(background)
  );
}
