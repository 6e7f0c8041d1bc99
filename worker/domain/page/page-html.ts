import { escapeHtml } from '../text/escape-html.ts';
import type { PageHead } from './page-head.ts';

/** JSON embedded in a page, so that its script need not fetch it. Read by web/lib/embedded-data.ts. */
export type EmbeddedData = {
  /** Element id, such as `itinerary/DEM0TR1P`. */
  name: string;
  json: string;
};

/** HTML that the page's script hydrates, and when it was rendered, in epoch milliseconds. */
export type FirstScreen = { html: string; renderedAt: number };

/** Size of the link preview images in pixels, recommended by Open Graph consumers for a large preview. */
export const PREVIEW_IMAGE_SIZE = { width: 1200, height: 630 };

const HEAD = { begin: '<!--head-->', end: '<!--/head-->' };
const ROOT = '<div id="root"></div>';

/** Asset paths of a page. */
type PageFiles = { js: string[]; css: string[]; fonts: string[] };
/**
 * Embedded in the template by web/build/page-assets.ts. `pages`: files by path pattern, "all" for those of every page.
 * `titleFonts`: paths by font name; the name with "-ext" is the file for extended Latin letters.
 */
type Assets = { pages: Record<string, PageFiles>; titleFonts: Record<string, string> };

/** Placeholders for project data in prerendered pages. */
export const PAGE_PLACEHOLDERS = {
  projectId: '{{projectId}}',
  name: '{{name}}',
  ownerName: '{{ownerName}}',
  coverUrl: '{{coverUrl}}',
  titleFont: '{{titleFont}}',
  textFont: '{{textFont}}',
};

/** Nonce of the inline scripts in prerendered pages. */
export const NONCE_PLACEHOLDER = '{{nonce}}';
/** Nonce of the inline styles in rendered itineraries. */
export const STYLE_NONCE_PLACEHOLDER = '{{styleNonce}}';

/** web/build/prerender.ts embeds each style sheet twice: inline, and as a disabled link. This matches the inline one. */
const INLINED = new RegExp(`<style nonce="${STYLE_NONCE_PLACEHOLDER}">.*?</style><link disabled `, 'gs');

/** Removes the inline style sheets and enables their links, for a browser that has the files already. */
export const linkStyles = (template: string): string => template.replaceAll(INLINED, '<link ');

/** Styles of one title font in the page of a link, which is painted with those of its itinerary's. */
export const TITLE_FONT_STYLES = { begin: (font: string) => `/*title-font ${font}*/`, end: '/*end*/' };
const FONT_STYLES = /\/\*title-font (\w+)\*\/(.*?)\/\*end\*\//gs;

const ASSETS = /\s*<!--assets (.*?)-->/;

/**
 * Removes the asset list from a built template and returns the files of the page at `path` as a `Link` header with
 * preloads. `link` is undefined if the template has no list (development). With `firstScreen` or `titleFont`, the page shows
 * an itinerary in its own fonts, so `link` has none: the caller preloads them from `titleFonts`.
 */
