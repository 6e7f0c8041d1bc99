import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../button.tsx';

type Props = {
  /** "Add New Event", and its button "Add Event". */
  title: string;
  submitLabel: string;
  isNew: boolean;
  dirty: boolean;
  busy: boolean;
  /** With `focus`, each new notice moves the focus. */
  notice: { text: string; focus?: keyof typeof FOCUS_TARGETS };
  /** Shown beside the heading. */
  aside?: ReactNode;
  /** Something else has the main button, while a new row is empty. */
  isSecond?: boolean | undefined;
  /** Why no more rows can be added. */
  full?: string;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
};

const FOCUS_TARGETS = { error: '[aria-invalid="true"]', start: 'input, textarea', heading: 'h3' };

/** A form that adds or edits a row of the list below it (see form-and-list.css). Its buttons stay in view. */
export function RowForm({
  title,
  submitLabel,
  isNew,
  dirty,
  busy,
  notice,
  aside,
  isSecond,
  full,
  onSubmit,
  onCancel,
  children,
}: Props) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (notice.focus) element.current?.querySelector<HTMLElement>(FOCUS_TARGETS[notice.focus])?.focus();
  }, [notice]);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form ref={element} className="grid content-start gap-4" noValidate onSubmit={submit}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="title text-lg" tabIndex={-1}>
          {title}
        </h3>
        {aside}
      </div>
      {children}
      <p role="alert" className={notice.text ? 'field-error' : ''}>
        {notice.text}
      </p>
      {isNew && full && <p className="text-sm text-muted">{full}</p>}
      <div className="form-actions">
        <Button
          type="submit"
          variant={isSecond && isNew && !dirty ? 'secondary' : 'primary'}
          busy={busy}
          disabled={isNew && full !== undefined}
        >
          {submitLabel}
        </Button>
        {(!isNew || dirty) && (
          <Button variant="quiet" disabled={busy} onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
