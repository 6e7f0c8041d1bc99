import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { loadMessages } from '../lib/messages.ts';
import { ErrorPage } from '../ui/page/error-page.tsx';

const NotFoundPage = lazy(() => import('../ui/page/not-found-page.tsx'));

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: async ({ location: { pathname } }) => {
    const parts = pathname.startsWith('/access')
      ? (['enter'] as const)
      : (['page', 'enter', 'guest'] as const);
    await Promise.all(parts.map(loadMessages));
  },
  errorComponent: ErrorPage,
  notFoundComponent: () => (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  ),
});
