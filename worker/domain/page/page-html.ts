import type { PageHead } from './page-head.ts';

/** Data that a page brings along, so that its script need not ask for it. Taken by web/lib/embedded-data.ts. */
export type EmbeddedData = {
  /** What it is, and of what: `itinerary/DEM0TR1P`. */
  name: string;
  /** A text of JSON. */
  json: string;
};

/** Width and height of the pictures for previews, in pixels: what every previewer shows large. */
export const PREVIEW_IMAGE_SIZE = { width: 1200, height: 630 };

const HEAD = { begin: '<!--head-->', end: '<!--/head-->' };
const ROOT = '<div id="root"></div>';

/** What the build noted of a page's files (web/build/page-assets.ts): paths on our origin, by kind. */
type PageAssets = { js: string[]; css: string[]; fonts: string[] };

/** Where a page that was drawn beforehand says something of an itinerary. */
export const PAGE_PLACEHOLDERS = { name: '{{name}}', ownerName: '{{ownerName}}' };

const ASSETS = /\s*<!--assets (.*?)-->/;

/**
 * The built page without the build's note, and the files of the page at `path` as a Link header: style first, since
 * nothing is drawn without it. Undefined where nothing is noted (Vite serves pages itself while one develops).
 */
export function extractPreloads(template: string, path: string): { html: string; link: string | undefined } {
  const note = ASSETS.exec(template);
  if (!note) return { html: template, link: undefined };
  const assets = JSON.parse(note[1] ?? '{}') as Record<string, PageAssets>;
  const route = path === '/' ? path : path.replace(/\/$/, '').replace(/^(\/[^/]+\/)[^/]+$/, '$1*');
  // Pages of words have no script.
  const hasScript = template.includes('<script type="module"');
  const parts = [assets.all, assets[route]].filter((part) => part !== undefined);
  const css = parts.flatMap((part) =>
    part.css.map((file) => `<${file}>; rel=preload; as=style; crossorigin`),
  );
  // A page that comes with its content is painted before its script is missed.
  const isDrawn = !template.includes(ROOT);
  const js = parts.flatMap((part) =>
    (hasScript ? part.js : []).map(
      (file) => `<${file}>; rel=modulepreload${isDrawn ? '; fetchpriority=low' : ''}`,
    ),
  );
  const fonts = parts.flatMap((part) =>
    part.fonts.map((file) => `<${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  );
  const link = (isDrawn ? [...css, ...fonts, ...js] : [...css, ...js, ...fonts]).join(', ') || undefined;
  return { html: template.replace(ASSETS, ''), link };
}

/** A page that was drawn beforehand, with what it says of an itinerary in its places. */
export function fillPagePlaceholders(template: string, words: typeof PAGE_PLACEHOLDERS): string {
  return template.replace(/\{\{(name|ownerName)\}\}/g, (_, word: keyof typeof PAGE_PLACEHOLDERS) =>
    escapeHtml(words[word]),
  );
}

/**
 * The built page with its own head, where it is given one; with what is to be seen until its script has come, where
 * that is not in it already, and data behind it.
 */
export function fillPage(
  template: string,
  head: string | undefined,
  brought: EmbeddedData[],
  firstView = '',
): string {
  const begin = template.indexOf(HEAD.begin);
  const end = template.indexOf(HEAD.end);
  const ownHead =
    head === undefined || begin < 0 || end < begin
      ? template
      : template.slice(0, begin) + head + template.slice(end + HEAD.end.length);
  // A function, since data may hold what a replacement text means otherwise ($&).
  return ownHead
    .replace(ROOT, () => `<div id="root">${firstView}</div>`)
    .replace('</body>', () => `${brought.map(renderEmbeddedData).join('')}</body>`);
}

/** A page's head as HTML. `origin` is where previewers find us; `path` is part of it only on pages to be found. */
export function renderHead(head: PageHead, origin: string, path: string): string {
  const { title, description, picture, listed } = head;
  const meta = (name: string, content: string) =>
    `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeHtml(content)}" />`;
  // A share link's address carries its code, and a previewer would open the one named here instead.
  const address = origin + path;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    meta('robots', listed ? 'index, follow' : 'noindex'),
    ...(listed ? [`<link rel="canonical" href="${escapeHtml(address)}" />`, meta('og:url', address)] : []),
    meta('og:type', 'website'),
    meta('og:site_name', 'Foldout'),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:image', `${origin}/icons/${picture.file}`),
    meta('og:image:type', 'image/png'),
    meta('og:image:width', String(PREVIEW_IMAGE_SIZE.width)),
    meta('og:image:height', String(PREVIEW_IMAGE_SIZE.height)),
    meta('og:image:alt', picture.alt),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', description),
    meta('twitter:image', `${origin}/icons/${picture.file}`),
    meta('twitter:image:alt', picture.alt),
  ].join('\n    ');
}

/** A script that no browser runs: of this type it is data, which a strict policy lets pass. */
export function renderEmbeddedData({ name, json }: EmbeddedData): string {
  // In JSON `<` stands in texts alone; so written, nothing in them ends the script or begins a comment.
  const safe = json.replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${escapeHtml(name)}">${safe}</script>`;
}

/** A text as HTML shows it, in an attribute too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
