import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

const STORAGE_KEY = 'scroll';

/**
 * Scrolls as a site of single pages would: a new page begins at its top, Back and a reload find the place again,
 * and what only changes an address's search leaves the page where it is. The router's own way also knows
 * scrolling boxes, of which we have none, at three times the size.
 */
export function enableScrollRestoration(router: AnyRouter) {
  const places = read();
  const nameOf = (location: ParsedLocation) => location.state.__TSR_key ?? location.href;
  const note = (location: ParsedLocation) => {
    places[nameOf(location)] = scrollY;
  };
  history.scrollRestoration = 'manual';
  router.subscribe('onBeforeLoad', ({ fromLocation }) => fromLocation && note(fromLocation));
  router.subscribe('onRendered', ({ toLocation, pathChanged, fromLocation }) => {
    const place = places[nameOf(toLocation)];
    const target = place === undefined && toLocation.hash && document.getElementById(toLocation.hash);
    if (target) target.scrollIntoView();
    // A page that came with its content may have been scrolled before its script was there.
    else if (place !== undefined || (pathChanged && fromLocation)) scrollTo(0, place ?? 0);
  });
  addEventListener('pagehide', () => {
    note(router.latestLocation);
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(places));
    } catch {
      // Storage is denied or full: a reload begins at the top.
    }
  });
}

function read(): Partial<Record<string, number>> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
}
