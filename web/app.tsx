import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserHistory, type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './app-query-client.ts';
import { createScrollMemory, restoreScrollOf, type ScrollMemory } from './lib/scroll.ts';
import { createAppRouter } from './router.tsx';
import { leaveOldDialogEntries } from './ui/dialogs/dialog-entry.ts';
import { PageHistory } from './ui/page-history.ts';
import { startToasts } from './ui/toasts/start-toasts.tsx';

/** Starts the app, which keeps prerendered content of `root` until the page of the address can replace it. */
export async function startApp(root: HTMLElement): Promise<void> {
  const history = createBrowserHistory();
  leaveOldDialogEntries(history);
  startToasts(history);
  const app = createApp(history, createScrollMemory(history));
  if (root.firstChild) await app.load();
  app.render(root);
}

/** The app with all its pages. `load` resolves once the page of the address can be rendered. */
export function createApp(history: RouterHistory, scroll: ScrollMemory) {
  const router = createAppRouter(history);
  restoreScrollOf(router, scroll);
  const app = (
    <StrictMode>
      <PageHistory value={history}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </PageHistory>
    </StrictMode>
  );
  return {
    // A loader's redirect changes the history, which the router itself follows only when mounted.
    load: () => router.load().finally(history.subscribe(router.load)),
    // A transition renders in slices, so slow phones stay responsive.
    render: (root: HTMLElement) => startTransition(() => createRoot(root).render(app)),
  };
}
