/**
 * Copies of itineraries for where there is no network: one cache each, named by its project, with its data, pictures
 * and fonts. The page writes them, the service worker hands them out. Every function may meet a browser that keeps
 * nothing (a private window, a full disk): then there simply is no copy.
 */
const PREFIX = 'itinerary-';
const AS_OF = 'as-of';

export type OfflineCopy = {
  /** The itinerary as JSON. */
  json: string;
  /** ISO; when the server last said that it is so. */
  asOf: string;
};

const toAddress = (projectId: string) => `/api/projects/${projectId}/itinerary`;

/** Keeps the data of an itinerary, in place of what was kept before. */
export async function writeOfflineCopy(projectId: string, { json, asOf }: OfflineCopy): Promise<void> {
  const cache = await caches.open(PREFIX + projectId);
  const headers = { 'Content-Type': 'application/json', [AS_OF]: asOf };
  await cache.put(toAddress(projectId), new Response(json, { headers }));
}

/** What is kept of an itinerary, or undefined. */
export async function readOfflineCopy(projectId: string): Promise<OfflineCopy | undefined> {
  if (!(await caches.has(PREFIX + projectId))) return undefined;
  const kept = await (await caches.open(PREFIX + projectId)).match(toAddress(projectId));
  if (!kept) return undefined;
  return { json: await kept.text(), asOf: kept.headers.get(AS_OF) ?? '' };
}

/** Keeps the files that an itinerary is shown with, and lets go of those it no longer is. Paths on our origin. */
export async function writeOfflineFiles(projectId: string, files: string[]): Promise<void> {
  const cache = await caches.open(PREFIX + projectId);
  const wanted = new Set(files.map((file) => new URL(file, location.origin).href));
  for (const { url } of await cache.keys()) {
    const isData = url.endsWith(toAddress(projectId));
    if (!isData && !wanted.delete(url)) await cache.delete(url);
  }
  // One that cannot be had does not keep the others away.
  await Promise.allSettled([...wanted].map((url) => cache.add(url)));
}

/** Forgets an itinerary. */
export async function deleteOfflineCopy(projectId: string): Promise<void> {
  if ('caches' in globalThis) await caches.delete(PREFIX + projectId).catch(() => undefined);
}

/** Forgets every itinerary: whoever uses this browser next finds none. */
export async function deleteAllOfflineCopies(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys().catch(() => []);
  await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)));
}
