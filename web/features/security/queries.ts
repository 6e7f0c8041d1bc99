import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '../../../worker/messages/t.ts';
import { api, unwrap } from '../../lib/api.ts';
import { forgetShareLinks } from '../../lib/share-link.ts';
import { storeAdminCode } from '../../lib/storage.ts';
import { storeProject } from '../../lib/store-project.ts';

export type CodeChange = { accessCode: string } | { adminCode: string };

/** Changes a code; this browser keeps its role. A weak code is rejected with `fields`. */
export function useChangeCode(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: {
      success: t('customizationsSaved'),
      fallback: t('customizationsFailed'),
      formShowsFields: true,
    },
    mutationFn: (change: CodeChange) =>
      unwrap(api.projects[':projectId'].customizations.$put({ param: { projectId }, json: change })),
    onSuccess: async ({ project }, change) => {
      if ('adminCode' in change && project.adminCode) storeAdminCode(projectId, project.adminCode);
      await storeProject(client, project);
      if ('accessCode' in change) forgetShareLinks(client, projectId);
    },
  });
}
