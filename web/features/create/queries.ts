import { useMutation } from '@tanstack/react-query';
import { createAndRememberProject } from '../../lib/create-project.ts';

/** Creates a project and remembers its codes for the celebration. Answers with the project. */
export function useCreateProject() {
  return useMutation({
    // Offline it would wait unseen, and create when nobody is looking any more.
    networkMode: 'always',
    mutationFn: createAndRememberProject,
    meta: { formShowsFields: true, fallback: 'Failed to create project. Please try again.' },
  });
}
