import { useMutation } from '@tanstack/react-query';
import { t } from '../../../worker/messages/t.ts';
import { createAndRememberProject, type ProjectCreation } from '../../lib/create-project.ts';

/**
 * Creates a project and stores its codes for the celebration dialog. `complete` is part of it: if it fails, the same
 * project is completed by the next attempt.
 */
export function useCreateProject(complete?: (projectId: string) => Promise<void>) {
  return useMutation({
    mutationFn: async (creation: ProjectCreation) => {
      const project = await createAndRememberProject(creation);
      await complete?.(project.projectId);
      return project;
    },
    meta: { formShowsFields: true, fallback: t('createFailed') },
  });
}
