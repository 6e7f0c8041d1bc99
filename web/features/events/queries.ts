import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CreateEvent, Event } from '../../../worker/contract/events.ts';
import { t } from '../../../worker/messages/t.ts';
import { ApiError, api, unwrap } from '../../lib/api.ts';
import { rememberOwnSave, toEventVersion } from '../../lib/own-saves.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { refetchSettled, toOptimisticKey } from '../../lib/refetch-after-write.ts';
import { type RowUpdate, toUpdateOutcome } from '../../lib/row-update.ts';
import { useUndo } from '../../lib/use-undo.ts';
import { offerUndoOfCall } from '../../ui/toasts/offer-undo.ts';

// While offline, fail at once instead of sending whenever the connection is back.
const networkMode = 'always' as const;

/** Creates an event. Requests with the same idempotency `key` create it once. */
export function useCreateEvent(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    networkMode,
    meta: { fallback: t('createEventFailed'), formShowsFields: true },
    mutationFn: ({ body, key }: { body: CreateEvent; key: string }) =>
      unwrap(
        api.projects[':projectId'].events.$post(
          { param: { projectId }, json: body },
          { headers: { 'Idempotency-Key': key } },
        ),
      ),
    onSuccess: async (event) => {
      rememberOwnSave(toEventVersion(event));
      await rewriteEvents(client, projectId, (events) => upsert(events, event));
      refreshItinerary(client, projectId);
    },
  });
}

/** Updates an event if it still has `sequence`. A change or deletion by someone else is a result, not an error. */
export function useUpdateEvent(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    networkMode,
    meta: { fallback: t('updateEventFailed'), formShowsFields: true },
    mutationFn: (update: RowUpdate<CreateEvent>) => {
      const param = { projectId, eventId: String(update.id) };
      const json = { ...update.body, sequence: update.sequence };
      return toUpdateOutcome<Event>(
        'event',
        update.id,
        unwrap(api.projects[':projectId'].events[':eventId'].$put({ param, json })),
      );
    },
    onSuccess: async (outcome) => {
      await rewriteEvents(client, projectId, (events) => {
        if ('gone' in outcome) return events.filter((event) => event.id !== outcome.gone);
        return upsert(events, 'saved' in outcome ? outcome.saved : outcome.conflict);
      });
      refreshItinerary(client, projectId);
    },
  });
}

/** Deletes an event, with a toast to undo it. */
export function useDeleteEvent(projectId: string) {
  const client = useQueryClient();
  const undoCall = useUndo(projectId);
  return useMutation({
    networkMode,
    mutationKey: toOptimisticKey(queryKeys.itinerary(projectId)),
    meta: { fallback: t('deleteEventFailed') },
    mutationFn: ({ id }: Event) =>
      unwrap(
        api.projects[':projectId'].events[':eventId'].$delete({
          param: { projectId, eventId: String(id) },
          json: {},
        }),
      ),
    // Optimistic; restored on error.
    onMutate: ({ id }) =>
      rewriteEvents(client, projectId, (events) => events.filter((event) => event.id !== id)),
    onError: async (error, event) => {
      const gone = error instanceof ApiError && error.body?.code === 'NOT_FOUND';
      if (!gone) await rewriteEvents(client, projectId, (events) => upsert(events, event));
    },
    onSuccess: ({ undo }) => offerUndoOfCall(t('eventDeleted'), undo, undoCall),
    onSettled: () => refreshItinerary(client, projectId, 1),
  });
}

/** Deletes all events of the project, with a toast to undo it. */
export function useClearEvents(projectId: string) {
  const client = useQueryClient();
  const undoCall = useUndo(projectId);
  return useMutation({
    networkMode,
    meta: { fallback: t('clearEventsFailed') },
    mutationFn: () => unwrap(api.projects[':projectId'].events.$delete({ param: { projectId }, json: {} })),
    onSuccess: async ({ undo }) => {
      offerUndoOfCall(t('eventsCleared'), undo, undoCall);
      const gone = new Set(undo.ids);
      await rewriteEvents(client, projectId, (events) => events.filter((event) => !gone.has(event.id)));
      refreshItinerary(client, projectId);
    },
  });
}

/** Updates the cached events. */
async function rewriteEvents(client: QueryClient, projectId: string, rewrite: (events: Event[]) => Event[]) {
  const queryKey = queryKeys.itinerary(projectId);
  // A pending read started before the write and would overwrite it in the cache.
  await client.cancelQueries({ queryKey });
  client.setQueryData(
    queryKey,
    (old: { events: Event[] } | undefined) => old && { ...old, events: rewrite(old.events) },
  );
}

/** Refetches the itinerary in the background. `own` is 1 for a change that was shown before the server had it. */
function refreshItinerary(client: QueryClient, projectId: string, own: 0 | 1 = 0): void {
  void refetchSettled(client, queryKeys.itinerary(projectId), own);
}

function upsert(events: Event[], event: Event): Event[] {
  const others = events.filter((other) => other.id !== event.id);
  return [...others, event].sort((a, b) => a.datetime.localeCompare(b.datetime) || a.id - b.id);
}
