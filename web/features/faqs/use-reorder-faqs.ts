import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Faq } from '../../../worker/contract/faqs.ts';
import { t } from '../../../worker/messages/t.ts';
import { ApiError, api, unwrap } from '../../lib/api.ts';
import { refetchItinerary, rewriteRows } from '../../lib/itinerary-rows.ts';
import { openUpgradePrompt } from '../../lib/opened-upgrade-prompt.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { toOptimisticKey } from '../../lib/refetch-after-write.ts';
import { toUpgradeFeature } from '../../lib/upgrade-features.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import { applyOrder, sortFaqs } from './faq-order.ts';

/** Returns a function that reorders the FAQs: on the screen at once, then on the server. Reverts on any error. */
export function useReorderFaqs(projectId: string): (faqs: readonly Faq[]) => void {
  const client = useQueryClient();
  const mutationKey = [...toOptimisticKey(queryKeys.itinerary(projectId)), 'faq-order'];
  // What the server has, in contrast to moves that are being sent.
  const storedIds = useRef<readonly number[]>([]);
  const { mutate } = useMutation({
    mutationKey,
    // Serialized, so the last of several quick moves wins.
    scope: { id: mutationKey.join('/') },
    meta: { quiet: true },
    mutationFn: (ids: number[]) =>
      unwrap(api.projects[':projectId'].faqs.reorder.$put({ param: { projectId }, json: { faqIds: ids } })),
    onSuccess: async (stored) => {
      storedIds.current = toSortedIds(stored);
      if (client.isMutating({ mutationKey }) > 1) return;
      await rewriteRows(client, projectId, 'faqs', () => stored);
      showToast({ title: t('faqsReordered'), kind: 'ok' });
    },
    onError: async (error) => {
      // A later move has the order of all FAQs.
      if (client.isMutating({ mutationKey }) === 1)
        await rewriteRows(client, projectId, 'faqs', (faqs) => applyOrder(faqs, storedIds.current));
      const code = error instanceof ApiError ? error.body?.code : undefined;
      const feature = code && toUpgradeFeature(code);
      if (feature) openUpgradePrompt(feature);
      else showToast({ title: t('error'), description: t('reorderFailed'), kind: 'error' });
    },
    onSettled: () => refetchItinerary(client, projectId, 1),
  });

  return (faqs) => {
    const ids = faqs.map(({ id }) => id);
    const queryKey = queryKeys.itinerary(projectId);
    const shown = client.getQueryData<{ faqs: Faq[] }>(queryKey);
    if (!shown) return;
    if (client.isMutating({ mutationKey }) === 0) storedIds.current = toSortedIds(shown.faqs);
    // Synchronously with the drop, or the row would jump back for a frame.
    client.setQueryData(queryKey, { ...shown, faqs: applyOrder(shown.faqs, ids) });
    void client.cancelQueries({ queryKey });
    mutate(ids);
  };
}

const toSortedIds = (faqs: readonly Faq[]) => sortFaqs(faqs).map(({ id }) => id);
