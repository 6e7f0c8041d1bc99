import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ClientResponse } from 'hono/client';
import type { Event } from '../../../../worker/contract/events.ts';
import type {
  AnswerEmailChangeResult,
  EmailChangeAnswer,
  PatchUnclaimed,
  UnclaimedEvent,
} from '../../../../worker/contract/unclaimed.ts';
import { t } from '../../../../worker/messages/t.ts';
import { ApiError, api, unwrap } from '../../../lib/api.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { refetchAfterWrite, refetchSettled, toOptimisticKey } from '../../../lib/refetch-after-write.ts';
import { useRowUpdate } from '../../../lib/row-update.ts';
import { offerUndo } from '../../../ui/toasts/offer-undo.ts';
import { showToast } from '../../../ui/toasts/toast.ts';
import { replaceRow, updateCached } from '../update-cached.ts';

const calls = api['unclaimed-events'];
type SenderConfirmation = { email: string; status: 'sent' | 'confirmed' };

const toParam = (id: number) => ({ param: { id: String(id) } });

/** The account's unclaimed events, newest first. */
export const unclaimedOptions = queryOptions({
  queryKey: queryKeys.unclaimed,
  queryFn: () => unwrap(calls.$get()),
});

/** The source email of an event with its evidence; null once the email is deleted. */
export const mailOptions = (id: number) =>
  queryOptions({
    queryKey: [...queryKeys.unclaimed, id, 'mail'] as const,
    queryFn: async () => {
      try {
        return await unwrap(calls[':id'].mail.$get(toParam(id)));
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

/** Applies a change to the cached events, then refetches them in the background. */
export const updateCachedUnclaimed = (
  client: QueryClient,
  update: (events: UnclaimedEvent[]) => UnclaimedEvent[],
) => updateCached(client, queryKeys.unclaimed, update);

const removeEvent = (id: number) => (events: UnclaimedEvent[]) => events.filter((event) => event.id !== id);

/** Updates an event: see `useRowUpdate`. */
export function useUpdateUnclaimed() {
  const client = useQueryClient();
  return useRowUpdate<UnclaimedEvent, Omit<PatchUnclaimed, 'sequence'>>({
    kind: 'unclaimed',
    fallback: t('updateUnclaimedFailed'),
    send: ({ id, body, sequence }) =>
      unwrap(calls[':id'].$patch({ ...toParam(id), json: { ...body, sequence } })),
    rewrite: (change) => updateCachedUnclaimed(client, change),
    upsert: replaceRow,
  });
}

/** Deletes an event optimistically and offers to undo it. */
export function useDeleteUnclaimed() {
  const client = useQueryClient();
  const restore = useRestoreUnclaimed();
  return useMutation({
    mutationKey: toOptimisticKey(queryKeys.unclaimed),
    meta: { fallback: t('deleteUnclaimedFailed') },
    mutationFn: ({ id }: UnclaimedEvent) => unwrap(calls[':id'].$delete(toParam(id))),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: queryKeys.unclaimed, exact: true });
      const before = client.getQueryData<UnclaimedEvent[]>(queryKeys.unclaimed) ?? [];
      client.setQueryData(queryKeys.unclaimed, removeEvent(id)(before));
      return { index: before.findIndex((event) => event.id === id) };
    },
    onError: (_error, event, context) =>
      client.setQueryData(queryKeys.unclaimed, (old: UnclaimedEvent[] | undefined) =>
        old?.toSpliced(context?.index ?? 0, 0, event),
      ),
    onSuccess: ({ undo }) => offerUndo(t('unclaimedDeleted'), () => restore.mutate(undo.ids)),
    onSettled: () => refetchSettled(client, queryKeys.unclaimed, 1),
  });
}

/** Restores deleted events. */
function useRestoreUnclaimed() {
  const client = useQueryClient();
  return useMutation({
    meta: {
      success: t('unclaimedRestored'),
      fallback: t('restoreUnclaimedFailed'),
      canRepeat: true,
    },
    mutationFn: (ids: number[]) => unwrap(calls.restore.$post({ json: { ids } })),
    onSuccess: () => refetchAfterWrite(client, { queryKey: queryKeys.unclaimed, exact: true }),
  });
}

/** The answer's result, or the itinerary's event if it was changed after the email was read. */
async function toAnswerOutcome(
  request: Promise<AnswerEmailChangeResult>,
): Promise<AnswerEmailChangeResult | { newer: Event }> {
  try {
    return await request;
  } catch (error) {
    const current = error instanceof ApiError ? error.body?.current : undefined;
    if (current) return { newer: current as Event };
    throw error;
  }
}

/**
 * Applies or dismisses what an email changes. If that deletes the event, it can be undone. An assigned event that was changed
 * meanwhile is a result, not an error.
 */
export function useAnswerEmailChange({ id, emailChange }: UnclaimedEvent) {
  const client = useQueryClient();
  const restore = useRestoreUnclaimed();
  return useMutation({
    meta: { fallback: t('updateUnclaimedFailed') },
    mutationFn: (json: { answer: EmailChangeAnswer; sequence?: number | undefined }) =>
      toAnswerOutcome(unwrap(calls[':id'].answer.$post({ ...toParam(id), json }))),
    onSuccess: async (outcome, { answer }) => {
      if ('newer' in outcome) return;
      const { event, undo } = outcome;
      if (answer === 'apply' && emailChange && 'event' in emailChange) {
        const description = t('eventInUpdated', {
          title: emailChange.event.title,
          name: emailChange.event.projectName,
        });
        showToast({ title: t('itineraryUpdated'), description, kind: 'ok' });
      }
      await updateCachedUnclaimed(client, (events) =>
        event ? replaceRow(events, event) : removeEvent(id)(events),
      );
      // Applying may change an assigned event.
      void refetchAfterWrite(client, { queryKey: queryKeys.myProjects });
      if (undo) offerUndo(t('unclaimedDeleted'), () => restore.mutate(undo.ids));
    },
    // May have been answered in another tab.
    onError: () => refetchAfterWrite(client, { queryKey: queryKeys.unclaimed, exact: true }),
  });
}

/** Sends the email's sender a link to confirm that the address belongs to this account. */
export function useRequestSenderConfirmation({ id }: UnclaimedEvent) {
  const client = useQueryClient();
  return useMutation({
    meta: { fallback: t('confirmationFailed') },
    mutationFn: () => {
      const call = calls[':id']['this-is-me'].$post(toParam(id));
      return unwrap(call as Promise<ClientResponse<SenderConfirmation>>);
    },
    onSuccess: () => refetchAfterWrite(client, { queryKey: queryKeys.intake }),
  });
}
