import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

// Loaded in a second step: the entry, which every guest downloads, lists the style sheets of each route.
const ConnectPage = lazy(() => import('./-connect/connect-page.tsx'));

export const Route = createFileRoute('/connect')({
  component: () => (
    <Suspense>
      <ConnectPage />
    </Suspense>
  ),
});
