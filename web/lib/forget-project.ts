import { dropCopy } from './copies.ts';
import { forgetCreation, readCreation, storeAdminCode, storeSelectedPeople } from './storage.ts';

/** Forgets what this browser kept of a project: it was left, or is no more. Resolves when the copy is gone too. */
export function forgetProject(projectId: string): Promise<void> {
  storeAdminCode(projectId, null);
  storeSelectedPeople(projectId, []);
  if (readCreation()?.projectId === projectId) forgetCreation();
  return dropCopy(projectId);
}
