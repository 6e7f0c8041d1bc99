import { useMutation } from '@tanstack/react-query';
import type { CreateProject } from '../../../worker/contract/projects.ts';
import { api, unwrap } from '../../lib/api.ts';
import { rememberCreation } from '../../lib/storage.ts';

/** What creates a project, and a key under which repeating it makes no second one. */
export type Creation = { values: CreateProject; idempotencyKey: string };

/** Creates a project and remembers its codes for the celebration. Answers with the project. */
export function useCreateProject() {
  return useMutation({
    mutationFn: async ({ values, idempotencyKey }: Creation) => {
      const headers = { 'Idempotency-Key': idempotencyKey };
      return (await unwrap(api.projects.$post({ json: values }, { headers }))).project;
    },
    onSuccess: (project) =>
      rememberCreation({
        projectId: project.projectId,
        projectName: project.name,
        accessCode: project.accessCode,
        adminCode: project.adminCode,
        userEmail: project.ownerEmail,
      }),
    meta: { formShowsFields: true, fallback: 'Failed to create project. Please try again.' },
  });
}
