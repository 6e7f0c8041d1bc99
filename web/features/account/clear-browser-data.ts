import { deleteAllOfflineCopies } from '../../lib/offline-copies.ts';

/** Empties what this browser keeps of ours: storage and copies of itineraries. Where it keeps nothing, there is nothing to do. */
export async function clearBrowserData(): Promise<void> {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[area].clear();
    } catch {
      // Storage is denied here, so there was none.
    }
  }
  await deleteAllOfflineCopies();
}
