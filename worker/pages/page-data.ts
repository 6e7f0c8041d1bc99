import type { Context } from 'hono';
import { generateToken } from '../domain/access/crypto.ts';
import { toCoverImageUrl, toDrawnCoverUrl } from '../domain/appearance/drawn-cover.ts';
import { findTitleFontFile } from '../domain/appearance/title-font-file.ts';
import { describeError } from '../domain/describe-error.ts';
import { type InvitationLook, toInvitationLook } from '../domain/page/invitation-look.ts';
import { isForGuests, isForHosts, type ProjectPreview, parsePagePath } from '../domain/page/page-head.ts';
import type { EmbeddedData, FirstScreen, PAGE_PLACEHOLDERS } from '../domain/page/page-html.ts';
import { escapeHtml } from '../domain/text/escape-html.ts';
import { toAppError } from '../errors.ts';
import type { AppEnv } from '../http/context.ts';
import { readGrantedItinerary } from '../http/granted-itinerary.ts';
import { findInvitation } from '../http/invitation.ts';
import { setRefusedView, setView } from '../http/itinerary-views.ts';
import { giveLivePass } from '../http/live-pass.ts';
import { countRead } from '../http/read-budget.ts';
import { readReader, toItineraryReader } from '../http/reader.ts';
import { findUser } from '../http/sessions.ts';
import { requireNotSuspendedId } from '../http/suspension.ts';
import { ensureVisitorId } from '../http/visitors.ts';
import { log } from '../log.ts';
import { toHostReader, toPrerenderedPath, toUsualReader } from '../messages/host-reader.ts';
import type { TextReader } from '../messages/t.ts';
import { renderItineraryJson } from '../serializers/itinerary.ts';
import { toUser } from '../serializers/user.ts';
import { inlineCover, readInlineCover } from './inline-cover.ts';
import { renderFirstScreen, toItineraryStyle, toStyle } from './rendered-itinerary.ts';

/** What is rendered into a page. */
export type PageData = {
  title?: string;
  /** Null if there is no such project; undefined if it may not be looked up. */
  invitation?: ProjectPreview | null;
  /** Path of the itinerary's cover, for link previews. */
  coverUrl?: string;
  embedded: EmbeddedData[];
  /** Project data in a prerendered page. */
  placeholders?: typeof PAGE_PLACEHOLDERS;
  /** HTML for the end of the head. */
  headHtml?: string;
  firstScreen?: FirstScreen;
  /** The font package of the itinerary's titles. */
  titleFont?: string;
  /** Path of the prerendered page to use instead of the empty one. Those of hosts are in the reader's language. */
  prerendered?: string;
  /** Who reads. Static pages are in English. */
  reader?: TextReader;
  /** Who reads link previews, if hosts have set a language. */
  previewReader?: TextReader | undefined;
  /** Seconds, if the browser has read this itinerary too often. */
  retryAfter?: number;
};

/**
 * Reads the data of the page at `pathname`. Throws SUSPENDED, and nothing else: the page's script requests what is missing
 * here.
 */
export async function readPageData(c: Context<AppEnv>, pathname: string): Promise<PageData> {
  if (isForHosts(pathname)) return readHostPage(c, pathname);
  const page = parsePagePath(pathname);
  const waitMs = page.kind === 'project' ? await countRead(c, page.projectId) : 0;
  if (waitMs > 0 && page.kind === 'project') {
    setRefusedView(c, page.projectId, 'RATE_LIMITED');
    return { embedded: [], reader: readReader(c), retryAfter: Math.ceil(waitMs / 1000) };
  }
  const itinerary =
    page.kind === 'project'
      ? await orUndefined(c, readProjectPage(c, page.projectId), page.projectId)
      : undefined;
  if (itinerary) return itinerary;
  // The cookie is set with the page, so that even the first failed attempt counts for this browser, not its network.
  if (pathname === '/access') await ensureVisitorId(c);
  if (page.kind === 'access' || page.kind === 'project')
    return readInvitationPage(c, page.kind, page.projectId);
  return isForGuests(pathname) ? { embedded: [], reader: readReader(c) } : { embedded: [] };
}

/** A page of hosts outside of an itinerary. */
async function readHostPage(c: Context<AppEnv>, pathname: string): Promise<PageData> {
  const page = parsePagePath(pathname);
  if (page.kind === 'checkout') await requireNotSuspendedId(c, page.projectId.toUpperCase());
  const reader = toHostReader(readReader(c));
  if (page.kind === 'checkout')
    return { embedded: [], reader, prerendered: toPrerenderedPath('/checkout-opening', reader) };
  if (pathname === '/dashboard')
    return { embedded: [], ...(await orUndefined(c, readDashboard(c, reader))), reader };
  if (pathname !== '/') return { embedded: [], reader };
  return { embedded: [], reader: toUsualReader(reader), prerendered: toPrerenderedPath('/landing', reader) };
}

