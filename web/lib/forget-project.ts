import { storeIdentitySkipped } from './identity-skipped.ts';
import { storeLinkAsked } from './link-asked.ts';
import { deleteOfflineCopy } from './offline-copies.ts';
import { storedRsvps } from './rsvps/stored-rsvps.ts';
import { storedSignUps } from './sign-ups/waiting-places.ts';
import { clearCreatedProject, readCreatedProject, storeAdminCode, storeSelectedPeople } from './storage.ts';

/** Deletes everything this browser stores about a project. Resolves once the offline copy is deleted. */
export function forgetProject(projectId: string): Promise<void> {
  storeAdminCode(projectId, null);
  storeSelectedPeople(projectId, []);
  storeIdentitySkipped(projectId, false);
  storeLinkAsked(projectId, null);
  storedRsvps.forget(projectId);
  storedSignUps.forget(projectId);
  if (readCreatedProject()?.projectId === projectId) clearCreatedProject();
  return deleteOfflineCopy(projectId);
}
