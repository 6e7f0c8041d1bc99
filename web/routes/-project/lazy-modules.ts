import type { Event } from '../../../worker/contract/events.ts';
import { NoEvents } from '../../features/itinerary/no-events.tsx';
import { PrintButton } from '../../features/print/print-button.tsx';
import { loadAdminDialog, loadAdminPanelAfterVerify } from './admin-access.ts';

/*
 * All that the page opens besides itself. A file of its own, which comes once the page stands: the names of so
 * many files would weigh on every guest's first load.
 */

/** The way into the admin panel. */
export const ADMIN = { open: loadAdminDialog, enter: loadAdminPanelAfterVerify };

/** The way in for the owner who comes from their dashboard. */
export const loadOwnedAccess = () => import('./owned-access.ts');

/** The dialogs over the page. */
export const DIALOGS = {
  share: () => import('./share.tsx'),
  feedback: () => import('../../features/feedback/feedback-dialog.tsx'),
  exit: () => import('./exit-dialog.tsx'),
  admin: () => import('./admin-panel.tsx'),
  welcome: () => import('./welcome.tsx'),
};

/** What the tab row shows beside the list: the way to the printer. */
export const PRINT = { default: PrintButton };

/** What the tabs show besides the list; by `empty` what stands where events would be. */
export const VIEWS = {
  empty: async () => ({ default: NoEvents }),
  calendar: () => import('./calendar-tab.tsx'),
  faq: () => import('./faq-tab.tsx'),
};

/** The ways to keep an event in one's own calendar, beside what asked for them. */
export const loadAddToCalendar = async (event: Event, beside: Element) =>
  (await import('./add-to-calendar.tsx')).toAddToCalendarDialog(event, beside);

/** What keeps the page up to date; it waits until nothing else is to be done. */
export const loadLiveUpdates = async () => {
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 3_000 });
    else setTimeout(resolve, 1_000);
  });
  return import('./live-updates.tsx');
};
