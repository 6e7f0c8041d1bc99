import { ensureVisitor } from '../auth.ts';
import { factory } from '../context.ts';
import { withAnalytics, withContact } from '../page-parts.ts';

/** The paths that have a page; every other one is the 404 page, with the status to say so. */
const PAGES = [/^\/access(\/[^/]*)?$/, /^\/(project|checkout)\/[^/]+$/, /^\/(dashboard|sign-in)$/];
/** Those made when the pages were built, and their files; every other path gets the empty page of the app. */
const FILES = new Map([
  ['/', '/landing'],
  ...['/privacy-policy', '/terms', '/community-guidelines', '/faq'].map((path) => [path, path] as const),
]);
/** Pages about one itinerary or account are for those who were invited, not for search engines. */
const UNLISTED = /^\/(access|project|checkout|dashboard|sign-in)(\/|$)/;

/** The single page, for whatever path, with the headers that make its first paint early. */
export const pages = factory.createApp().get('*', async (c) => {
  const path = new URL(c.req.url).pathname;
  // Whoever comes to the door is counted as itself from the first try, not as its whole network.
  if (path.startsWith('/access')) await ensureVisitor(c);
  const file = FILES.get(path);
  const stored = await c.env.ASSETS.fetch(new URL(file ?? '/', c.req.url));
  const settings = c.get('settings');
  const page = withAnalytics(file ? withContact(stored, settings) : stored, c.req.url, settings);
  const headers = new Headers(page.headers);
  headers.set('Cache-Control', 'no-cache');
  if (UNLISTED.test(path)) headers.set('X-Robots-Tag', 'noindex');
  const projectId = /^\/project\/([^/]+)$/.exec(path)?.[1];
  if (c.get('grants').some((grant) => grant.projectId === projectId)) {
    // The data travels while the script is still on its way.
    headers.set(
      'Link',
      `</api/projects/${projectId}/itinerary>; rel=preload; as=fetch; crossorigin=anonymous`,
    );
  }
  // The page's own validator says nothing of these headers, so it is always sent whole.
  headers.delete('ETag');
  return c.newResponse(
    page.body,
    file || PAGES.some((known) => known.test(path)) ? 200 : 404,
    Object.fromEntries(headers),
  );
});
