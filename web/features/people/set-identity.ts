import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, api, unwrap } from '../../lib/api.ts';
import { endNotifications } from '../../lib/end-notifications.ts';
import { forgetProject } from '../../lib/forget-project.ts';
import { type Itinerary, refreshItinerary } from '../../lib/itinerary-query.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { storeSelectedPeople } from '../../lib/storage.ts';

/**
 * Sets who the guest is, by name; null forgets it, and ends the access of a personal link. Deletes what this browser
 * stores of the project, then reloads it. The result is the name, and whether the browser still has access. Callers show
 * errors.
 */
export function useSetIdentity(projectId: string) {
  const client = useQueryClient();
  const queryKey = queryKeys.itinerary(projectId);
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ name, isNew }: { name: string | null; isNew?: boolean }) => {
      // Ends the previous guest's notifications now: after access is lost, that is not possible.
      const before = client.getQueryData<Itinerary>(queryKey)?.project.viewer.person;
      if (before) await endNotifications(projectId).catch(() => undefined);
      const call = api.projects[':projectId'].identity.$post({ param: { projectId }, json: { name, isNew } });
      const { person } = await unwrap(call);
      // A response that arrives later would be saved for offline use again.
      await client.cancelQueries({ queryKey });
      await forgetProject(projectId);
      if (person) storeSelectedPeople(projectId, [person.name]);
      await refreshItinerary(client, projectId);
      void client.resetQueries({ queryKey: queryKeys.rsvps(projectId) });
      const error = client.getQueryState(queryKey)?.error;
      return { name: person?.name, hasAccess: !(error instanceof ApiError && error.status === 401) };
    },
  });
}
