import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Faq } from '../../../worker/contract/faqs.ts';
import { ApiError, api, unwrap } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import type { UpdateOutcome } from '../../lib/use-row-form.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import type { FaqDraft } from './faq-draft.ts';
import { upsertFaq } from './faq-order.ts';

/** Long enough to read what was deleted and change one's mind; the server waits ten minutes. */
const UNDO_TOAST_MS = 10_000;

// Without this a write made offline would wait unseen and go out whenever the line is back.
const networkMode = 'always' as const;

/** Adds a question. The same `key` sent twice adds it once. Resolves with the stored row. */
export function useCreateFaq(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    networkMode,
    meta: {
      success: 'FAQ created successfully!',
      fallback: 'Failed to create FAQ. Please try again.',
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
      await updateCachedFaqs(client, projectId, (faqs) => upsertFaq(faqs, faq));
      invalidateItinerary(client, projectId);
    },
  });
}

/** Changes a question that still has `sequence`. What others did to it meanwhile is an outcome, not an error. */
export function useUpdateFaq(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    networkMode,
    meta: { fallback: 'Failed to update FAQ. Please try again.', formShowsFields: true },
    mutationFn: async (update: {
      id: number;
      sequence: number;
      body: FaqDraft;
    }): Promise<UpdateOutcome<Faq>> => {
      const param = { projectId, faqId: String(update.id) };
      const json = { ...update.body, sequence: update.sequence };
      try {
        return { saved: await unwrap(api.projects[':projectId'].faqs[':faqId'].$put({ param, json })) };
      } catch (error) {
        const body = error instanceof ApiError ? error.body : undefined;
        if (body?.code === 'CONFLICT' && body.current) return { conflict: body.current as Faq };
        if (body?.code === 'NOT_FOUND') return { gone: update.id };
        throw error;
      }
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

/** Deletes one question and offers to undo it. */
export function useDeleteFaq(projectId: string) {
  const client = useQueryClient();
  const restore = useRestoreFaqs(projectId);
  return useMutation({
    networkMode,
    meta: { fallback: 'Failed to delete FAQ. Please try again.' },
    mutationFn: ({ id }: Faq) =>
      unwrap(api.projects[':projectId'].faqs[':faqId'].$delete({ param: { projectId, faqId: String(id) } })),
    // Gone from the screen at once; a refusal brings it back.
    onMutate: ({ id }) => updateCachedFaqs(client, projectId, (faqs) => faqs.filter((faq) => faq.id !== id)),
    onError: async (error, faq) => {
      const gone = error instanceof ApiError && error.body?.code === 'NOT_FOUND';
      if (!gone) await updateCachedFaqs(client, projectId, (faqs) => upsertFaq(faqs, faq));
    },
    onSuccess: ({ undo }) => {
      showToast({
        title: 'FAQ deleted successfully!',
        kind: 'ok',
        duration: UNDO_TOAST_MS,
        action: { label: 'Undo', run: () => restore.mutate(undo.ids) },
      });
      return invalidateItinerary(client, projectId);
    },
  });
}

function useRestoreFaqs(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    networkMode,
    meta: { success: 'FAQ restored', fallback: 'Failed to bring the FAQ back. Please try again.' },
    mutationFn: (ids: number[]) =>
      unwrap(api.projects[':projectId'].faqs.restore.$post({ param: { projectId }, json: { ids } })),
    onSuccess: async ({ faqs: restored }) => {
      await updateCachedFaqs(client, projectId, (faqs) => restored.reduce(upsertFaq, faqs));
      invalidateItinerary(client, projectId);
    },
  });
}

/** Puts what a write did on the page at once. */
export async function updateCachedFaqs(
  client: QueryClient,
  projectId: string,
  rewrite: (faqs: Faq[]) => Faq[],
): Promise<void> {
  const queryKey = queryKeys.itinerary(projectId);
  // A read under way began before the write and must not undo it on the screen.
  await client.cancelQueries({ queryKey });
  client.setQueryData(
    queryKey,
    (old: { faqs: Faq[] } | undefined) => old && { ...old, faqs: rewrite(old.faqs) },
  );
}

/** Asks for the server's own view of things, and waits for nobody. */
export function invalidateItinerary(client: QueryClient, projectId: string): void {
  void client.invalidateQueries({ queryKey: queryKeys.itinerary(projectId) });
}
