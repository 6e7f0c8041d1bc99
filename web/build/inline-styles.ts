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
 * The page with only those styles that `view`, its content, is painted with: a quarter of all. Its style sheets are loaded
 * beside it, and its script applies them after the first paint.
 */
export const inlineFirstStyles = (
  html: string,
  bundle: Rolldown.OutputBundle,
  view: string,
): Promise<string> =>
  inlineSelected(html, bundle, [], async (styles) => {
    const selected = await selectStyles(styles, view);
    return [...selectFaces(styles, selected).map(({ face }) => face), selected];
  });

/**
 * The same for the page of a link. `own`: paths of the page's own sheets, of which the itinerary that follows needs nothing:
 * they are left out. The styles are those in any of the fonts and languages that the Worker fills in; those of each title
 * font are marked for it, at the end. They name no font of a file, which would be requested before the first paint: installed
 * fonts in their size stand in for them until all styles are there.
 */
export const inlineLinkStyles = (html: string, bundle: Rolldown.OutputBundle, view: string, own: string[]) =>
  inlineSelected(html, bundle, own, async (styles) => {
    const fonts = TITLE_FONTS.map((font) => `<p data-title-font="${font}"></p>`);
    const selected = omitFontFiles(await selectStyles(styles, view + fonts.join('')), styles);
    const common = selected.replace(TITLE_FONT_RULE, '');
    const listInstalled = (used: string) =>
      selectFaces(styles, used).flatMap(({ face, isFile }) => (isFile ? [] : [face]));
    const commonFaces = listInstalled(common);
    const marked = [...selected.matchAll(TITLE_FONT_RULE)].map(([rule, font = '']) => {
      const faces = listInstalled(rule).filter((face) => !commonFaces.includes(face));
      return TITLE_FONT_STYLES.begin(font) + faces.join('') + rule + TITLE_FONT_STYLES.end;
    });
    return [...commonFaces, common, ...marked];
  });

async function inlineSelected(
  html: string,
  bundle: Rolldown.OutputBundle,
  omitted: string[],
  select: (styles: string) => Promise<string[]>,
): Promise<string> {
  const paths = [...html.matchAll(STYLE_LINK)].map(([, path = '']) => path);
  const first = await select(paths.map((path) => readStyles(bundle, path)).join(''));
  return html
    .replace(STYLE_LINK, (link, path: string) =>
      omitted.includes(`/${path}`) ? '' : link.replace('rel="stylesheet"', 'rel="preload" as="style"'),
    )
    .replace('</head>', () => `${toStyleElement(first.join(''))}</head>`);
}

/** The rule of all icons, whose selector Beasties does not match. */
const ICONS = /^\[class\^=/;

/** The rules of `styles` that apply to `view`. */
async function selectStyles(styles: string, view: string): Promise<string> {
  const allowRules = [/^(:root|h1):/, ...(view.includes('i-lucide-') ? [ICONS] : [])];
  const beasties = new Beasties({ logLevel: 'warn', allowRules });
  const page = await beasties.process(
    `<html><head><style>${styles}</style></head><body>${view}</body></html>`,
  );
  const [, selected] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
  if (!selected) throw new Error('No styles apply to the page.');
  return selected;
}

const TITLE_FONT_RULE = /\[data-title-font=(\w+)\]\{[^}]*\}/g;

const listFaces = (styles: string) =>
  [...styles.matchAll(/@font-face\{font-family:"?([^;"]+)[^}]*\}/g)].map(([face, family = '']) => ({
    face,
    family,
    isFile: face.includes('url('),
  }));

/** `selected` without the names of fonts in files. */
function omitFontFiles(selected: string, styles: string): string {
  const files = new Set(listFaces(styles).flatMap(({ family, isFile }) => (isFile ? [family] : [])));
  return selected.replace(/"([^"]+)",\s*/g, (name, family: string) => (files.has(family) ? '' : name));
}

/** The fonts that `selected` names. Beasties does not find those in variables. */
const selectFaces = (styles: string, selected: string) =>
  listFaces(styles).filter(({ family }) => selected.includes(family));

function readStyles(bundle: Rolldown.OutputBundle, path: string): string {
  const file = bundle[path];
  if (file?.type !== 'asset') throw new Error(`The build has no ${path}.`);
  return String(file.source).trim();
}

const toStyleElement = (styles: string) => `<style nonce="${STYLE_NONCE_PLACEHOLDER}">${styles}</style>`;
