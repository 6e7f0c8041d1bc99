import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { deleteOfflineCopy, readOfflineCopy } from '../lib/offline-copies.ts';
import { findPaperProject } from '../lib/paper-paths.ts';
import { renderOfflinePage } from './offline-page.ts';
import { openNotice, renewSubscription, type SubscriptionChange, showNotice } from './push.ts';
import { readPaper } from './read-paper.ts';
import './receive-shared-plan.ts';

// Serves previously opened itineraries while offline: handles only itinerary pages, their data, assets and images, and
// the network comes first. Shows push messages.

declare const self: ServiceWorkerGlobalScope;
/** Injected by the build: all files that a guest's page may need, and the app shell. */
declare const PRECACHE: PrecacheEntry[];

const SHELL = '/shell';
/** If there is an offline copy, a network that takes longer counts as offline. */
const NETWORK_TIMEOUT_MS = 4_000;

/** Workbox fetches one file after another, for half a minute with slow 4G. So each of these installs a part of the files. */
const INSTALLERS = 6;

// The only use: the build puts the whole list in its place.
const files = PRECACHE;
const precache = createPrecache(files);

function createPrecache(entries: PrecacheEntry[]): PrecacheController {
  const controller = new PrecacheController();
  controller.addToCacheList(entries);
  return controller;
}

// No skipWaiting: a new release activates, and deletes old files, only when no page of the old one is open, so open
// pages can still lazy-load their files.
self.addEventListener('install', (event) => {
  for (let part = 0; part < INSTALLERS; part++)
    void createPrecache(files.filter((_, index) => index % INSTALLERS === part)).install(event);
});
self.addEventListener('activate', (event) => {
  precache.activate(event);
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  const [, page] = /^\/project\/([^/]+)\/?$/.exec(pathname) ?? [];
  const [, handedOver] = /^\/open\/([^/]+)\/?$/.exec(pathname) ?? [];
  const [, data] = /^\/api\/projects\/([^/]+)\/itinerary$/.exec(pathname) ?? [];
  const papers = findPaperProject(pathname);
  if (papers) event.respondWith(readPaper(request, papers, withTimeout));
  else if (request.mode === 'navigate') {
    if (page) event.respondWith(openItinerary(request, page));
    if (handedOver) event.respondWith(openInstalledApp(request, handedOver));
  } else if (data) event.respondWith(readItinerary(event, data));
  else if (pathname.startsWith('/assets/')) event.respondWith(findFile(request));
  else if (/^\/(media\/p|covers)\//.test(pathname)) event.respondWith(findImage(request));
});

self.addEventListener('push', (event) => event.waitUntil(showNotice(self, event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(self, event)));
self.addEventListener('pushsubscriptionchange', (event) =>
  (event as ExtendableEvent).waitUntil(renewSubscription(self, event as SubscriptionChange)),
);

/** The start page of an installed app, which redirects to the itinerary. Offline, the redirect is made here. */
async function openInstalledApp(request: Request, projectId: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return Response.redirect(`/project/${projectId}`);
  }
}

/** The server's page, or the app shell with the offline copy if the server does not respond in time. */
async function openItinerary(request: Request, projectId: string): Promise<Response> {
  const network = fetch(toRequestWithoutStyles(request));
  return (await withTimeout(network)) ?? (await renderShell(projectId)) ?? network;
}

/** Asks for a page with links to style sheets instead of inline ones, because the files are cached here. */
function toRequestWithoutStyles(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set('Prefer', 'style-files');
  return new Request(request, { headers });
}

/** The server's answer; undefined if it has none in time, or has failed. */
async function withTimeout(network: Promise<Response>): Promise<Response | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS));
  const response = await Promise.race([network.catch(() => undefined), timeout]);
  return response && response.status < 500 ? response : undefined;
}

/** The app shell with the offline copy; undefined if there is none. */
async function renderShell(projectId: string): Promise<Response | undefined> {
  const copy = await readOfflineCopy(projectId).catch(() => undefined);
  const shell = copy && (await precache.matchPrecache(SHELL));
  if (!shell) return undefined;
  const headers = new Headers(shell.headers);
  // The new body is uncompressed and has another length.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(renderOfflinePage(await shell.text(), projectId, copy), { headers });
}

/** Passes the response through. Deletes the offline copy if access was revoked, or the itinerary was taken down. */
async function readItinerary(event: FetchEvent, projectId: string): Promise<Response> {
  const response = await fetch(event.request);
  if (response.status === 401 || response.status === 451) event.waitUntil(deleteOfflineCopy(projectId));
  return response;
}

/** Assets have hashed names, so a cached one is valid for any release. */
async function findFile(request: Request): Promise<Response> {
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);
}

/** The cached image, else the network; offline, the same image in another width. */
async function findImage(request: Request): Promise<Response> {
  const cached = await caches.match(request.url, { ignoreVary: true });
  if (cached) return cached;
  try {
    return await fetch(request);
  } catch (error) {
    const other = await caches.match(request.url, { ignoreVary: true, ignoreSearch: true });
    if (other) return other;
    throw error;
  }
}
