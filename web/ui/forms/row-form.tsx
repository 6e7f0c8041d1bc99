import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button.tsx';

type Props = {
  /** What the row is called, as in "Add New Event". */
  noun: string;
  isNew: boolean;
  dirty: boolean;
  busy: boolean;
  /** `focusError`: the focus goes to the first field that says what is wrong, once for each notice. */
  notice: { text: string; focusError: boolean };
  /** Why no row can be added now. */
  full?: string;
  onSubmit: () => void;
  onCancel: () => void;
  /** The fields. */
  children: ReactNode;
};

/** The form that adds or edits one row of a list beside it (see desk.css). */
export function RowForm({ noun, isNew, dirty, busy, notice, full, onSubmit, onCancel, children }: Props) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (notice.focusError) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [notice]);

  function submit(submitted: FormEvent) {
    submitted.preventDefault();
    onSubmit();
  }

  return (
    <form ref={element} className="grid content-start gap-4" noValidate onSubmit={submit}>
      <h3 className="title text-lg" tabIndex={-1}>
        {isNew ? `Add New ${noun}` : `Edit ${noun}`}
      </h3>
      {children}
      <p role="alert" className={notice.text ? 'field-error' : ''}>
        {notice.text}
      </p>
      {isNew && full && <p className="text-sm text-muted">{full}</p>}
      <div className="form-actions">
        <Button type="submit" variant="primary" busy={busy} disabled={isNew && full !== undefined}>
          {isNew ? `Add ${noun}` : `Update ${noun}`}
        </Button>
        {(!isNew || dirty) && (
          <Button variant="quiet" disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
