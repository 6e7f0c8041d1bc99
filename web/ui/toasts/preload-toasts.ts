/** Loads the code that renders toasts. Rejects if that fails. */
export const loadToasts = () => import('./toast-viewport.tsx');

/** Loads that code ahead of time, so that a form can report a network error. */
export function preloadToasts(): void {
  loadToasts().catch(() => undefined);
}
