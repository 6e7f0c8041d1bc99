import { createBrowserHistory } from '@tanstack/react-router';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { queryClient } from './app-query-client.ts';
import { repeatEarlyPress } from './lib/early-press.ts';
import { itineraryOptions } from './lib/itinerary-query.ts';
import { loadMessages } from './lib/messages.ts';
import { createScrollMemory } from './lib/scroll.ts';
import { RenderedItinerary } from './routes/-project/rendered-itinerary.tsx';
import { parseItinerarySearch } from './routes/-project/search.ts';
import { leaveOldDialogEntries } from './ui/dialogs/dialog-entry.ts';
import { startToasts } from './ui/toasts/start-toasts.tsx';

/**
 * Takes over an itinerary that the server rendered into `root`, without the router and the other pages of the app, which
 * load when the reader goes there.
 */
export async function hydrateItinerary(root: HTMLElement): Promise<void> {
  const history = createBrowserHistory();
  leaveOldDialogEntries(history);
  const scroll = createScrollMemory(history);
  startToasts(history);

  /** Shows the page of the address in place of the itinerary. */
  async function openApp(close: () => void) {
    const { createApp } = await import('./app.tsx');
    const app = createApp(history, scroll);
    await app.load();
    close();
    scrollTo(0, 0);
    app.render(root);
  }

  const { pathname, search } = history.location;
  // The route signs in owners who come from their dashboard.
  if (parseItinerarySearch(search).owned) return openApp(() => undefined);
  const projectId = pathname.split('/')[2] ?? '';
  await Promise.all([queryClient.ensureQueryData(itineraryOptions(projectId)), loadMessages('page')]);
  const renderTime = Number(root.dataset.renderedAt);
  const page = { projectId, renderTime, history, scroll, queryClient };
  startTransition(() => {
    const rendered = hydrateRoot(root, <RenderedItinerary {...page} />);
    const stop = history.subscribe(({ location }) => {
      if (location.pathname === pathname) return;
      stop();
      openApp(() => rendered.unmount()).catch(() => window.location.reload());
    });
  });
  repeatEarlyPress();
}
