import { useMutation } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api.ts';
import { storeAdminCode } from '../../lib/storage.ts';

/** Verifies the admin code, which lets this browser edit, and stores it. Callers show errors. */
export function useVerifyAdmin(projectId: string) {
  return useMutation({
    networkMode: 'always',
    meta: { quiet: true },
    mutationFn: (adminCode: string) =>
      unwrap(api.projects[':projectId']['verify-admin'].$post({ param: { projectId }, json: { adminCode } })),
    onSuccess: (_data, adminCode) => storeAdminCode(projectId, adminCode),
  });
}
