import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createQueryClient } from '../lib/query-client.ts';
import { PageHistory } from '../ui/page-history.ts';
import { endToasts, showToast } from '../ui/toasts/toast.ts';
import ToastViewport from '../ui/toasts/toast-viewport.tsx';

/**
 * Renders a component as a page of the app would: with a new query cache, a router at `path` and toasts. The
 * component stays on screen when it navigates; `getPath` returns the new path.
 */
export async function renderComponent(component: ReactNode, { path = '/' }: { path?: string } = {}) {
  const queryClient = createQueryClient(showToast, endToasts);
  const history = createMemoryHistory({ initialEntries: [path] });
  const root = createRootRoute({
    component: () => (
      <>
        {component}
        <ToastViewport history={history} />
      </>
    ),
  });
  const anyPath = createRoute({ getParentRoute: () => root, path: '$' });
  const index = createRoute({ getParentRoute: () => root, path: '/' });
  const router = createRouter({
    routeTree: root.addChildren([index, anyPath]),
    history,
  });
  await router.load();
  const view = render(
    <PageHistory value={history}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </PageHistory>,
  );
  await act(async () => {});
  return {
    ...view,
    history,
    queryClient,
    user: userEvent.setup({ delay: null }),
    getPath: () => router.state.location.href,
  };
}
