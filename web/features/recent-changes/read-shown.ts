import type { Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { readOfflineCopy, readShownItinerary } from '../../lib/offline-copies.ts';
import { type ShownItinerary, toShownItinerary } from './shown-itinerary.ts';

type Copy = { project: Pick<Project, 'viewer'>; events: Event[] };

/**
 * What this browser showed last: as stored by `writeShownItinerary`, else the offline copy. Undefined if it has neither,
 * or neither can be read. Call it before a new offline copy is saved.
 */
export async function readShown(projectId: string): Promise<ShownItinerary | undefined> {
  if (!('caches' in globalThis)) return undefined;
  try {
    const shown = await readShownItinerary(projectId);
    if (shown !== undefined) return JSON.parse(shown) as ShownItinerary;
    const copy = await readOfflineCopy(projectId);
    return copy && toShownItinerary(JSON.parse(copy.json) as Copy, Date.parse(copy.asOf));
  } catch {
    return undefined;
  }
}
