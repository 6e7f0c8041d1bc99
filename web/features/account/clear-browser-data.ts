import { endAllPush } from '../../lib/end-notifications.ts';
import { deleteAllOfflineCopies } from '../../lib/offline-copies.ts';
import { deleteSharedPlan } from '../../lib/shared-plans.ts';

/**
 * Clears local storage, session storage, offline copies of itineraries and plans shared from other apps, and ends push
 * messages.
 */
export async function clearBrowserData(): Promise<void> {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[area].clear();
    } catch {
      // Access to storage is denied in this browser.
    }
  }
  await Promise.all([deleteAllOfflineCopies(), deleteSharedPlan(), endAllPush()]);
}
