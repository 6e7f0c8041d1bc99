import type { QueryClient } from '@tanstack/react-query';
import type { Project } from '../../worker/contract/projects.ts';
import { type Itinerary, refreshItinerary } from './itinerary-query.ts';
import { queryKeys } from './query-keys.ts';

/**
 * Puts a project that a write returned into the cached itinerary, which is then refetched in the background. Keeps the
 * cached revision: that of the project may come from events that others changed, which are not in the cache yet, and the
 * server would say that nothing is newer.
 */
export async function storeProject(client: QueryClient, project: Project): Promise<void> {
  const queryKey = queryKeys.itinerary(project.projectId);
  // A pending read started before the write and would overwrite it in the cache.
  await client.cancelQueries({ queryKey });
  client.setQueryData(
    queryKey,
    (old: Itinerary | undefined) =>
      old && { ...old, project: { ...project, revision: old.project.revision } },
  );
  void refreshItinerary(client, project.projectId);
}
