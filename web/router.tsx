import { createRouter } from '@tanstack/react-router';
import { createQueryClient } from './lib/query-client.ts';
import { routeTree } from './route-tree.gen.ts';
import { showToast } from './ui/toasts/toast.ts';

/** The one cache of server state, for loaders (as `context.queryClient`) and components alike. */
export const queryClient = createQueryClient(showToast);

/** Pages, their code preloaded when a pointer or the focus nears a link. */
export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  // Query decides what is fresh; the router asks it every time.
  defaultPreloadStaleTime: 0,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
