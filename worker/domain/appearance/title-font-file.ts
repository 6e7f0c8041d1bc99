import type { TitleFont } from '../../contract/choices.ts';
import type { Project } from '../../contract/projects.ts';

/** Title fonts that browsers always load from us; the others are first looked for on the device. */
const FILES: Partial<Record<TitleFont, string>> = {
  inherit: 'young-serif',
  playfair: 'playfair-display',
  montserrat: 'montserrat',
  lobster: 'lobster',
  oswald: 'oswald',
  garamond: 'eb-garamond',
};

/** The font package of the titles, undefined if the device may have the font. */
export function findTitleFontFile({
  titleFont,
  selectedFont,
}: Pick<Project, 'titleFont' | 'selectedFont'>): string | undefined {
  return titleFont === 'inherit' && selectedFont === 'classy' ? 'newsreader' : FILES[titleFont];
}
