import { type ComponentProps, type FormEvent, useEffect, useId, useRef } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../button.tsx';
import { Dialog, DialogClose } from './dialog.tsx';

type Props = Omit<ComponentProps<typeof Dialog>, 'actions' | 'keepOnOutsideClick'> & {
  /** Label of the submit button. */
  submitLabel: string;
  danger?: boolean;
  busy?: boolean;
  disabled?: boolean;
  onSubmit: () => void;
};

/**
 * A dialog with one form, Cancel and a submit button. Ignores clicks outside, so input is not lost. The first field with
 * an error gets the focus.
 */
export function FormDialog({ submitLabel, danger, busy, disabled, onSubmit, children, ...dialog }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const isSubmitted = useRef(false);

  // No dependencies: the errors come with any render after submitting, from here or from the server.
  useEffect(() => {
    if (!isSubmitted.current || busy) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalid) isSubmitted.current = false;
    invalid?.focus();
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || disabled) return;
    isSubmitted.current = true;
    onSubmit();
  }

  return (
    <Dialog
      initialFocus="field"
      {...dialog}
      keepOnOutsideClick
      actions={
        <>
          <DialogClose>{t('cancel')}</DialogClose>
          <Button
            type="submit"
            form={id}
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            disabled={disabled}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} className="grid gap-5" noValidate onSubmit={submit}>
        {children}
      </form>
    </Dialog>
  );
}