export function extractPreloads(
  template: string,
  path: string,
  { firstScreen, titleFont }: { firstScreen?: FirstScreen; titleFont?: string } = {},
): { html: string; link: string | undefined; titleFonts: Record<string, string> } {
  const note = ASSETS.exec(template);
  if (!note) return { html: template, link: undefined, titleFonts: {} };
  const { pages, titleFonts } = JSON.parse(note[1] ?? '') as Assets;
  const route = path === '/' ? path : path.replace(/\/$/, '').replace(/^(\/[^/]+\/)[^/]+$/, '$1*');
  const parts = [pages.all, pages[route]].filter((part) => part !== undefined);
  // Prerendered pages have a small script. It loads the app after the first paint, or not at all.
  const [, script, isOwn] =
    /<script type="module"[^>]* src="([^"]+)"( data-itinerary=)?/.exec(template) ?? [];
  const own = script && isOwn ? [`<${script}>; rel=modulepreload`] : [];
  const hasApp = script !== undefined && !isOwn;
  // Itineraries that the Worker renders have inline styles, or links to cached ones. Other prerendered pages preload theirs.
  const hasStyles = firstScreen !== undefined || template.includes('rel="preload" as="style"');
  const css = parts.flatMap((part) =>
    (hasStyles ? [] : part.css).map((file) => `<${file}>; rel=preload; as=style; crossorigin`),
  );
  const js = parts.flatMap((part) => (hasApp ? part.js : []).map((file) => `<${file}>; rel=modulepreload`));
  const fonts = parts.flatMap((part) =>
    (firstScreen || titleFont ? [] : part.fonts).map(
      (file) => `<${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
    ),
  );
  const link = [...own, ...css, ...js, ...fonts].join(', ') || undefined;
  return { html: template.replace(ASSETS, ''), link, titleFonts };
}

/** Replaces the placeholders of a prerendered page with escaped project data, and removes the styles of other title fonts. */
export function fillPagePlaceholders(template: string, values: typeof PAGE_PLACEHOLDERS): string {
  return template
    .replace(FONT_STYLES, (_, font: string, styles: string) => (font === values.titleFont ? styles : ''))
    .replace(
      /\{\{(projectId|name|ownerName|coverUrl|titleFont|textFont)\}\}/g,
      (_, key: keyof typeof PAGE_PLACEHOLDERS) => escapeHtml(values[key]),
    );
}

/** Fills the template: replaces its head (unless `head` is undefined), renders a first screen into its root, embeds data. */
export function fillPage(
  template: string,
  head: string | undefined,
  embedded: EmbeddedData[],
  firstScreen?: FirstScreen,
): string {
  const begin = template.indexOf(HEAD.begin);
  const end = template.indexOf(HEAD.end);
  const withHead =
    head === undefined || begin < 0 || end < begin
      ? template
      : template.slice(0, begin) + head + template.slice(end + HEAD.end.length);
  // Replacer functions, because data may contain replacement patterns such as `$&`.
  return withHead
    .replace(ROOT, (root) =>
      firstScreen
        ? `<div id="root" data-rendered-at="${firstScreen.renderedAt}">${firstScreen.html}</div>`
        : root,
    )
    .replace('</body>', () => `${embedded.map(renderEmbeddedData).join('')}</body>`);
}

/** A page's head as HTML. `path` is only included on listed pages. `preview`: title and description for link previews. */
export function renderHead(head: PageHead, origin: string, path: string, preview = head): string {
  const { title, description, image, listed } = head;
  const meta = (name: string, content: string) =>
    `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeHtml(content)}" />`;
  // Not on share links: previews would open og:url, which lacks the access code.
  const url = origin + path;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    meta('robots', listed ? 'index, follow' : 'noindex'),
    ...(listed ? [`<link rel="canonical" href="${escapeHtml(url)}" />`, meta('og:url', url)] : []),
    meta('og:type', 'website'),
    meta('og:site_name', 'Foldout'),
    meta('og:title', preview.title),
    meta('og:description', preview.description),
    meta('og:image', origin + image.path),
    meta('og:image:type', 'image/png'),
    meta('og:image:width', String(PREVIEW_IMAGE_SIZE.width)),
    meta('og:image:height', String(PREVIEW_IMAGE_SIZE.height)),
    meta('og:image:alt', image.alt),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', preview.title),
    meta('twitter:description', preview.description),
    meta('twitter:image', origin + image.path),
    meta('twitter:image:alt', image.alt),
  ].join('\n    ');
}

/** A data block: browsers do not execute this type, so a strict Content Security Policy allows it. */
function renderEmbeddedData({ name, json }: EmbeddedData): string {
  // In JSON, `<` only occurs in strings. Escaped, it cannot end the script or start a comment.
  const safe = json.replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${escapeHtml(name)}">${safe}</script>`;
}
