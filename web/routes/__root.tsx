import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { loadMessages, type MessagePart } from '../lib/messages.ts';
import { ErrorPage } from '../ui/page/error-page.tsx';

const NotFoundPage = lazy(() => import('../ui/page/not-found-page.tsx'));

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: async ({ location: { pathname } }) => {
    await Promise.all(listParts(pathname).map(loadMessages));
  },
  errorComponent: ErrorPage,
  notFoundComponent: () => (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  ),
});

/** Itineraries load what hosts read when they open it. Written out: repeated words are compressed best. */
function listParts(pathname: string): MessagePart[] {
  if (pathname.startsWith('/access')) return ['enter'];
  if (pathname.startsWith('/project')) return ['page', 'enter', 'guest'];
  return ['page', 'enter', 'guest', 'site', 'host', 'plan'];
}
