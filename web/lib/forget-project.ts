import { deleteOfflineCopy } from './offline-copies.ts';
import { clearCreatedProject, readCreatedProject, storeAdminCode, storeSelectedPeople } from './storage.ts';

/** Forgets what this browser kept of a project: it was left, or is no more. Resolves when the copy is gone too. */
export function forgetProject(projectId: string): Promise<void> {
  storeAdminCode(projectId, null);
  storeSelectedPeople(projectId, []);
  if (readCreatedProject()?.projectId === projectId) clearCreatedProject();
  return deleteOfflineCopy(projectId);
}
