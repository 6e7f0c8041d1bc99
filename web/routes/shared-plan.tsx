import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

// Loaded in a second step: the entry, which every guest downloads, lists the style sheets of each route.
const SharedPlanPage = lazy(() => import('./-shared-plan/shared-plan-page.tsx'));

export const Route = createFileRoute('/shared-plan')({
  component: () => (
    <Suspense>
      <SharedPlanPage />
    </Suspense>
  ),
});
