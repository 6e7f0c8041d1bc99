import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  AssistantKey,
  CreateAssistantConnection,
  CreateAssistantKey,
} from '../../../worker/contract/assistants.ts';
import { t } from '../../../worker/messages/t.ts';
import { ApiError, api, unwrap } from '../../lib/api.ts';
import { refetchAfterWrite } from '../../lib/refetch-after-write.ts';

const calls = api.projects[':projectId']['assistant-keys'];

// Not in lib/query-keys.ts, which every guest downloads.
const toKey = (projectId: string) => ['projects', projectId, 'assistant-keys'] as const;

/** The keys with which assistants read the itinerary, oldest first. */
export const assistantKeysOptions = (projectId: string) =>
  queryOptions({
    queryKey: toKey(projectId),
    staleTime: 0,
    queryFn: () => unwrap(calls.$get({ param: { projectId } })),
  });

/** Creates a key. The result is the only place where it is shown. */
export function useCreateAssistantKey(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    // Not kept: the result holds the key.
    gcTime: 0,
    meta: { fallback: t('createKeyFailed'), formShowsFields: true },
    mutationFn: (json: CreateAssistantKey) => unwrap(calls.$post({ param: { projectId }, json })),
    onSuccess: () => refetchAfterWrite(client, { queryKey: toKey(projectId) }),
  });
}

/** Revokes a key at once. */
export function useRevokeAssistantKey(projectId: string) {
  const client = useQueryClient();
  const queryKey = toKey(projectId);
  return useMutation({
    meta: { success: t('keyRevoked'), fallback: t('revokeFailed') },
    mutationFn: async ({ id }: AssistantKey) => {
      try {
        await unwrap(calls[':keyId'].$delete({ param: { projectId, keyId: String(id) } }));
      } catch (error) {
        // Someone else was quicker.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSuccess: (_result, { id }) =>
      client.setQueryData(queryKey, (old: AssistantKey[] | undefined) => old?.filter((key) => key.id !== id)),
    onSettled: () => refetchAfterWrite(client, { queryKey }),
  });
}

/** What an assistant asks for. `search` is the query of the page, which the assistant wrote. */
export const assistantRequestOptions = (search: string) =>
  queryOptions({
    queryKey: ['assistant-request', search],
    queryFn: () =>
      unwrap(api['assistant-request'].$get({ query: Object.fromEntries(new URLSearchParams(search)) })),
  });

/** Lets the assistant read the itinerary. Returns where the browser goes. */
export const allowAssistant = (projectId: string, json: CreateAssistantConnection) =>
  unwrap(api.projects[':projectId']['assistant-connections'].$post({ param: { projectId }, json }));
