import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

const STORAGE_KEY = 'scroll';

/**
 * Restores scroll positions like a multi-page site: a new page starts at the top, Back and reload return to the old
 * position, and a change of the query string or of the history state alone does not scroll. A third of the size of the router's own
 * implementation, which also handles nested scroll containers.
 */
export function enableScrollRestoration(router: AnyRouter) {
  const positions = readPositions();
  const toKey = (location: ParsedLocation) => location.state.__TSR_key ?? location.href;
  const storePosition = (location: ParsedLocation) => {
    positions[toKey(location)] = scrollY;
  };
  history.scrollRestoration = 'manual';
  router.subscribe('onBeforeLoad', ({ fromLocation }) => fromLocation && storePosition(fromLocation));
  router.subscribe('onRendered', ({ toLocation, pathChanged, hrefChanged, fromLocation }) => {
    if (!hrefChanged) return;
    const position = positions[toKey(toLocation)];
    const target = position === undefined && toLocation.hash && document.getElementById(toLocation.hash);
    if (target) target.scrollIntoView();
    // On first load the user may have scrolled the server-rendered page before the script ran.
    else if (position !== undefined || (pathChanged && fromLocation)) scrollTo(0, position ?? 0);
  });
  addEventListener('pagehide', () => {
    storePosition(router.latestLocation);
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
    } catch {
      // Storage unavailable: a reload starts at the top.
    }
  });
}

function readPositions(): Partial<Record<string, number>> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
}
