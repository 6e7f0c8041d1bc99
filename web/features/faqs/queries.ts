import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Faq } from '../../../worker/contract/faqs.ts';
import { t } from '../../../worker/messages/t.ts';
import { ApiError, api, unwrap } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { refetchSettled, toOptimisticKey } from '../../lib/refetch-after-write.ts';
import { type RowUpdate, toUpdateOutcome } from '../../lib/row-update.ts';
import { useUndo } from '../../lib/use-undo.ts';
import { offerUndoOfCall } from '../../ui/toasts/offer-undo.ts';
import type { FaqDraft } from './faq-draft.ts';
import { upsertFaq } from './faq-order.ts';

/** Creates an FAQ. The same idempotency `key` creates it only once. */
export function useCreateFaq(projectId: string) {
  const client = useQueryClient();
  const undoCall = useUndo(projectId);
  return useMutation({
    meta: {
      fallback: t('createFaqFailed'),
      formShowsFields: true,
    },
    mutationFn: ({ body, key }: { body: FaqDraft; key: string }) =>
      unwrap(
        api.projects[':projectId'].faqs.$post(
          { param: { projectId }, json: body },
          { headers: { 'Idempotency-Key': key } },
        ),
      ),
    onSuccess: async (faq) => {
      offerUndoOfCall(t('faqCreated'), faq.undo, undoCall);
      await updateCachedFaqs(client, projectId, (faqs) => upsertFaq(faqs, faq));
      invalidateItinerary(client, projectId);
    },
  });
}

/** Updates an FAQ if its sequence still matches. A conflict or deletion is a result, not an error. */
export function useUpdateFaq(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { fallback: t('updateFaqFailed'), formShowsFields: true },
    mutationFn: (update: RowUpdate<FaqDraft>) => {
      const param = { projectId, faqId: String(update.id) };
      const json = { ...update.body, sequence: update.sequence };
      return toUpdateOutcome<Faq>(
        'faq',
        update.id,
        unwrap(api.projects[':projectId'].faqs[':faqId'].$put({ param, json })),
      );
    },
    onSuccess: async (outcome) => {
      await updateCachedFaqs(client, projectId, (faqs) => {
        if ('gone' in outcome) return faqs.filter((faq) => faq.id !== outcome.gone);
        return upsertFaq(faqs, 'saved' in outcome ? outcome.saved : outcome.conflict);
      });
      invalidateItinerary(client, projectId);
    },
  });
}

/** Deletes an FAQ and offers to undo it. */
export function useDeleteFaq(projectId: string) {
  const client = useQueryClient();
  const undoCall = useUndo(projectId);
  return useMutation({
    mutationKey: toOptimisticKey(queryKeys.itinerary(projectId)),
    meta: { fallback: t('deleteFaqFailed') },
    mutationFn: ({ id }: Faq) =>
      unwrap(api.projects[':projectId'].faqs[':faqId'].$delete({ param: { projectId, faqId: String(id) } })),
    // Optimistic: removed at once, restored on error.
    onMutate: ({ id }) => updateCachedFaqs(client, projectId, (faqs) => faqs.filter((faq) => faq.id !== id)),
    onError: async (error, faq) => {
      const gone = error instanceof ApiError && error.body?.code === 'NOT_FOUND';
      if (!gone) await updateCachedFaqs(client, projectId, (faqs) => upsertFaq(faqs, faq));
    },
    onSuccess: ({ undo }) => offerUndoOfCall(t('faqDeleted'), undo, undoCall),
    onSettled: () => invalidateItinerary(client, projectId, 1),
  });
}

/** Applies a change to the cached FAQs. */
export async function updateCachedFaqs(
  client: QueryClient,
  projectId: string,
  update: (faqs: Faq[]) => Faq[],
): Promise<void> {
  const queryKey = queryKeys.itinerary(projectId);
  // A running fetch started before the write and would overwrite it.
  await client.cancelQueries({ queryKey });
  client.setQueryData(
    queryKey,
    (old: { faqs: Faq[] } | undefined) => old && { ...old, faqs: update(old.faqs) },
  );
}

/** Refetches the itinerary in the background. `own` is 1 for a change that was shown before the server had it. */
export function invalidateItinerary(client: QueryClient, projectId: string, own: 0 | 1 = 0): void {
  void refetchSettled(client, queryKeys.itinerary(projectId), own);
}
