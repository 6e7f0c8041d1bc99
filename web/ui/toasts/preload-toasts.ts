/** Loads the code that renders toasts, so a form can report a network error. */
export function preloadToasts(): void {
  import('./toast-viewport.tsx').catch(() => undefined);
}
