import { deleteAllOfflineCopies } from '../../lib/offline-copies.ts';

/** Clears local storage, session storage and offline copies of itineraries. */
export async function clearBrowserData(): Promise<void> {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[area].clear();
    } catch {
      // Access to storage is denied in this browser.
    }
  }
  await deleteAllOfflineCopies();
}
