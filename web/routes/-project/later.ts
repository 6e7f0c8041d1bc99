import type { Event } from '../../../worker/contract/events.ts';
import { NoEvents } from '../../features/itinerary/no-events.tsx';
import { Print } from '../../features/print/print.tsx';
import { openAdmin, openPanel } from './admin-door.ts';

/*
 * All that the page opens besides itself. A file of its own, which comes once the page stands: the names of so
 * many files would weigh on every guest's first load.
 */

/** The way into the admin panel. */
export const ADMIN = { open: openAdmin, enter: openPanel };

/** The way in for the owner who comes from their dashboard. */
export const loadOwned = () => import('./owned.ts');

/** The dialogs over the page. */
export const DIALOGS = {
  share: () => import('./share.tsx'),
  feedback: () => import('../../features/feedback/feedback-dialog.tsx'),
  exit: () => import('./exit-dialog.tsx'),
  admin: () => import('./admin-panel.tsx'),
  welcome: () => import('./welcome.tsx'),
};

/** What the tab row shows beside the list: the way to the printer. */
export const PRINT = { default: Print };

/** What the tabs show besides the list; by `empty` what stands where events would be. */
export const VIEWS = {
  empty: async () => ({ default: NoEvents }),
  calendar: () => import('./calendar-tab.tsx'),
  faq: () => import('./faq-tab.tsx'),
};

/** The ways to keep an event in one's own calendar, beside what asked for them. */
export const loadAddToCalendar = async (event: Event, beside: Element) =>
  (await import('./add-to-calendar.tsx')).addToCalendar(event, beside);

/** What keeps the page up to date; it waits until nothing else is to be done. */
export const loadKeepUp = async () => {
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 3_000 });
    else setTimeout(resolve, 1_000);
  });
  return import('./keep-up.tsx');
};
