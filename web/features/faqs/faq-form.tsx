import type { Faq } from '../../../worker/contract/faqs.ts';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { ConflictDialog } from '../../ui/dialogs/conflict-dialog.tsx';
import { TextArea, TextField } from '../../ui/forms/field.tsx';
import { RowForm } from '../../ui/forms/row-form.tsx';
import { useFaqForm } from './use-faq-form.ts';

type Props = {
  projectId: string;
  /** The question to edit; left out, the form adds one. Give the form a key that changes with it. */
  faq?: Faq;
  /** The project holds as many questions as it may. */
  full: boolean;
  onDirtyChange: (dirty: boolean) => void;
  /** Editing is over, saved or given up. */
  onDone: () => void;
};

/** Adds or edits a question. What was typed stays until the server has it. */
export function FaqForm({ full, ...options }: Props) {
  const form = useFaqForm(options);
  const { draft, bind, conflict } = form;

  return (
    <>
      <RowForm
        noun="FAQ"
        isNew={form.isNew}
        dirty={form.dirty}
        busy={form.busy}
        notice={form.notice}
        full={full ? `An itinerary holds at most ${LIMITS.faqs} questions.` : undefined}
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
          hint="Line breaks are kept."
          required
          rows={6}
          maxLength={LIMITS.answer}
          {...bind('answer')}
        />
      </RowForm>
      {conflict && (
        <ConflictDialog
          noun="question"
          savedAt={formatDateTime(conflict.updatedAt, Intl.DateTimeFormat().resolvedOptions().timeZone)}
          fields={[
            { label: 'Question', mine: draft.question.trim(), theirs: conflict.question },
            { label: 'Answer', mine: draft.answer.trim(), theirs: conflict.answer },
          ]}
          onKeepMine={form.keepMine}
          onTakeTheirs={form.takeTheirs}
          onClose={form.closeConflict}
        />
      )}
    </>
  );
}
