import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** Milliseconds between two looks at a mail that is on its way; after a minute, longer ones. */
const POLL_INTERVAL_MS = 1000;
const SLOW_POLL_INTERVAL_MS = 5000;
const FAST_POLLS = 60;

/** How the mail with the codes fares; looked at again until it has left or failed. */
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

/** Sends the codes to the owner once more. */
export function useResendCodes(projectId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: () => unwrap(api.projects[':projectId']['codes-mail'].$post({ param: { projectId } })),
    onSuccess: () => queryClient.resetQueries({ queryKey: queryKeys.codesMail(projectId) }),
    meta: { fallback: 'The email could not be sent. Please try again.' },
  });
}
