import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Loads the code of the itinerary's page once something is typed, and then what `loadMore` loads. */
export function usePreloadItinerary(loadMore?: () => Promise<unknown>): void {
  const router = useRouter();
  useEffect(() => {
    const load = () => {
      // A failure shows when the page opens. Browsers keep a failed import until the page is reloaded, so nothing begins offline.
      if (!navigator.onLine) return;
      Promise.resolve(router.loadRouteChunk(router.routesById['/project/$projectId']))
        .then(() => (navigator.onLine ? loadMore?.() : undefined))
        .catch(() => undefined);
    };
    addEventListener('input', load, { once: true });
    return () => removeEventListener('input', load);
  }, [router, loadMore]);
}
