import { endAllPush } from '../../lib/end-notifications.ts';
import { deleteAllOfflineCopies } from '../../lib/offline-copies.ts';

/** Clears local storage, session storage and offline copies of itineraries, and ends push messages. */
export async function clearBrowserData(): Promise<void> {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[area].clear();
    } catch {
      // Access to storage is denied in this browser.
    }
  }
  await Promise.all([deleteAllOfflineCopies(), endAllPush()]);
}
