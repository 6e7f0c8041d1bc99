import type { CSSProperties } from 'react';
import { computeContrast, pickTextColor } from '../../../worker/domain/contrast.ts';

/** From the gentlest to the plainest; the last of each can be read wherever its tone is picked. */
const INKS = { light: ['#251f18', '#000000'], dark: ['#f2ebde', '#ffffff'] };
const MUTED = { light: ['#675e51', '#4d463c', ...INKS.light], dark: ['#c9bfb0', '#e6dfd3', ...INKS.dark] };

/** A background colour (#rrggbb) as the page wears it: its tone, and inks with a contrast of 4.5 or more on it. */
export function toGround(color: string): { tone: 'light' | 'dark'; style: CSSProperties } {
  const tone = pickTextColor(color) === '#ffffff' ? 'dark' : 'light';
  const style: Record<`--${string}`, string> = {
    '--host-paper': color,
    '--host-ink': pickReadable(color, INKS[tone]),
    '--host-muted': pickReadable(color, MUTED[tone]),
  };
  return { tone, style };
}

function pickReadable(background: string, colors: string[]): string {
  return colors.find((color) => computeContrast(color, background) >= 4.5) ?? pickTextColor(background);
}
