import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { queryClient } from './app-query-client.ts';
import { routeTree } from './route-tree.gen.ts';

/** The app's router. Preloads a route's code when its link is hovered or focused. */
export const createAppRouter = (history: RouterHistory) =>
  createRouter({
    routeTree,
    history,
    context: { queryClient },
    defaultPreload: 'intent',
    // Freshness is decided by React Query.
    defaultPreloadStaleTime: 0,
    // Fast responses need no skeleton.
    defaultPendingMs: 120,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
