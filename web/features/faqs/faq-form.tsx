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

const LABELS = { question: 'Question', answer: 'Answer' };

/** Form to add or edit an FAQ. Keeps the input until it is saved. */
export function FaqForm({ full, ...options }: Props) {
  const form = useFaqForm(options);
  const { bind, conflict: found } = form;

  return (
    <>
      <RowForm
        noun="FAQ"
        isNew={form.isNew}
        dirty={form.dirty}
        busy={form.busy}
        notice={form.notice}
        full={full ? `You've reached the limit of ${LIMITS.faqs} FAQs.` : undefined}
        onSubmit={form.submit}
        onCancel={form.cancel}
      >
        <TextField
          label="Question *"
          required
          maxLength={LIMITS.question}
          autoComplete="off"
          {...bind('question')}
        />
        <TextArea
          label="Answer *"
          hint="Line breaks are preserved."
          required
          rows={6}
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
            label: LABELS[name],
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
