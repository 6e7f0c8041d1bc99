import type { QueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** Begins an upgrade, or finds the one begun before. Returns the address of its checkout. */
export async function startUpgrade(projectId: string): Promise<string> {
  const { clientSecret } = await unwrap(api.projects[':projectId'].upgrade.$post({ param: { projectId } }));
  return `/checkout/${projectId}?${new URLSearchParams({ clientSecret })}`;
}

/** Reads the itinerary again, so that what Full Access unlocks is unlocked on the page too. */
export function refreshAfterUpgrade(client: QueryClient, projectId: string): Promise<void> {
  return client.invalidateQueries({ queryKey: queryKeys.itinerary(projectId), refetchType: 'all' });
}
