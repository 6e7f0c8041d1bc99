import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangeEntity } from '../../../worker/contract/history.ts';
import { t } from '../../../worker/messages/t.ts';
import { ApiError, api, unwrap } from '../../lib/api.ts';
import { refreshItinerary } from '../../lib/itinerary-query.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { refetchAfterWrite } from '../../lib/refetch-after-write.ts';
import { showToast } from '../../ui/toasts/toast.ts';

/** Changes in one request. */
export const PAGE_SIZE = 50;

/** Which part of the history is shown; '' is everything. Events and people by id. */
export type HistoryFilter = { event: string; person: string; kind: ChangeEntity | '' };
export const NO_FILTER: HistoryFilter = { event: '', person: '', kind: '' };

const toKey = (projectId: string) => ['projects', projectId, 'history'] as const;

/** A page of the history, newest first: the changes before the one numbered `before`. */
export const historyOptions = (projectId: string, filter: HistoryFilter, before: number | undefined) =>
  queryOptions({
    queryKey: [...toKey(projectId), filter, before],
    queryFn: () =>
      unwrap(
        api.projects[':projectId'].history.$get({
          param: { projectId },
          query: {
            limit: String(PAGE_SIZE),
            before: before === undefined ? undefined : String(before),
            event: filter.event || undefined,
            person: filter.person || undefined,
            kind: filter.kind || undefined,
          },
        }),
      ),
    staleTime: 0,
  });

/** `current`: the row as it is now, if it was changed since; null if it was deleted. */
type RestoreOutcome = { restored: number } | { current: unknown };

/** Undoes the change `seq`. A newer change is a result, not an error, unless `force` overrides it. */
export function useRestoreChange(projectId: string) {
  return useRestore(projectId, ({ seq, force }: { seq: number; force: boolean }) =>
    api.projects[':projectId'].history[':seq'].restore.$post({
      param: { projectId, seq: String(seq) },
      json: { force },
    }),
  );
}

/** Goes back to the state after the change `seq`. Changes after `seen` that others made are a result, too. */
export function useRestoreTo(projectId: string) {
  return useRestore(projectId, (json: { seq: number; seen: number }) =>
    api.projects[':projectId'].history['restore-to'].$post({ param: { projectId }, json }),
  );
}

function useRestore<Request>(
  projectId: string,
  call: (request: Request) => Parameters<typeof unwrap<{ restored: number }>>[0],
) {
  const client = useQueryClient();
  return useMutation({
    meta: { fallback: t('restoreFailed') },
    mutationFn: async (request: Request): Promise<RestoreOutcome> => {
      try {
        return await unwrap(call(request));
      } catch (error) {
        const body = error instanceof ApiError ? error.body : undefined;
        if (body?.code === 'CONFLICT') return { current: body.current };
        throw error;
      }
    },
    onSuccess: async (outcome) => {
      if ('restored' in outcome) showToast({ title: describeRestored(outcome.restored), kind: 'ok' });
      void refetchAfterWrite(client, { queryKey: queryKeys.people(projectId) });
      void refetchAfterWrite(client, { queryKey: queryKeys.rsvps(projectId) });
      await refetchAfterWrite(client, { queryKey: toKey(projectId) });
      void refreshItinerary(client, projectId);
    },
  });
}

function describeRestored(count: number): string {
  if (count === 0) return t('nothingToRestore');
  return t('changesRestored', { count });
}
