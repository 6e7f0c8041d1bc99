import type { CreatedProject, CreateProject } from '../../worker/contract/projects.ts';
import { api, unwrap } from './api.ts';
import { storeCreatedProject } from './storage.ts';

/** What creates a project, and a key under which repeating it makes no second one. */
export type NewProject = { values: CreateProject; idempotencyKey: string };

/** Creates a project and remembers its codes for the celebration. Throws ApiError. */
export async function createAndRememberProject({
  values,
  idempotencyKey,
}: NewProject): Promise<CreatedProject> {
  const headers = { 'Idempotency-Key': idempotencyKey };
  const { project } = await unwrap(api.projects.$post({ json: values }, { headers }));
  storeCreatedProject({
    projectId: project.projectId,
    projectName: project.name,
    accessCode: project.accessCode,
    adminCode: project.adminCode,
    userEmail: project.ownerEmail,
  });
  return project;
}
