import { DEFAULT_READER, type TextReader } from '../../worker/messages/t.ts';
import { toPapersPath } from './paper-paths.ts';

/**
 * Offline copies of itineraries: one cache per project with its data, images and fonts. Written by the page,
 * read by the service worker. Cache storage may be unavailable (private window, full disk); then there is no copy.
 */
const CACHE_PREFIX = 'itinerary-';
const AS_OF_HEADER = 'as-of';
const READER_HEADER = 'reader';

export type OfflineCopy = {
  /** The itinerary as JSON. */
  json: string;
  /** ISO time at which the server last confirmed the data. */
  asOf: string;
  /** Who read it: the copy is shown in that language, whose messages are stored with it. */
  reader: TextReader;
};

/** The tickets in the copy, as JSON; their files are among its files. */
export type StoredPapers = { papers?: string };

const toDataPath = (projectId: string) => `/api/projects/${projectId}/itinerary`;
/** Not an address of the API: the key of what the page showed last. */
const toShownPath = (projectId: string) => `/api/projects/${projectId}/shown`;

/**
 * Stores the itinerary's data and its files, replacing an earlier copy. `listFiles` returns paths on our origin and may
 * take time. The cache is opened once, before waiting: if the copy is deleted meanwhile, the rest of this one is
 * written to the deleted cache, and nothing of it is stored.
 */
export async function writeOfflineCopy(
  projectId: string,
  { json, asOf, reader, papers }: OfflineCopy & StoredPapers,
  listFiles: () => Promise<string[]>,
): Promise<void> {
  const cache = await caches.open(CACHE_PREFIX + projectId);
  const headers = {
    'Content-Type': 'application/json',
    [AS_OF_HEADER]: asOf,
    [READER_HEADER]: JSON.stringify(reader),
  };
  await cache.put(toDataPath(projectId), new Response(json, { headers }));
  const kept = [toDataPath, toShownPath];
  if (papers !== undefined) {
    kept.push(toPapersPath);
    const json = { headers: { 'Content-Type': 'application/json' } };
    await cache.put(toPapersPath(projectId), new Response(papers, json));
  }
  const missing = new Set((await listFiles()).map((file) => new URL(file, location.origin).href));
  for (const { url } of await cache.keys()) {
    const isData = kept.some((toPath) => url.endsWith(toPath(projectId)));
    if (!isData && !missing.delete(url)) await cache.delete(url);
  }
  await Promise.allSettled([...missing].map((url) => cache.add(url)));
}

/** Returns the stored data, or undefined. */
export async function readOfflineCopy(projectId: string): Promise<OfflineCopy | undefined> {
  if (!(await caches.has(CACHE_PREFIX + projectId))) return undefined;
  const stored = await (await caches.open(CACHE_PREFIX + projectId)).match(toDataPath(projectId));
  if (!stored) return undefined;
  const reader = stored.headers.get(READER_HEADER);
  return {
    json: await stored.text(),
    asOf: stored.headers.get(AS_OF_HEADER) ?? '',
    reader: reader === null ? DEFAULT_READER : (JSON.parse(reader) as TextReader),
  };
}

/**
 * Stores what the page showed, as JSON, beside the offline copy, so that it ends with it. Does nothing while there is no
 * copy.
 */
export async function writeShownItinerary(projectId: string, json: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  try {
    if (!(await caches.has(CACHE_PREFIX + projectId))) return;
    await (await caches.open(CACHE_PREFIX + projectId)).put(toShownPath(projectId), new Response(json));
  } catch {
    // Storage unavailable: private window or full disk.
  }
}

/** Returns the JSON of `writeShownItinerary`, or undefined. */
export async function readShownItinerary(projectId: string): Promise<string | undefined> {
  if (!(await caches.has(CACHE_PREFIX + projectId))) return undefined;
  const stored = await (await caches.open(CACHE_PREFIX + projectId)).match(toShownPath(projectId));
  return stored?.text();
}

/** A ticket's file, or the list of tickets, by its address. */
export async function readStoredPaper(projectId: string, url: string): Promise<Response | undefined> {
  if (!(await caches.has(CACHE_PREFIX + projectId))) return undefined;
  return (await caches.open(CACHE_PREFIX + projectId)).match(url, { ignoreVary: true });
}

/** Deletes a ticket's file from the offline copy. */
export async function deleteStoredPaper(projectId: string, url: string): Promise<void> {
  if (await caches.has(CACHE_PREFIX + projectId))
    await (await caches.open(CACHE_PREFIX + projectId)).delete(url);
}

/** Deletes the offline copy of one itinerary. */
export async function deleteOfflineCopy(projectId: string): Promise<void> {
  if ('caches' in globalThis) await caches.delete(CACHE_PREFIX + projectId).catch(() => undefined);
}

/** Deletes all offline copies, so the next person on this browser finds none. */
export async function deleteAllOfflineCopies(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys().catch(() => []);
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
}
