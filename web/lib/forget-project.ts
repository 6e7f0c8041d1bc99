import { forgetCreation, readCreation, storeAdminCode, storeSelectedPeople } from './storage.ts';

/** Forgets what this browser kept of a project: it was left, or is no more. */
export function forgetProject(projectId: string): void {
  storeAdminCode(projectId, null);
  storeSelectedPeople(projectId, []);
  if (readCreation()?.projectId === projectId) forgetCreation();
}
