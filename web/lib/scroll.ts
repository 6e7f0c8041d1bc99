import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

const STORAGE_KEY = 'scroll';

/** What histories and routers know of a page. `hash` is without or with `#`. */
type Place = { pathname: string; href: string; hash: string; state: { __TSR_key?: string } };

export type ScrollMemory = {
  /** Remembers how far the page of `place` is scrolled; call it before another one is shown. */
  store: (place: Place) => void;
  /** Scrolls the page of `to`, which has just been rendered. `from` was shown before; undefined on first load. */
  restore: (to: Place, from: Place | undefined) => void;
};

/**
 * Scroll positions like those of a multi-page site: a new page starts at the top, Back and reload return to the old
 * position, and a change of the query string or of the history state alone does not scroll. A third of the size of the
 * router's own implementation, which also handles nested scroll containers. Call once.
 */
export function createScrollMemory(history: RouterHistory): ScrollMemory {
  const positions = readPositions();
  const toKey = ({ state, href }: Place) => state.__TSR_key ?? href;
  const store = (place: Place) => {
    positions[toKey(place)] = scrollY;
  };
  window.history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    store(history.location);
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
    } catch {
      // Storage unavailable: a reload starts at the top.
    }
  });
  return {
    store,
    restore: (to, from) => {
      if (to.href === from?.href) return;
      const position = positions[toKey(to)];
      const target = position === undefined && to.hash && document.getElementById(to.hash.replace('#', ''));
      if (target) target.scrollIntoView();
      // On first load the user may have scrolled the server-rendered page before the script ran.
      else if (position !== undefined || (from && to.pathname !== from.pathname)) scrollTo(0, position ?? 0);
    },
  };
}

/** Stores and restores positions when the router opens pages. */
export function restoreScrollOf(router: AnyRouter, { store, restore }: ScrollMemory): void {
  router.subscribe('onBeforeLoad', ({ fromLocation }) => fromLocation && store(fromLocation));
  router.subscribe('onRendered', ({ toLocation, fromLocation }) => restore(toLocation, fromLocation));
}

function readPositions(): Partial<Record<string, number>> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
}
