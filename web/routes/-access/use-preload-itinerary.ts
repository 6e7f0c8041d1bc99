import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Loads the code of the itinerary's page once a code is typed. */
export function usePreloadItinerary(): void {
  const router = useRouter();
  useEffect(() => {
    const load = () => {
      // A failure shows when the page opens.
      router.loadRouteChunk(router.routesById['/project/$projectId'])?.catch(() => undefined);
    };
    addEventListener('input', load, { once: true });
    return () => removeEventListener('input', load);
  }, [router]);
}
