/**
 * The itineraries that send push messages to this browser, whose push subscription is one for all. Kept where both the
 * page and the service worker read it: the service worker shows nothing about other itineraries, and tells these when the
 * browser replaces the subscription.
 */
export type PushProject = {
  projectId: string;
  /** Only about events of the person. */
  onlyMine: boolean;
  /** Who asked for them; null for a guest without a name. */
  personId: number | null;
};

const CACHE = 'notifications';
const toPath = (projectId: string) => `/project/${projectId}`;

/** Adds an itinerary, or replaces what is stored about it. */
export async function rememberPushProject(project: PushProject): Promise<void> {
  await (await caches.open(CACHE)).put(toPath(project.projectId), Response.json(project));
}

/** Removes an itinerary; does nothing if it is not stored. */
export async function forgetPushProject(projectId: string): Promise<void> {
  if (await caches.has(CACHE)) await (await caches.open(CACHE)).delete(toPath(projectId));
}

/** Empty if storage is unavailable. */
export async function listPushProjects(): Promise<PushProject[]> {
  try {
    if (!(await caches.has(CACHE))) return [];
    const cache = await caches.open(CACHE);
    const stored = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
    return await Promise.all(stored.flatMap((one) => (one ? [one.json() as Promise<PushProject>] : [])));
  } catch {
    return [];
  }
}
