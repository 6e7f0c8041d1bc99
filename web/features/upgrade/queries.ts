import type { QueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** Starts or resumes an upgrade. Returns the path of its checkout page. */
export async function startUpgrade(projectId: string): Promise<string> {
  const { clientSecret } = await unwrap(api.projects[':projectId'].upgrade.$post({ param: { projectId } }));
  return `/checkout/${projectId}?${new URLSearchParams({ clientSecret })}`;
}

/** Refetches the itinerary after an upgrade. */
export function refreshAfterUpgrade(client: QueryClient, projectId: string): Promise<void> {
  return client.invalidateQueries({ queryKey: queryKeys.itinerary(projectId), refetchType: 'all' });
}
