import type { Faq } from '../../../worker/contract/faqs.ts';
import { useRowForm } from '../../lib/use-row-form.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import { EMPTY_DRAFT, findMissing, isSameDraft, toBody, toDraft } from './faq-draft.ts';
import { useCreateFaq, useUpdateFaq } from './queries.ts';

type Options = {
  projectId: string;
  faq?: Faq;
  onDirtyChange: (dirty: boolean) => void;
  onDone: () => void;
};

/** The life of one question's form. */
export function useFaqForm({ projectId, faq, ...rest }: Options) {
  return useRowForm({
    row: faq,
    empty: () => EMPTY_DRAFT,
    toDraft,
    toBody,
    isSame: isSameDraft,
    findMissing,
    create: useCreateFaq(projectId),
    update: useUpdateFaq(projectId),
    gone: 'This question was deleted in the meantime. Add it to keep what is written here as a new one.',
    onMissing: () =>
      showToast({
        title: 'Missing Information',
        description: 'Please enter a question and an answer.',
        kind: 'error',
      }),
    onUpdated: () => showToast({ title: 'FAQ updated successfully!', kind: 'ok' }),
    ...rest,
  });
}
