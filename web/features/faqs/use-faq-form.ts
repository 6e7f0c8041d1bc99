import type { Faq } from '../../../worker/contract/faqs.ts';
import { t } from '../../../worker/messages/t.ts';
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
    gone: t('faqGone'),
    onMissing: () =>
      toast.show({
        title: t('missingInformation'),
        description: t('questionAndAnswerMissing'),
        kind: 'error',
      }),
    onComplete: toast.end,
    onUpdated: ({ undo }) => offerUndoOfCall(t('faqUpdated'), undo, undoCall),
    ...rest,
  });
}
