import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ErrorPage } from '../ui/page/error-page.tsx';

const NotFoundPage = lazy(() => import('../ui/page/not-found-page.tsx'));

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  errorComponent: ErrorPage,
  notFoundComponent: () => (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  ),
});
