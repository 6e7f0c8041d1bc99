import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '../../../worker/messages/t.ts';
import { api, unwrap } from '../../lib/api.ts';
import {
  type ItineraryRows,
  refetchItinerary,
  rewriteRows,
  useDeleteRow,
  useUpdateRow,
} from '../../lib/itinerary-rows.ts';
import { useUndo } from '../../lib/use-undo.ts';
import { offerUndoOfCall } from '../../ui/toasts/offer-undo.ts';
import type { FaqDraft } from './faq-draft.ts';
import { upsertFaq } from './faq-order.ts';

const calls = api.projects[':projectId'].faqs;

/** Creates an FAQ. The same idempotency `key` creates it only once. */
export function useCreateFaq(projectId: string) {
  const client = useQueryClient();
  const undoCall = useUndo(projectId);
  return useMutation({
    meta: { fallback: t('createFaqFailed'), formShowsFields: true },
    mutationFn: ({ body, key }: { body: FaqDraft; key: string }) =>
      unwrap(calls.$post({ param: { projectId }, json: body }, { headers: { 'Idempotency-Key': key } })),
    onSuccess: async (faq) => {
      offerUndoOfCall(t('faqCreated'), faq.undo, undoCall);
      await rewriteRows(client, projectId, 'faqs', (faqs) => upsertFaq(faqs, faq));
      refetchItinerary(client, projectId);
    },
  });
}

/** Updates an FAQ if its sequence still matches. A conflict or deletion is a result, not an error. */
export const useUpdateFaq = (projectId: string) =>
  useUpdateRow<'faqs', FaqDraft>(projectId, ROWS, {
    fallback: t('updateFaqFailed'),
    send: ({ id, body, sequence }) =>
      unwrap(calls[':faqId'].$put({ param: { projectId, faqId: String(id) }, json: { ...body, sequence } })),
  });

/** Deletes an FAQ and offers to undo it. */
export function useDeleteFaq(projectId: string) {
  const undoCall = useUndo(projectId);
  return useDeleteRow(projectId, ROWS, {
    fallback: t('deleteFaqFailed'),
    send: (id) => unwrap(calls[':faqId'].$delete({ param: { projectId, faqId: String(id) } })),
    onDeleted: (undo) => offerUndoOfCall(t('faqDeleted'), undo, undoCall),
  });
}

const ROWS: ItineraryRows<'faqs'> = { list: 'faqs', kind: 'faq', upsert: upsertFaq };
