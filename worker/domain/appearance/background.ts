import { computeContrast, pickTextColor } from './contrast.ts';

/** Custom properties of style, by name. */
export type CssVariables = Record<`--${string}`, string>;

/** From the gentlest on; where none of them reads well enough, black or white does. */
const INKS = { light: ['#251f18'], dark: ['#f2ebde'] };
const MUTED = { light: ['#675e51', '#4d463c', '#251f18'], dark: ['#c9bfb0', '#e6dfd3', '#f2ebde'] };

/** More than the 4.5 that text needs: on a card an eighth of another colour may lie over the ground. */
const ENOUGH = 5.7;

/** A background colour (#rrggbb) as the page wears it: its tone, and inks with a contrast of 4.5 or more on it. */
export function toBackgroundStyle(color: string): { tone: 'light' | 'dark'; style: CssVariables } {
  const tone = pickTextColor(color) === '#ffffff' ? 'dark' : 'light';
  const style: CssVariables = {
    '--host-paper': color,
    '--host-ink': pickReadable(color, INKS[tone]),
    '--host-muted': pickReadable(color, MUTED[tone]),
  };
  return { tone, style };
}

function pickReadable(background: string, colors: string[]): string {
  return colors.find((color) => computeContrast(color, background) >= ENOUGH) ?? pickTextColor(background);
}
