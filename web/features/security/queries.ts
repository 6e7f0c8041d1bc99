import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Project } from '../../../worker/contract/projects.ts';
import { api, unwrap } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { storeAdminCode } from '../../lib/storage.ts';

export type CodeChange = { accessCode: string } | { adminCode: string };

/** Changes a code; this browser keeps its role. A weak code is rejected with `fields`. */
export function useChangeCode(projectId: string) {
  const client = useQueryClient();
  const queryKey = queryKeys.itinerary(projectId);
  return useMutation({
    meta: {
      success: 'Customizations saved!',
      fallback: 'Failed to save customizations. Please try again.',
      formShowsFields: true,
    },
    mutationFn: (change: CodeChange) =>
      unwrap(api.projects[':projectId'].customizations.$put({ param: { projectId }, json: change })),
    onSuccess: async ({ project }, change) => {
      if ('adminCode' in change && project.adminCode) storeAdminCode(projectId, project.adminCode);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (old: { project: Project } | undefined) => old && { ...old, project });
      void client.invalidateQueries({ queryKey });
    },
  });
}
