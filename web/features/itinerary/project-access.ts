import { api, unwrap } from '../../lib/api.ts';

/** Ends this browser's way into the project. */
export function leaveProject(projectId: string): Promise<unknown> {
  return unwrap(api.projects[':projectId'].access.$delete({ param: { projectId } }));
}

/** Asks the server whether a code opens the admin panel; throws ApiError where it does not. */
export function verifyAdminCode(projectId: string, adminCode: string): Promise<unknown> {
  return unwrap(
    api.projects[':projectId']['verify-admin'].$post({ param: { projectId }, json: { adminCode } }),
  );
}

/** Lets this browser in by the account that owns the project; throws ApiError for anybody else's. */
export function requestOwnerAccess(projectId: string) {
  return unwrap(api.projects[':projectId']['access-owned'].$post({ param: { projectId } }));
}
