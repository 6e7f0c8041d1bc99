import type { CreatedProject, CreateProject } from '../../worker/contract/projects.ts';
import { api, unwrap } from './api.ts';
import { type ProjectCreated, storeAdminCode, writeStorage } from './storage.ts';

/** Input for creating a project. The same idempotency key never creates a second one. */
export type ProjectCreation = { values: CreateProject; idempotencyKey: string };

/** Creates a project and stores its codes for the celebration dialog. Throws ApiError. */
export async function createAndRememberProject({
  values,
  idempotencyKey,
}: ProjectCreation): Promise<CreatedProject> {
  const headers = { 'Idempotency-Key': idempotencyKey };
  const { project } = await unwrap(api.projects.$post({ json: values }, { headers }));
  storeCreatedProject(project);
  return project;
}

/** Stores a new project for the celebration dialog, and its admin code so the admin panel opens without asking. */
export function storeCreatedProject(project: CreatedProject): void {
  const created: ProjectCreated = {
    projectId: project.projectId,
    projectName: project.name,
    accessCode: project.accessCode,
    adminCode: project.adminCode,
    userEmail: project.ownerEmail,
  };
  writeStorage('sessionStorage', 'projectCreated', JSON.stringify(created));
  writeStorage('localStorage', `project_creator_${created.projectId}`, 'true');
  storeAdminCode(created.projectId, created.adminCode);
}
