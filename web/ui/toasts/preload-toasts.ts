/**
 * Fetches what draws notices, as they are not part of a page: so that a form can say what went wrong when that is
 * the network. For a page's effect.
 */
export function preloadToasts(): void {
  import('./toast-viewport.tsx').catch(() => undefined);
}
