import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Itinerary } from '../../lib/itinerary-query.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/**
 * Returns the itinerary loaded by the route, and the error of the last fetch; undefined after leaving the project.
 * Subscribes to the cache directly to keep React Query's observer (2.3 KB gzip) out of the guest bundle. There is no
 * active observer, so invalidation alone does not refetch: use `refreshItinerary`.
 */
export function useItinerary(
  projectId: string,
): { data: Itinerary | undefined; error: Error | null } | undefined {
  const cache = useQueryClient().getQueryCache();
  const read = () => cache.find<Itinerary>({ queryKey: queryKeys.itinerary(projectId) })?.state;
  return useSyncExternalStore((notify) => cache.subscribe(notify), read, read);
}
