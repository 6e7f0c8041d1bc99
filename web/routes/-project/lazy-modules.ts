import type { Event } from '../../../worker/contract/events.ts';
import { DayJump } from '../../features/itinerary/day-jump.tsx';
import { loadHostMessages, withHostMessages } from '../../lib/host-messages.ts';
import { loadAdminDialog, loadAdminPanel, loadAdminPanelAfterVerify } from './admin-access.ts';
import { EmptyView } from './empty-view.tsx';
import type { MoreOptions } from './more-menu.tsx';
import { Print } from './print.tsx';
import type { ShowDialog } from './use-dialog.ts';
import '../../ui/later-icons.ts';

// Everything the page loads on demand. A lazy module itself, so the many chunk names are not in the guest bundle.

/** Loads the admin panel or its code dialog. */
export const ADMIN = { open: loadAdminDialog, enter: loadAdminPanelAfterVerify };

/** Owner access for users who come from their dashboard. */
export const loadOwnedAccess = withHostMessages(() => import('./owned-access.ts'), 'host');

/** Whether the reader is a host: what hosts see more of than guests waits for their messages. */
let isHosted = false;

/** The page's dialogs. */
export const DIALOGS = {
  share: async () => (await Promise.all([import('./share.tsx'), isHosted && loadHostMessages()]))[0],
  feedback: () => import('../../features/feedback/feedback-dialog.tsx'),
  exit: () => import('./exit-dialog.tsx'),
  notify: () => import('./notify.tsx'),
  subscribe: () => import('./subscribe.tsx'),
  signUps: () => import('./sign-ups.tsx'),
  papers: () => import('./papers.tsx'),
  identity: () => import('./identity.tsx'),
  admin: loadAdminPanel,
  welcome: withHostMessages(() => import('./welcome.tsx')),
};

/** The Print button of the List tab. */
export const PRINT = { default: Print };

/** A choice of the days of a long list. */
export const DAY_JUMP = { default: DayJump };

/** Tab contents other than the list. `empty` is shown if there are no events. */
export const VIEWS = {
  empty: async () => ({ default: EmptyView }),
  calendar: () => import('./calendar-tab.tsx'),
  faq: () => import('./faq-tab.tsx'),
};

/** The "Add to calendar" links of an event. */
export const loadAddToCalendar = async (event: Event, anchor: Element) =>
  (await import('./add-to-calendar.tsx')).toAddToCalendarDialog(event, anchor);

/** The reader's tickets in the row of an event. */
export const loadEventPapers = async (projectId: string, showDialog: ShowDialog) =>
  (await import('./event-papers.tsx')).toEventPapers(projectId, showDialog);

/** The details of an event, from which hosts open its form. */
export const loadEventDialog = async (event: Event, pageZone: string, showDialog: ShowDialog) =>
  (await import('./event-dialog.tsx')).toEventDialog({
    event,
    pageZone,
    onOpenForm: (eventForm) =>
      void showDialog(async () => ({ ...(await loadAdminPanel()), tab: 'events', eventForm })),
  });

/** The menu of things that guests do less often. */
export const prepareMore = () => import('./more-menu.tsx');
export const loadMore = async (options: MoreOptions) => (await prepareMore()).toMoreMenu(options);

/** The RSVP question. */
export const loadRsvp = () => import('./rsvp.tsx');

/** The message that the personal link no longer opens the page. */
export const loadLinkEnded = () => import('./link-ended.tsx');

/** Notices for hosts, such as events to review; loaded when the browser is idle. */
export const loadHostNotices = async () => {
  isHosted = true;
  await waitUntilIdle();
  return (await Promise.all([import('./host-notices.tsx'), loadHostMessages()]))[0];
};

/** Live updates; loaded when the browser is idle. */
export const loadLiveUpdates = async () => {
  await waitUntilIdle();
  return import('./live-updates.tsx');
};

/** The question for the guest's name; loaded when the browser is idle. */
export const loadIdentityQuestion = async () => {
  await waitUntilIdle();
  return import('./name-question.tsx');
};

const waitUntilIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 3_000 });
    else setTimeout(resolve, 1_000);
  });
