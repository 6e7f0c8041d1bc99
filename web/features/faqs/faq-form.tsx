import type { Faq } from '../../../worker/contract/faqs.ts';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { ConflictDialog } from '../../ui/dialogs/conflict-dialog.tsx';
import { TextArea, TextField } from '../../ui/forms/field.tsx';
import { RowForm } from '../../ui/forms/row-form.tsx';
import { tNodes } from '../../ui/t-nodes.ts';
import { useFaqForm } from './use-faq-form.ts';

type Props = {
  projectId: string;
  /** The FAQ to edit; the form adds one if omitted. Set a `key` that changes with it. */
  faq?: Faq;
  /** The project has the maximum number of FAQs. */
  full: boolean;
  onDirtyChange: (dirty: boolean) => void;
  /** Runs an action that discards unsaved input, after the host has agreed. */
  guard: (action: () => void) => void;
  /** Called when editing ends, saved or canceled. */
  onDone: () => void;
};

const LABELS = { question: () => t('question'), answer: () => t('answerLabel') };

/** Form to add or edit an FAQ. Keeps the input until it is saved. */
export function FaqForm({ full, ...options }: Props) {
  const form = useFaqForm(options);
  const { bind, conflict: found } = form;

  return (
    <>
      <RowForm
        title={form.isNew ? t('addNewFaq') : t('editFaq')}
        submitLabel={form.isNew ? t('addFaq') : t('updateFaq')}
        isNew={form.isNew}
        dirty={form.dirty}
        busy={form.busy}
        notice={form.notice}
        full={full ? t('faqLimitReached', { number: LIMITS.faqs }) : undefined}
        onSubmit={form.submit}
        onCancel={form.cancel}
      >
        <TextField
          label={t('questionRequired')}
          required
          maxLength={LIMITS.question}
          autoComplete="off"
          {...bind('question')}
        />
        <TextArea
          label={t('answerRequired')}
          hint={t('lineBreaksKept')}
          required
          maxLength={LIMITS.answer}
          {...bind('answer')}
        />
      </RowForm>
      {found && (
        <ConflictDialog
          {...found}
          titles={{
            own: t('youChangedFaq'),
            of: (author) => tNodes('otherChangedFaq', { author }),
          }}
          savedAt={formatDateTime(found.conflict.updatedAt, Intl.DateTimeFormat().resolvedOptions().timeZone)}
          fields={found.asked.map((name) => ({
            label: LABELS[name](),
            mine: found.merged[name].trim(),
            theirs: found.conflict[name],
          }))}
          onKeepMine={form.keepMine}
          onTakeTheirs={form.takeTheirs}
          onClose={form.closeConflict}
        />
      )}
    </>
  );
}
