import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '../../worker/messages/t.ts';
import { ApiError, api, unwrap } from './api.ts';
import { refreshItinerary } from './itinerary-query.ts';
import { queryKeys } from './query-keys.ts';
import { countOptimistic, refetchAfterWrite } from './refetch-after-write.ts';

/** Returns a function that undoes the call with this number in the change log. */
export function useUndo(projectId: string): (seq: number) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    meta: { success: t('undone'), fallback: t('undoFailed'), canRepeat: true },
    mutationFn: (seq: number) =>
      unwrap(api.projects[':projectId'].undo.$post({ param: { projectId }, json: { seq } })).catch(
        (error: unknown) => {
          if (!(error instanceof ApiError && error.body?.code === 'CONFLICT')) throw error;
          throw new ApiError(error.status, JSON.stringify({ ...error.body, message: t('nothingUndone') }));
        },
      ),
    onSettled: () => {
      const itinerary = queryKeys.itinerary(projectId);
      const others = { queryKey: ['projects', projectId], predicate: isNot(itinerary) };
      void refetchAfterWrite(client, others);
      // The last of the changes that are shown before the server has them refetches.
      if (countOptimistic(client, itinerary) === 0) void refreshItinerary(client, projectId);
    },
  });
  return mutate;
}

const isNot = (key: QueryKey) => (query: { queryKey: QueryKey }) => query.queryKey[2] !== key[2];
