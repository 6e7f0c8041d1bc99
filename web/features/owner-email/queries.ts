import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CodesMail } from '../../../worker/contract/owner-email.ts';
import { t } from '../../../worker/messages/t.ts';
import { api, unwrap } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { forgetShareLinks } from '../../lib/share-link.ts';
import { storeAdminCode } from '../../lib/storage.ts';
import { storeProject } from '../../lib/store-project.ts';

const SECOND_MS = 1000;
const FAST_POLLS = 60;

/** The newest email with the codes, polled until it is known whether it arrived. */
export const codesMailQuery = (projectId: string) =>
  queryOptions({
    queryKey: queryKeys.codesMail(projectId),
    queryFn: () => unwrap(api.projects[':projectId']['codes-mail'].$get({ param: { projectId } })),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      toPollInterval(state.data, state.dataUpdateCount + state.errorUpdateCount),
  });

/** In milliseconds; false when nothing more is expected. A bounce may take from a second to days. */
function toPollInterval(mail: CodesMail | undefined, polls: number): number | false {
  if (mail && (mail.isDelivered || mail.status === 'failed' || mail.status === 'none')) return false;
  const isSending = !mail || (mail.status === 'pending' && mail.problem !== 'limit');
  if (isSending) return polls < FAST_POLLS ? SECOND_MS : 5 * SECOND_MS;
  return polls < FAST_POLLS ? 5 * SECOND_MS : 60 * SECOND_MS;
}

/** Until the server says more about the email that it was just asked to send. Resolves with that. */
function showPending(client: QueryClient, projectId: string, email?: string): Promise<void> {
  const { queryKey } = codesMailQuery(projectId);
  const pending = { status: 'pending', problem: null, isDelivered: false, mayHaveArrived: false } as const;
  client.setQueryData(queryKey, (mail) => mail && { ...mail, ...pending, email: email ?? mail.email });
  return client.invalidateQueries({ queryKey });
}

/** Sends the email with the codes to the owner again. */
export function useResendCodes(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.projects[':projectId']['codes-mail'].$post({ param: { projectId } })),
    onSuccess: () => showPending(client, projectId),
    meta: { fallback: t('sendEmailFailed') },
  });
}

export type EmailCorrection = { ownerEmail: string; newAccessCode: boolean };

/** Corrects the owner's email; the server sends the codes there. An invalid address is rejected with `fields`. */
export function useCorrectOwnerEmail(projectId: string) {
  const client = useQueryClient();
  const queryKey = queryKeys.itinerary(projectId);
  return useMutation({
    mutationFn: (correction: EmailCorrection) =>
      unwrap(api.projects[':projectId']['owner-email'].$put({ param: { projectId }, json: correction })),
    onSuccess: async ({ project }, { newAccessCode }) => {
      if (project.adminCode) storeAdminCode(projectId, project.adminCode);
      await storeProject(client, project);
      if (newAccessCode) forgetShareLinks(client, projectId);
      await showPending(client, projectId, project.ownerEmail);
    },
    onError: () => {
      // An account may own it now, or somebody else may have corrected it.
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: queryKeys.codesMail(projectId) });
    },
    meta: {
      fallback: t('saveAddressFailed'),
      formShowsFields: true,
    },
  });
}
