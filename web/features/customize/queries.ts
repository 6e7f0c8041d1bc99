import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Customizations, Project } from '../../../worker/contract/projects.ts';
import { ApiError, api, unwrap } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** What another host saved meanwhile; `changedBy` if that was a co-host. */
export type CustomizeConflict = { conflict: Project; changedBy: string | undefined };
/** Result of a save: stored, in conflict with another host's changes, or out of title changes. */
export type SaveOutcome = { saved: Project } | CustomizeConflict | { titlesUsedUp: true };

/** Saves customizations. A conflict is a result, not an error; the form shows field errors. */
export function useSaveCustomizations(projectId: string) {
  const client = useQueryClient();
  const queryKey = queryKeys.itinerary(projectId);
  return useMutation({
    networkMode: 'always',
    meta: { fallback: 'Failed to save customizations. Please try again.', formShowsFields: true },
    mutationFn: async (json: Customizations): Promise<SaveOutcome> => {
      try {
        const call = api.projects[':projectId'].customizations.$put({ param: { projectId }, json });
        return { saved: (await unwrap(call)).project };
      } catch (error) {
        const body = error instanceof ApiError ? error.body : undefined;
        if (body?.code === 'CONFLICT' && body.current)
          return { conflict: body.current as Project, changedBy: body.changedBy };
        if (body?.code === 'TITLE_CHANGE_LIMIT_REACHED') return { titlesUsedUp: true };
        throw error;
      }
    },
    onSuccess: async (outcome) => {
      // A pending read started before the write and would overwrite it in the cache.
      await client.cancelQueries({ queryKey });
      if (!('titlesUsedUp' in outcome)) {
        const project = 'saved' in outcome ? outcome.saved : outcome.conflict;
        client.setQueryData(queryKey, (old: { project: Project } | undefined) => old && { ...old, project });
      }
      void client.invalidateQueries({ queryKey });
    },
  });
}
