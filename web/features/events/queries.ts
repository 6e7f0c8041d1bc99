import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CreateEvent, Event } from '../../../worker/contract/events.ts';
import { t } from '../../../worker/messages/t.ts';
import { api, unwrap } from '../../lib/api.ts';
import {
  type ItineraryRows,
  refetchItinerary,
  rewriteRows,
  useDeleteRow,
  useUpdateRow,
} from '../../lib/itinerary-rows.ts';
import { rememberOwnSave, toEventVersion } from '../../lib/own-saves.ts';
import { useUndo } from '../../lib/use-undo.ts';
import { offerUndoOfCall } from '../../ui/toasts/offer-undo.ts';

const calls = api.projects[':projectId'].events;

/** Creates an event. Requests with the same idempotency `key` create it once. */
export function useCreateEvent(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { fallback: t('createEventFailed'), formShowsFields: true },
    mutationFn: ({ body, key }: { body: CreateEvent; key: string }) =>
      unwrap(calls.$post({ param: { projectId }, json: body }, { headers: { 'Idempotency-Key': key } })),
    onSuccess: async (event) => {
      rememberOwnSave(toEventVersion(event));
      await rewriteRows(client, projectId, 'events', (events) => upsert(events, event));
      refetchItinerary(client, projectId);
    },
  });
}

/** Updates an event if it still has `sequence`. A change or deletion by someone else is a result, not an error. */
export const useUpdateEvent = (projectId: string) =>
  useUpdateRow<'events', CreateEvent>(projectId, ROWS, {
    fallback: t('updateEventFailed'),
    send: ({ id, body, sequence }) =>
      unwrap(
        calls[':eventId'].$put({ param: { projectId, eventId: String(id) }, json: { ...body, sequence } }),
      ),
  });

/** Deletes an event, with a toast to undo it. */
export function useDeleteEvent(projectId: string) {
  const undoCall = useUndo(projectId);
  return useDeleteRow(projectId, ROWS, {
    fallback: t('deleteEventFailed'),
    send: (id) => unwrap(calls[':eventId'].$delete({ param: { projectId, eventId: String(id) }, json: {} })),
    onDeleted: (undo) => offerUndoOfCall(t('eventDeleted'), undo, undoCall),
  });
}

/** Deletes all events of the project, with a toast to undo it. */
export function useClearEvents(projectId: string) {
  const client = useQueryClient();
  const undoCall = useUndo(projectId);
  return useMutation({
    meta: { fallback: t('clearEventsFailed') },
    mutationFn: () => unwrap(calls.$delete({ param: { projectId }, json: {} })),
    onSuccess: async ({ undo }) => {
      offerUndoOfCall(t('eventsCleared'), undo, undoCall);
      const gone = new Set(undo.ids);
      await rewriteRows(client, projectId, 'events', (events) =>
        events.filter((event) => !gone.has(event.id)),
      );
      refetchItinerary(client, projectId);
    },
  });
}

function upsert(events: Event[], event: Event): Event[] {
  const others = events.filter((other) => other.id !== event.id);
  return [...others, event].sort((a, b) => a.datetime.localeCompare(b.datetime) || a.id - b.id);
}

const ROWS: ItineraryRows<'events'> = { list: 'events', kind: 'event', upsert };
