import { api, unwrap } from '../../lib/api.ts';

/** Ends this browser's access to the project. */
export function leaveProject(projectId: string): Promise<unknown> {
  return unwrap(api.projects[':projectId'].access.$delete({ param: { projectId } }));
}

/** Verifies an admin code. Throws ApiError if it is wrong. */
export function verifyAdminCode(projectId: string, adminCode: string): Promise<unknown> {
  return unwrap(
    api.projects[':projectId']['verify-admin'].$post({ param: { projectId }, json: { adminCode } }),
  );
}

/** Gives this browser owner access if the signed-in account owns the project. Throws ApiError otherwise. */
export function requestOwnerAccess(projectId: string) {
  return unwrap(api.projects[':projectId']['access-owned'].$post({ param: { projectId } }));
}
