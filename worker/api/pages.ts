import type { Context } from 'hono';
import { ensureVisitor } from '../auth.ts';
import { type AppEnv, factory } from '../context.ts';

/** The paths that have a page; every other one is the 404 page, with the status to say so. */
const PAGES = [/^\/$/, /^\/access(\/[^/]*)?$/, /^\/project\/[^/]+$/];
/** Pages about one itinerary are for those who were invited, not for search engines. */
const UNLISTED = /^\/(access|project|checkout)(\/|$)/;

/** The single page, for whatever path, with the headers that make its first paint early. */
export const pages = factory.createApp().get('*', async (c) => {
  const path = new URL(c.req.url).pathname;
  // Whoever comes to the door is counted as itself from the first try, not as its whole network.
  if (path.startsWith('/access')) await ensureVisitor(c);
  const page = await c.env.ASSETS.fetch(new URL('/', c.req.url));
  const headers = new Headers(page.headers);
  headers.set('Cache-Control', 'no-cache');
  if (UNLISTED.test(path)) headers.set('X-Robots-Tag', 'noindex');
  const projectId = /^\/project\/([^/]+)$/.exec(path)?.[1];
  if (projectId) headers.set('Link', (await listPreloads(c, projectId)).join(', '));
  // The page's own validator says nothing of these headers, so it is always sent whole.
  headers.delete('ETag');
  return c.newResponse(
    page.body,
    PAGES.some((known) => known.test(path)) ? 200 : 404,
    Object.fromEntries(headers),
  );
});

type Manifest = Record<string, { file: string; imports?: string[] }>;
const manifests = new WeakMap<Fetcher, Promise<Manifest>>();

/** What the itinerary's page will ask for next: its route's code, and its data when this browser may read it. */
async function listPreloads(c: Context<AppEnv>, projectId: string): Promise<string[]> {
  const manifest = await readManifest(c);
  const route = Object.entries(manifest).find(([name]) =>
    /routes\/project\.\$projectId\.tsx\?tsr-split=component/.test(name),
  )?.[1];
  const scripts = route
    ? [route.file, ...(route.imports ?? []).flatMap((name) => manifest[name]?.file ?? [])]
    : [];
  const mayRead = c.get('grants').some((grant) => grant.projectId === projectId);
  return [
    ...scripts.map((file) => `</${file}>; rel=modulepreload`),
    ...(mayRead
      ? [`</api/projects/${projectId}/itinerary>; rel=preload; as=fetch; crossorigin=anonymous`]
      : []),
  ];
}

function readManifest(c: Context<AppEnv>): Promise<Manifest> {
  const known = manifests.get(c.env.ASSETS);
  if (known) return known;
  const read = c.env.ASSETS.fetch(new URL('/assets/manifest.json', c.req.url)).then((response) =>
    response.ok ? response.json<Manifest>() : {},
  );
  manifests.set(c.env.ASSETS, read);
  return read;
}
