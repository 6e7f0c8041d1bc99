import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** Polls every second for the first minute, then every five seconds. */
const POLL_INTERVAL_MS = 1000;
const SLOW_POLL_INTERVAL_MS = 5000;
const FAST_POLLS = 60;

/** Delivery status of the email with the codes, polled until it is sent or failed. */
export const codesMailQuery = (projectId: string) =>
  queryOptions({
    queryKey: queryKeys.codesMail(projectId),
    networkMode: 'always',
    queryFn: async () =>
      (await unwrap(api.projects[':projectId']['codes-mail'].$get({ param: { projectId } }))).status,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (state.data === 'sent' || state.data === 'failed' || state.data === 'none') return false;
      return state.dataUpdateCount + state.errorUpdateCount < FAST_POLLS
        ? POLL_INTERVAL_MS
        : SLOW_POLL_INTERVAL_MS;
    },
  });

/** Resends the email with the codes to the owner. */
export function useResendCodes(projectId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: () => unwrap(api.projects[':projectId']['codes-mail'].$post({ param: { projectId } })),
    onSuccess: () => queryClient.resetQueries({ queryKey: queryKeys.codesMail(projectId) }),
    meta: { fallback: 'Failed to send the email. Please try again.' },
  });
}
