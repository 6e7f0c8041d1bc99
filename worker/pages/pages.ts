import type { Context } from 'hono';
import { generateToken } from '../domain/access/crypto.ts';
import { computePageHead } from '../domain/page/page-head.ts';
import {
  extractPreloads,
  fillPage,
  fillPagePlaceholders,
  linkStyles,
  NONCE_PLACEHOLDER,
  type PAGE_PLACEHOLDERS,
  renderHead,
  STYLE_NONCE_PLACEHOLDER,
} from '../domain/page/page-html.ts';
import { translateNoScript, translatePrerendered } from '../domain/page/page-language.ts';
import { setPageReader } from '../domain/page/page-reader.ts';
import { needsSecondTitleFile } from '../domain/page/title-letters.ts';
import { addAnalytics } from '../http/analytics.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { readRelease } from '../http/release.ts';
import { prefersStyleFiles } from '../http/style-files.ts';
import { catchSuspended } from '../http/suspended-page.ts';
import { inLanguage } from '../messages/in-language.ts';
import { DEFAULT_READER, type TextReader } from '../messages/t.ts';
import { addOperator } from './operator.ts';
import { type PageData, readPageData } from './page-data.ts';

/** Static pages, at the paths of their assets. */
const STATIC = ['/privacy-policy', '/terms', '/community-guidelines', '/accessibility', '/faq', '/credits'];

/** Every page, with its head, the data of its first screen, and a Link header that preloads its files. */
export const pages = factory
  .createApp()
  // Shared from another app before this browser had the service worker, which keeps what is shared.
  .post('/shared-plan', (c) => c.redirect('/shared-plan', 303))
  .get('*', catchSuspended, async (c) => {
    const { pathname } = new URL(c.req.url);
    const settings = c.get('settings');
    const isStatic = STATIC.includes(pathname);
    const [page, data] = await Promise.all([
      readAsset(c, isStatic ? pathname : '/'),
      readPageData(c, pathname),
    ]);
    const template = await toTemplate(c, page, data);
    const { html, link, titleFonts } = extractPreloads(template, pathname, data);
    if (link) c.header('Link', link);
    const head = inLanguage(data.reader ?? DEFAULT_READER, () => computePageHead(pathname, data));
    if (!head.listed) c.header('X-Robots-Tag', 'noindex');
    c.header('Cache-Control', data.embedded.length > 0 ? 'no-store' : 'no-cache');
    const fonts = listTitleFonts(html, data).map((name) => titleFonts[name]);
    // Chromium's first paint waits up to 50 ms for a preloaded font. The page of a link is painted without.
    const isLink = data.placeholders !== undefined;
    const preview = data.previewReader
      ? inLanguage(data.previewReader, () => computePageHead(pathname, data))
      : head;
    const headHtml = [
      renderHead(head, settings.APP_ORIGIN, pathname, preview),
      ...(isLink ? [] : fonts).map((path) => path && renderFontPreload(path)),
      `<meta name="release" content="${readRelease(c.env)}">`,
      data.headHtml,
    ];
    const filled = fillPage(
      html,
      headHtml.filter(Boolean).join(''),
      listEmbedded(data, fonts[0]),
      data.firstScreen,
    );
    const withNonce = addScriptNonce(c, filled);
    if (data.retryAfter !== undefined) c.header('Retry-After', String(data.retryAfter));
    const status = data.retryAfter === undefined ? (head.missing ? 404 : 200) : 429;
    const response = await c.html(withNonce, status);
    const { CONTACT_EMAIL: address, OPERATOR: operator } = settings;
    const withOperator = isStatic ? addOperator(response, { address, operator }) : response;
    return addAnalytics(withOperator, c.req.url, settings);
  });

/** Allows the scripts that are part of a prerendered page. */
function addScriptNonce(c: Context<AppEnv>, html: string): string {
  if (!html.includes(NONCE_PLACEHOLDER)) return html;
  const nonce = generateToken(16);
  c.set('scriptNonce', nonce);
  return html.replaceAll(NONCE_PLACEHOLDER, nonce);
}

/** The title fonts to preload: the font itself and, if a title needs it, its file with further letters. */
const listTitleFonts = (html: string, { titleFont, firstScreen }: PageData): string[] => {
  if (titleFont === undefined) return [];
  const isFurther = needsSecondTitleFile(html) || needsSecondTitleFile(firstScreen?.html ?? '');
  return isFurther ? [titleFont, `${titleFont}-ext`] : [titleFont];
};

const renderFontPreload = (path: string) =>
  `<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin>`;

/** The data of a page. That of a link waits for the font of its itinerary. */
const listEmbedded = ({ embedded, firstScreen }: PageData, font: string | undefined) =>
  font && !firstScreen ? [...embedded, { name: 'title-font', json: JSON.stringify(font) }] : embedded;

const readAsset = (c: Context<AppEnv>, path: string) =>
  c.env.ASSETS.fetch(new URL(path, c.req.url)).then((stored) => stored.text());

/** The page, prerendered if there is one, in the language of its reader. */
async function toTemplate(c: Context<AppEnv>, page: string, data: PageData): Promise<string> {
  const { prerendered, placeholders, reader } = data;
  if (!reader) return prerendered ? readPrerendered(c, prerendered, placeholders) : page;
  c.header('Content-Language', reader.language);
  c.header('Vary', 'Cookie, Accept-Language');
  const template = prerendered ? await readPrerendered(c, prerendered, placeholders, reader) : page;
  return setPageReader(translateNoScript(template, reader), reader);
}

/** With its styles as elements that the page allows, or as the links to files that this browser prefers. */
function setStyles(c: Context<AppEnv>, asset: string): string {
  if (prefersStyleFiles(c)) return linkStyles(asset);
  if (!asset.includes(STYLE_NONCE_PLACEHOLDER)) return asset;
  const nonce = c.get('styleNonce') ?? generateToken(16);
  c.set('styleNonce', nonce);
  return asset.replaceAll(STYLE_NONCE_PLACEHOLDER, nonce);
}

async function readPrerendered(
  c: Context<AppEnv>,
  path: string,
  placeholders?: typeof PAGE_PLACEHOLDERS,
  reader?: TextReader,
): Promise<string> {
  const asset = setStyles(c, await readAsset(c, path));
  const isTranslated = !reader || path.endsWith(`.${reader.language}`);
  const template = isTranslated ? asset : translatePrerendered(asset, reader);
  return placeholders ? fillPagePlaceholders(template, placeholders) : template;
}
