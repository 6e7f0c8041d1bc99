import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Customizations, Project } from '../../../worker/contract/projects.ts';
import { ApiError, api, unwrap } from '../../lib/api.ts';
import { refreshItinerary } from '../../lib/itinerary-query.ts';
import { storeProject } from '../../lib/store-project.ts';

/** What another host saved meanwhile; `changedBy` if that was a co-host. */
export type CustomizeConflict = { conflict: Project; changedBy: string | undefined };
/** Result of a save: stored, in conflict with another host's changes, or out of title changes. */
export type SaveOutcome = { saved: Project } | CustomizeConflict | { titlesUsedUp: true };

/** Saves customizations. A conflict is a result, not an error; the form shows field errors. */
export function useSaveCustomizations(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    // One after another, so that the last of several quick choices is what is stored.
    scope: { id: `customizations/${projectId}` },
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
      if ('titlesUsedUp' in outcome) return void refreshItinerary(client, projectId);
      await storeProject(client, 'saved' in outcome ? outcome.saved : outcome.conflict);
    },
  });
}
