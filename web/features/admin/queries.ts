import { useMutation } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api.ts';
import { storeAdminCode } from '../../lib/storage.ts';

/** `accessCode` only if access has ended, too. */
type Codes = { adminCode: string; accessCode?: string | undefined };

/** The access code was refused, not the admin code. */
export class AccessRefused extends Error {}

/** Verifies the admin code, which lets this browser edit, and stores it. Callers show errors. */
export function useVerifyAdmin(projectId: string) {
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ adminCode, accessCode }: Codes) => {
      const project = api.projects[':projectId'];
      const param = { projectId };
      if (accessCode !== undefined) {
        await unwrap(project.access.$post({ param, json: { accessCode } })).catch((cause) => {
          throw new AccessRefused('', { cause });
        });
      }
      return unwrap(project['verify-admin'].$post({ param, json: { adminCode } }));
    },
    onSuccess: (_data, { adminCode }) => storeAdminCode(projectId, adminCode),
  });
}
