import type { Project } from '../../../worker/contract/projects.ts';
import { writeOfflineCopy, writeOfflineFiles } from '../../lib/offline-copies.ts';

type Itinerary = { project: Project };

/** For a page that shows no picture now; the whole one may be ten megabytes. */
const MIDDLE_WIDTH = '?w=960';

/** Registers the service worker; from then on what is kept can be opened without a network. */
export async function registerServiceWorker(): Promise<void> {
  // Without a network the browser would complain of the script that it cannot fetch.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !navigator.onLine) return;
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
}

/**
 * Keeps what the page shows for when there is no network: as a viewer sees it, so that no admin code and no address of
 * the owner ever lie on the disk. `asOf` is in milliseconds since the epoch.
 */
export async function saveOfflineCopy(itinerary: Itinerary, asOf: number): Promise<void> {
  if (!import.meta.env.PROD || !('caches' in globalThis)) return;
  const { adminCode, ownerEmail, ...project } = itinerary.project;
  const json = JSON.stringify({ ...itinerary, project: { ...project, viewer: { role: 'viewer' } } });
  try {
    await writeOfflineCopy(project.projectId, { json, asOf: new Date(asOf).toISOString() });
    await writeOfflineFiles(project.projectId, await listFiles(project.headerImages));
  } catch {
    // Nothing is kept, then: a private window, or a full disk.
  }
}

/** The pictures in the width that the first one is shown in, and the fonts and grounds that this page has fetched. */
async function listFiles(pictures: string[]): Promise<string[]> {
  const first = document.querySelector<HTMLImageElement>('.frame img');
  // Until it has come the browser has not said which width it takes.
  await first?.decode().catch(() => undefined);
  const width = (first?.currentSrc && new URL(first.currentSrc).search) || MIDDLE_WIDTH;
  const dressing = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === location.origin && /^\/assets\/.*\.(woff2|webp)$/.test(pathname),
    )
    .map(({ pathname }) => pathname);
  return [...pictures.map((address) => address + width), ...new Set(dressing)];
}
