import Beasties from 'beasties';
import type { Rolldown } from 'vite';
import { TITLE_FONTS } from '../../worker/contract/choices.ts';
import { STYLE_NONCE_PLACEHOLDER, TITLE_FONT_STYLES } from '../../worker/domain/page/page-html.ts';

const STYLE_LINK = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g;
/**
 * The page with its style sheets as elements, so that it is painted without waiting for another file. Their links stay,
 * disabled: what loads a part of the app later finds them and does not load them again.
 */
export function inlineStyles(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(
    STYLE_LINK,
    (link, path: string) =>
      `${toStyleElement(readStyles(bundle, path))}${link.replace('<link ', '<link disabled ')}`,
  );
}

/**
 * The page of a link with only those styles that `view`, its content, is painted with: a quarter of all. What every page has is
 * loaded beside it, and its script applies that after the first paint. `own`: paths of the page's own sheets, of which the
 * itinerary that follows needs nothing.
 */
export async function inlineFirstStyles(
  html: string,
  bundle: Rolldown.OutputBundle,
  view: string,
  own: string[],
): Promise<string> {
  const paths = [...html.matchAll(STYLE_LINK)].map(([, path = '']) => path);
  const styles = paths.map((path) => readStyles(bundle, path)).join('');
  const first = await selectStyles(styles, view);
  return html
    .replace(STYLE_LINK, (link, path: string) =>
      own.includes(`/${path}`) ? '' : link.replace('rel="stylesheet"', 'rel="preload" as="style"'),
    )
    .replace('</head>', () => `${toStyleElement(first)}</head>`);
}

/**
 * The rules of `styles` that apply to `view`, in any of the fonts and languages that the Worker fills in. Those of each title
 * font are marked for it, at the end.
 */
async function selectStyles(styles: string, view: string): Promise<string> {
  const beasties = new Beasties({ logLevel: 'warn', allowRules: [/^(:root|h1):/] });
  const fonts = TITLE_FONTS.map((font) => `<p data-title-font="${font}"></p>`);
  const page = await beasties.process(
    `<html><head><style>${styles}</style></head><body>${view}${fonts.join('')}</body></html>`,
  );
  const [, all] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
  if (!all) throw new Error('No styles apply to the page.');
  const selected = omitFontFiles(all, styles);
  const common = selected.replace(TITLE_FONT_RULE, '');
  const commonFaces = selectFaces(styles, common);
  const marked = [...selected.matchAll(TITLE_FONT_RULE)].map(([rule, font = '']) => {
    const faces = selectFaces(styles, rule).filter((face) => !commonFaces.includes(face));
    return TITLE_FONT_STYLES.begin(font) + faces.join('') + rule + TITLE_FONT_STYLES.end;
  });
  return [...commonFaces, common, ...marked].join('');
}

const TITLE_FONT_RULE = /\[data-title-font=(\w+)\]\{[^}]*\}/g;

const listFaces = (styles: string) =>
  [...styles.matchAll(/@font-face\{font-family:"?([^;"]+)[^}]*\}/g)].map(([face, family = '']) => ({
    face,
    family,
    isFile: face.includes('url('),
  }));

/**
 * `selected` without the names of fonts in files, which would be requested before the first paint. Installed fonts in their
 * size stand in for them until all styles are there.
 */
function omitFontFiles(selected: string, styles: string): string {
  const files = new Set(listFaces(styles).flatMap(({ family, isFile }) => (isFile ? [family] : [])));
  return selected.replace(/"([^"]+)",\s*/g, (name, family: string) => (files.has(family) ? '' : name));
}

/** The fonts that `selected` names. Beasties does not find those in variables. */
const selectFaces = (styles: string, selected: string): string[] =>
  listFaces(styles)
    .filter(({ family, isFile }) => !isFile && selected.includes(family))
    .map(({ face }) => face);

function readStyles(bundle: Rolldown.OutputBundle, path: string): string {
  const file = bundle[path];
  if (file?.type !== 'asset') throw new Error(`The build has no ${path}.`);
  return String(file.source).trim();
}

const toStyleElement = (styles: string) => `<style nonce="${STYLE_NONCE_PLACEHOLDER}">${styles}</style>`;
