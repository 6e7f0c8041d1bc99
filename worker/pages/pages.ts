import type { Context } from 'hono';
import { randomToken } from '../domain/access/crypto.ts';
import { renderFirstView } from '../domain/page/first-view.ts';
import { computeHead, type Invitation, parsePagePath } from '../domain/page/page-head.ts';
import { type Brought, fillPage, fillPlaces, renderHead, takeAssets } from '../domain/page/page-html.ts';
import { toAppError } from '../errors.ts';
import { checkOwnerGrants, ensureVisitor, requireGrant } from '../http/auth.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { readInvitation } from '../http/invitation.ts';
import { readItineraryText } from '../http/itinerary-response.ts';
import { withAnalytics, withContact } from '../http/page-parts.ts';
import { findUser } from '../http/sessions.ts';
import { toUser } from '../serializers/project.ts';

/** What a page knows before its script runs. */
type Known = {
  title?: string;
  invitation?: Invitation;
  brought: Brought[];
  firstView?: string;
  /** A page that was drawn when the app was built. */
  drawn?: string;
};

/** Pages made when the app was built, and their files; every other path gets the empty page of the app. */
const FILES = new Map([
  ['/', '/landing'],
  ...['/privacy-policy', '/terms', '/community-guidelines', '/faq'].map((path) => [path, path] as const),
]);

/**
 * A page, for whatever path: with the head of that path, the data that its first view needs, and the headers that
 * start its files.
 */
export const pages = factory.createApp().get('*', checkOwnerGrants, async (c) => {
  const { pathname } = new URL(c.req.url);
  const settings = c.get('settings');
  const file = FILES.get(pathname);
  const [common, known] = await Promise.all([readFile(c, file ?? '/'), readKnown(c, pathname)]);
  const template = known.drawn ? await readDrawn(c, known.drawn, known.invitation) : common;
  const head = computeHead(pathname, known);
  const { html, link } = takeAssets(template, pathname);
  if (link) c.header('Link', link);
  if (!head.listed) c.header('X-Robots-Tag', 'noindex');
  // What a page brings along is one browser's and one moment's; the rest only has to be asked for again.
  c.header('Cache-Control', known.brought.length > 0 ? 'no-store' : 'no-cache');
  const ownHead = renderHead(head, settings.APP_ORIGIN, pathname);
  const filled = fillPage(html, ownHead, known.brought, known.firstView);
  const page = await c.html(filled, head.missing ? 404 : 200);
  return withAnalytics(file ? withContact(page, settings) : page, c.req.url, settings);
});

const readFile = (c: Context<AppEnv>, path: string) =>
  c.env.ASSETS.fetch(new URL(path, c.req.url)).then((stored) => stored.text());

async function readDrawn(c: Context<AppEnv>, path: string, invitation?: Invitation): Promise<string> {
  const drawn = await readFile(c, path);
  return invitation ? fillPlaces(drawn, invitation) : drawn;
}

/** Nothing here may keep a page from being sent: what could not be read, its script asks for again. */
async function readKnown(c: Context<AppEnv>, pathname: string): Promise<Known> {
  if (pathname === '/dashboard') return (await settle(readAccount(c))) ?? { brought: [] };
  const page = parsePagePath(pathname);
  const itinerary = page.kind === 'project' ? await settle(readOwn(c, page.projectId)) : undefined;
  if (itinerary) return itinerary;
  const isDoor = page.kind === 'access' || page.kind === 'project';
  // Whoever comes to the door is counted as itself from the first try, not as its whole network.
  if (isDoor || pathname === '/access') await ensureVisitor(c);
  const invitation = isDoor ? await settle(readInvitation(c, page.projectId)) : undefined;
  if (!isDoor || !invitation) return { brought: [] };
  const name = `preview/${page.projectId.toUpperCase()}`;
  const known = { invitation, brought: [{ name, json: JSON.stringify(invitation) }] };
  // A link with a code opens by itself, if it opens.
  const drawn = c.req.query('code') ? '/invitation-opening' : '/invitation';
  return page.kind === 'access' ? { ...known, drawn } : known;
}

/** Who is signed in, or that nobody is, so that the dashboard need not ask first. */
async function readAccount(c: Context<AppEnv>): Promise<Known> {
  const user = await findUser(c);
  const brought = [{ name: 'account', json: JSON.stringify({ user: user ? toUser(user) : null }) }];
  if (user) return { brought, drawn: '/dashboard-opening' };
  // The way in leads back to where one is; the page drawn beforehand knows but one such place.
  return { brought, drawn: new URL(c.req.url).search === '' ? '/account-required' : undefined };
}

/** The itinerary, for a browser that may open it. */
async function readOwn(c: Context<AppEnv>, projectId: string): Promise<Known> {
  const { project, json = '' } = await readItineraryText(c, requireGrant(c, projectId));
  const title = project.customTitle ?? project.name;
  const { html, style } = renderFirstView(project);
  const nonce = randomToken(16);
  c.set('styleNonce', nonce);
  const firstView = `<style nonce="${nonce}">${style}</style>${html}`;
  return { title, firstView, brought: [{ name: `itinerary/${projectId}`, json }] };
}

/** Undefined for a refusal, and, with a line in the log, for a failure. */
async function settle<T>(read: Promise<T>): Promise<T | undefined> {
  return read.catch((error: unknown) => {
    const { code } = toAppError(error);
    if (code === 'INTERNAL' || code === 'UNAVAILABLE') {
      console.log(JSON.stringify({ door: 'fetch', job: 'page-data', code }));
    }
    return undefined;
  });
}
