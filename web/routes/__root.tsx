import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useLazyComponent } from '../ui/lazy/use-lazy-component.ts';
import { ErrorPage } from '../ui/page/error-page.tsx';
import { hasToasts, subscribeToToasts } from '../ui/toasts/toast.ts';

const loadToastViewport = () => import('../ui/toasts/toast-viewport.tsx');
const NotFoundPage = lazy(() => import('../ui/page/not-found-page.tsx'));

let shownToast = false;

/** Returns true from the first toast on. */
function toastWasShown() {
  shownToast ||= hasToasts();
  return shownToast;
}

function Root() {
  // Not React.lazy: if the viewport fails to load, the page must keep working.
  const ToastViewport = useLazyComponent(
    loadToastViewport,
    useSyncExternalStore(subscribeToToasts, toastWasShown, toastWasShown),
  );
  return (
    <>
      <Outlet />
      {ToastViewport && <ToastViewport />}
    </>
  );
}

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
  errorComponent: ErrorPage,
  notFoundComponent: () => (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  ),
});
