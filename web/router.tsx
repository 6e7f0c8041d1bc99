import { createRouter } from '@tanstack/react-router';
import { createQueryClient } from './lib/query-client.ts';
import { routeTree } from './route-tree.gen.ts';
import { showToast } from './ui/toasts/toast.ts';

/** Query client for loaders (as `context.queryClient`) and components. */
export const queryClient = createQueryClient(showToast);

/** The app's router. Preloads a route's code when its link is hovered or focused. */
export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  // Freshness is decided by React Query.
  defaultPreloadStaleTime: 0,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
