import type { Faq } from '../../../worker/contract/faqs.ts';
import { useRowForm } from '../../lib/use-row-form.ts';
import { useUndo } from '../../lib/use-undo.ts';
import { offerUndoOfCall } from '../../ui/toasts/offer-undo.ts';
import { useFormToast } from '../../ui/toasts/use-form-toast.ts';
import { EMPTY_FAQ_DRAFT, findFaqErrors, isSameFaqDraft, toFaqBody, toFaqDraft } from './faq-draft.ts';
import { useCreateFaq, useUpdateFaq } from './queries.ts';

type Options = {
  projectId: string;
  faq?: Faq;
  onDirtyChange: (dirty: boolean) => void;
  guard: (action: () => void) => void;
  onDone: () => void;
};

/** Form state for adding or editing an FAQ. */
export function useFaqForm({ projectId, faq, ...rest }: Options) {
  const toast = useFormToast();
  const undoCall = useUndo(projectId);
  return useRowForm({
    row: faq,
    empty: () => EMPTY_FAQ_DRAFT,
    toDraft: toFaqDraft,
    toBody: toFaqBody,
    isSame: isSameFaqDraft,
    findMissing: findFaqErrors,
    create: useCreateFaq(projectId),
    update: useUpdateFaq(projectId),
    gone: 'This FAQ was deleted while you were editing. To keep it, add it as a new one.',
    onMissing: () =>
      toast.show({
        title: 'Missing Information',
        description: 'Please enter a question and an answer.',
        kind: 'error',
      }),
    onComplete: toast.end,
    onUpdated: ({ undo }) => offerUndoOfCall('FAQ updated successfully!', undo, undoCall),
    ...rest,
  });
}
