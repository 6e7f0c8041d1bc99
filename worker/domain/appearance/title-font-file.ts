import type { TitleFont } from '../../contract/choices.ts';
import type { Project } from '../../contract/projects.ts';

/** Title fonts that we have. The last five stand in for fonts that phones lack, and some computers have. */
const FILES: Partial<Record<TitleFont, string>> = {
  inherit: 'young-serif',
  playfair: 'playfair-display',
  montserrat: 'montserrat',
  lobster: 'lobster',
  oswald: 'oswald',
  garamond: 'eb-garamond',
  brushscript: 'damion',
  comicsans: 'comic-relief',
  papyrus: 'fondamento',
  impact: 'anton',
  arialblack: 'archivo-black',
};

/** The font package of the titles, undefined if they have a font of the device. */
export function findTitleFontFile({
  titleFont,
  selectedFont,
}: Pick<Project, 'titleFont' | 'selectedFont'>): string | undefined {
  return titleFont === 'inherit' && selectedFont === 'classy' ? 'newsreader' : FILES[titleFont];
}
