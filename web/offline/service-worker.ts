import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import type { OfflineCopy } from '../lib/offline-copies.ts';
import { deleteOfflineCopy, readOfflineCopy } from '../lib/offline-copies.ts';
import { renderOfflinePage } from './offline-page.ts';

// Opens itineraries that were open here before when there is no network. It stays out of the way otherwise: nothing
// but an itinerary's page, its files and its pictures passes through here, and the network comes first.

declare const self: ServiceWorkerGlobalScope;
/** Written by the build: every file that a guest's page may need, and the page without anything in it. */
declare const PRECACHE: PrecacheEntry[];

const SHELL = '/shell';
/** A network that takes longer is as good as none to somebody outdoors, as long as there is a copy. */
const PATIENCE_MS = 4_000;

const precache = new PrecacheController();
precache.addToCacheList(PRECACHE);

// A new release waits until no page of the old one is open, and only then takes the old files away: what such a page
// fetches late is still there. What it brings lies beside them from when it is whole.
self.addEventListener('install', (event) => void precache.install(event));
self.addEventListener('activate', (event) => {
  precache.activate(event);
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  const [, page] = /^\/project\/([^/]+)\/?$/.exec(pathname) ?? [];
  const [, data] = /^\/api\/projects\/([^/]+)\/itinerary$/.exec(pathname) ?? [];
  if (request.mode === 'navigate') {
    if (page) event.respondWith(openItinerary(request, page));
  } else if (data) event.respondWith(readItinerary(event, data));
  else if (pathname.startsWith('/assets/')) event.respondWith(findFile(request));
  else if (pathname.startsWith('/media/p/')) event.respondWith(findPicture(request));
});

/** The page from the server; where that does not answer in time, the page that was kept with the copy in it. */
async function openItinerary(request: Request, projectId: string): Promise<Response> {
  const copy = await readOfflineCopy(projectId).catch(() => undefined);
  const network = fetch(request);
  if (!copy) return network;
  try {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
    const answer = await Promise.race([network, late]);
    if (answer && answer.status < 500) return answer;
  } catch {
    // No network.
  }
  network.catch(() => undefined);
  return (await fillShell(projectId, copy)) ?? network;
}

async function fillShell(projectId: string, copy: OfflineCopy): Promise<Response | undefined> {
  const shell = await precache.matchPrecache(SHELL);
  if (!shell) return undefined;
  const headers = new Headers(shell.headers);
  // The text is no longer packed, nor as long as it was.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(renderOfflinePage(await shell.text(), projectId, copy), { headers });
}

/** The server's answer as it is. One that says that the grant has ended ends the copy too. */
async function readItinerary(event: FetchEvent, projectId: string): Promise<Response> {
  const answer = await fetch(event.request);
  if (answer.status === 401) event.waitUntil(deleteOfflineCopy(projectId));
  return answer;
}

/** A file with a hash in its name is what it is, of whichever release. */
async function findFile(request: Request): Promise<Response> {
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);
}

/** A picture that was kept; in another width where there is no network. */
async function findPicture(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    const other = await caches.match(request.url, { ignoreVary: true, ignoreSearch: true });
    if (other) return other;
    throw error;
  }
}
