import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { queryKeys } from '../../lib/query-keys.ts';
import type { Itinerary } from './queries.ts';

/**
 * The itinerary that the route's loader has put into the cache, and what its last reading failed with.
 * Follows the cache by itself: a guest's page never refetches by mount, focus or interval, so it does not
 * carry Query's observer (2.3 KB gzip). For the same reason nobody else may count on invalidation alone to
 * read it again: see `refreshItinerary`. Undefined once the project was left.
 */
export function useItinerary(
  projectId: string,
): { data: Itinerary | undefined; error: Error | null } | undefined {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (notify) => cache.subscribe(notify),
    () => cache.find<Itinerary>({ queryKey: queryKeys.itinerary(projectId) })?.state,
  );
}