async function readInvitationPage(
  c: Context<AppEnv>,
  kind: 'access' | 'project',
  projectId: string,
): Promise<PageData> {
  await ensureVisitorId(c);
  const found = await orUndefined(c, findInvitation(c, projectId));
  const reader = readReader(c, { project: found ?? undefined });
  if (found === undefined) return { embedded: [], reader };
  const id = projectId.toUpperCase();
  const preview = { name: `preview/${id}`, json: JSON.stringify({ project: found?.preview ?? null }) };
  if (!found) {
    const prerendered = kind === 'access' ? '/invitation-unknown' : undefined;
    return { invitation: null, embedded: [preview], prerendered, reader };
  }
  const look = toInvitationLook(found.look);
  const data = {
    invitation: found.preview,
    coverUrl: toCoverImageUrl(found.look),
    reader,
    previewReader: found.language ? toItineraryReader(found) : undefined,
    embedded: [preview, { name: `look/${id}`, json: JSON.stringify(look) }],
  };
  if (kind === 'project') return data;
  return {
    ...data,
    placeholders: { ...found.preview, projectId: id, ...pickPlaceholders(look) },
    headHtml: renderCoverPreload(look.coverUrl) + renderStyle(c, toStyle('.invitation', look.style)),
    titleFont: found.titleFontFile,
    // A share link submits its code without a click.
    prerendered: c.req.query('code') ? '/invitation-opening' : '/invitation',
  };
}

const pickPlaceholders = ({ coverUrl, titleFont, textFont }: InvitationLook) => ({
  coverUrl,
  titleFont,
  textFont,
});

/** Preloads drawn covers: their markup comes after the styles, so without this they would be requested after them. */
const renderCoverPreload = (url: string) =>
  `<link rel="preload" href="${escapeHtml(url)}" as="image" fetchpriority="high">`;

/** The page's style element, with a nonce that the Content Security Policy allows; style attributes are forbidden. */
function renderStyle(c: Context<AppEnv>, css: string): string {
  const nonce = generateToken(16);
  c.set('styleNonce', nonce);
  return `<style nonce="${nonce}">${css}</style>`;
}

async function readDashboard(c: Context<AppEnv>, reader: TextReader): Promise<PageData> {
  const user = await findUser(c);
  const embedded = [{ name: 'account', json: JSON.stringify({ user: user ? toUser(user) : null }) }];
  if (user) return { embedded, prerendered: toPrerenderedPath('/dashboard-opening', reader) };
  // The prerendered sign-in link returns to /dashboard without a query.
  if (new URL(c.req.url).search !== '') return { embedded };
  return { embedded, prerendered: toPrerenderedPath('/account-required', reader) };
}

async function readProjectPage(c: Context<AppEnv>, projectId: string): Promise<PageData> {
  const itinerary = await readGrantedItinerary(c, projectId);
  const { project } = itinerary;
  setView(c, itinerary);
  await giveLivePass(c, project, itinerary.viewer);
  const json = await renderItineraryJson(itinerary, c.get('settings'));
  const reader = readReader(c, itinerary);
  const isDrawn = project.headerImages.length === 0;
  // The cover is read while the page is rendered.
  const [cover, rendered] = await Promise.all([
    isDrawn ? readInlineCover(c, project) : undefined,
    orUndefined(c, renderFirstScreen(json, new URL(c.req.url).searchParams, reader)),
  ]);
  const preload = isDrawn && !cover ? renderCoverPreload(toDrawnCoverUrl(project)) : '';
  return {
    title: project.customTitle ?? project.name,
    coverUrl: toCoverImageUrl(project),
    headHtml: preload + renderStyle(c, toItineraryStyle(project)),
    titleFont: findTitleFontFile(project),
    prerendered: '/itinerary',
    reader,
    previewReader: project.language ? toItineraryReader(project) : undefined,
    firstScreen: rendered && cover ? inlineCover(rendered, project, cover) : rendered,
    embedded: [{ name: `itinerary/${projectId}`, json }],
  };
}

/** Undefined if `read` is refused, or fails. Failures are logged, and a refused itinerary is noted. Throws SUSPENDED. */
async function orUndefined<T>(
  c: Context<AppEnv>,
  read: Promise<T>,
  projectId?: string,
): Promise<T | undefined> {
  return read.catch((error: unknown) => {
    const failure = toAppError(error);
    const { code } = failure;
    if (projectId) setRefusedView(c, projectId, code);
    if (code === 'SUSPENDED') throw failure;
    if (code === 'INTERNAL' || code === 'UNAVAILABLE') {
      log({ handler: 'fetch', job: 'page-data', code, cause: describeError(error) });
    }
    return undefined;
  });
}
