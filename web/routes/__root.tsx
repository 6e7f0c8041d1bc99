import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { ErrorPage } from '../ui/error-page.tsx';
import { hasToasts, subscribeToToasts } from '../ui/toast.ts';

const ToastViewport = lazy(() => import('../ui/toast-viewport.tsx'));
const NotFoundPage = lazy(() => import('../ui/not-found-page.tsx'));

let shownToast = false;

/** True from the first toast on: its viewport takes the waiting ones, but stays for the next. */
function toastWasShown() {
  shownToast ||= hasToasts();
  return shownToast;
}

function Root() {
  const toasts = useSyncExternalStore(subscribeToToasts, toastWasShown);
  return (
    <>
      <Outlet />
      {toasts && (
        <Suspense>
          <ToastViewport />
        </Suspense>
      )}
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
