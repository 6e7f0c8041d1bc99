import { type FormEvent, useEffect, useRef } from 'react';
import type { Faq } from '../../../worker/contract/faqs.ts';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { ConflictDialog } from '../../ui/conflict-dialog.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
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
  const { draft, errors, change, conflict } = form;
  const element = useRef<HTMLFormElement>(null);

  // The way to what is wrong: the first field that says so.
  useEffect(() => {
    if (form.notice.stumbled) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.notice]);

  function submit(submitted: FormEvent) {
    submitted.preventDefault();
    form.submit();
  }

  return (
    <form ref={element} className="grid content-start gap-4" noValidate onSubmit={submit}>
      <h3 className="title text-lg" tabIndex={-1}>
        {form.isNew ? 'Add New FAQ' : 'Edit FAQ'}
      </h3>
      <TextField
        label="Question *"
        required
        maxLength={LIMITS.question}
        autoComplete="off"
        value={draft.question}
        error={errors.question}
        onChange={({ target }) => change({ question: target.value })}
      />
      <TextArea
        label="Answer *"
        hint="Line breaks are kept."
        required
        rows={6}
        maxLength={LIMITS.answer}
        value={draft.answer}
        error={errors.answer}
        onChange={({ target }) => change({ answer: target.value })}
      />
      <p role="alert" className={form.notice.text ? 'field-error' : ''}>
        {form.notice.text}
      </p>
      {form.isNew && full && (
        <p className="text-sm text-muted">An itinerary holds at most {LIMITS.faqs} questions.</p>
      )}
      <div className="form-actions">
        <Button type="submit" variant="primary" busy={form.busy} disabled={form.isNew && full}>
          {form.isNew ? 'Add FAQ' : 'Update FAQ'}
        </Button>
        {(!form.isNew || form.dirty) && (
          <Button variant="quiet" disabled={form.busy} onClick={form.cancel}>
            Cancel
          </Button>
        )}
      </div>
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
    </form>
  );
}
