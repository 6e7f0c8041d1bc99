import type { RouterHistory } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { subscribeToToasts } from './toast.ts';

/**
 * Shows toasts on all pages. What renders them loads with the first one, into a root of its own: toasts outlive the page
 * that showed them, and the page outlives a failure to load.
 */
export function startToasts(history: RouterHistory): void {
  const stop = subscribeToToasts(() => {
    stop();
    import('./toast-viewport.tsx').then(
      ({ default: ToastViewport }) =>
        createRoot(document.createElement('div')).render(<ToastViewport history={history} />),
      () => undefined,
    );
  });
}
