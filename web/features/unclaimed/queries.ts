import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ClientResponse } from 'hono/client';
import type { NoticeAnswer, PatchUnclaimed, UnclaimedEvent } from '../../../worker/contract/unclaimed.ts';
import { ApiError, api, unwrap } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import type { UpdateOutcome } from '../../lib/use-row-form.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import { offerUndo } from './undo.ts';

const calls = api['unclaimed-events'];
type Asked = { email: string; status: 'sent' | 'confirmed' };

const toParam = (id: number) => ({ param: { id: String(id) } });

/** The account's cards that wait, newest first. */
export const unclaimedOptions = queryOptions({
  queryKey: queryKeys.unclaimed,
  queryFn: () => unwrap(calls.$get()),
});

/** The mail of a card with what was read where; null once the mail is deleted. */
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

/** Puts what a write did on the page at once, then asks for the server's own view. */
export async function updateCachedUnclaimed(
  client: QueryClient,
  rewrite: (cards: UnclaimedEvent[]) => UnclaimedEvent[],
): Promise<void> {
  // A read under way began before the write and must not undo it on the screen.
  await client.cancelQueries({ queryKey: queryKeys.unclaimed, exact: true });
  client.setQueryData(queryKeys.unclaimed, (old: UnclaimedEvent[] | undefined) => old && rewrite(old));
  void client.invalidateQueries({ queryKey: queryKeys.unclaimed, exact: true });
}

const put = (card: UnclaimedEvent) => (cards: UnclaimedEvent[]) =>
  cards.map((old) => (old.id === card.id ? card : old));
const drop = (id: number) => (cards: UnclaimedEvent[]) => cards.filter((card) => card.id !== id);

/** Changes a card that still has `sequence`. What happened to it meanwhile is an outcome, not an error. */
export function useUpdateUnclaimed() {
  const client = useQueryClient();
  return useMutation({
    meta: { fallback: 'Failed to update the event. Please try again.', formShowsFields: true },
    mutationFn: async (update: {
      id: number;
      sequence: number;
      body: Omit<PatchUnclaimed, 'sequence'>;
    }): Promise<UpdateOutcome<UnclaimedEvent>> => {
      const json = { ...update.body, sequence: update.sequence };
      try {
        return { saved: await unwrap(calls[':id'].$patch({ ...toParam(update.id), json })) };
      } catch (error) {
        const body = error instanceof ApiError ? error.body : undefined;
        if (body?.code === 'CONFLICT' && body.current) return { conflict: body.current as UnclaimedEvent };
        if (body?.code === 'NOT_FOUND') return { gone: update.id };
        throw error;
      }
    },
    onSuccess: (outcome) =>
      updateCachedUnclaimed(
        client,
        'gone' in outcome ? drop(outcome.gone) : put('saved' in outcome ? outcome.saved : outcome.conflict),
      ),
  });
}

/** Deletes a card and offers to undo it. Gone from the screen at once; a refusal brings it back. */
export function useDeleteUnclaimed() {
  const client = useQueryClient();
  const restore = useRestoreUnclaimed();
  return useMutation({
    meta: { fallback: 'Failed to delete the event. Please try again.' },
    mutationFn: ({ id }: UnclaimedEvent) => unwrap(calls[':id'].$delete(toParam(id))),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: queryKeys.unclaimed, exact: true });
      const before = client.getQueryData<UnclaimedEvent[]>(queryKeys.unclaimed);
      client.setQueryData(queryKeys.unclaimed, before && drop(id)(before));
      return { before };
    },
    onError: (_error, _card, context) => client.setQueryData(queryKeys.unclaimed, context?.before),
    onSuccess: ({ undo }) => offerUndo('Event deleted', () => restore.mutate(undo.ids)),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.unclaimed, exact: true }),
  });
}

/** Brings deleted cards back. */
function useRestoreUnclaimed() {
  const client = useQueryClient();
  return useMutation({
    meta: { success: 'Event restored', fallback: 'Failed to bring the event back. Please try again.' },
    mutationFn: (ids: number[]) => unwrap(calls.restore.$post({ json: { ids } })),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.unclaimed, exact: true }),
  });
}

/** Answers what a card asks. Where that takes the card away, it can be undone. */
export function useAnswerNotice({ id, notice }: UnclaimedEvent) {
  const client = useQueryClient();
  const restore = useRestoreUnclaimed();
  return useMutation({
    meta: { fallback: 'Failed to update the event. Please try again.' },
    mutationFn: (answer: NoticeAnswer) =>
      unwrap(calls[':id'].answer.$post({ ...toParam(id), json: { answer } })),
    onSuccess: async ({ event, undo }, answer) => {
      if (answer === 'apply' && notice && 'event' in notice) {
        const description = `“${notice.event.title}” in ${notice.event.projectName} is as the email says.`;
        showToast({ title: 'Itinerary updated', description, kind: 'ok' });
      }
      await updateCachedUnclaimed(client, event ? put(event) : drop(id));
      // An itinerary may have changed with it.
      void client.invalidateQueries({ queryKey: queryKeys.myProjects });
      if (undo) offerUndo('Event deleted', () => restore.mutate(undo.ids));
    },
    // Answered elsewhere, perhaps.
    onError: () => client.invalidateQueries({ queryKey: queryKeys.unclaimed, exact: true }),
  });
}

/** Asks the mail's sender whether its mails may count as the account's. */
export function useRequestSenderConfirmation({ id }: UnclaimedEvent) {
  const client = useQueryClient();
  return useMutation({
    meta: { fallback: 'Failed to send the question. Please try again.' },
    mutationFn: () => {
      const call = calls[':id']['this-is-me'].$post(toParam(id));
      return unwrap(call as Promise<ClientResponse<Asked>>);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.intake }),
  });
}
