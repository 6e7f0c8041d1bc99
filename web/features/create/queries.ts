import { useMutation } from '@tanstack/react-query';
import { createAndRememberProject } from '../../lib/create-project.ts';

/** Creates a project and stores its codes for the celebration dialog. */
export function useCreateProject() {
  return useMutation({
    // While offline, fail at once instead of creating the project whenever the connection is back.
    networkMode: 'always',
    mutationFn: createAndRememberProject,
    meta: { formShowsFields: true, fallback: 'Failed to create project. Please try again.' },
  });
}
