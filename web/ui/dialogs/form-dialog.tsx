import { type ComponentProps, type FormEvent, useId } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

type Props = Omit<ComponentProps<typeof Dialog>, 'actions' | 'keepOnOutsideClick'> & {
  /** Label of the submit button. */
  submitLabel: string;
  danger?: boolean;
  busy?: boolean;
  disabled?: boolean;
  onSubmit: () => void;
};

/** A dialog with one form, Cancel and a submit button. Ignores clicks outside, so input is not lost. */
export function FormDialog({ submitLabel, danger, busy, disabled, onSubmit, children, ...dialog }: Props) {
  const id = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy && !disabled) onSubmit();
  }

  return (
    <Dialog
      initialFocus="field"
      {...dialog}
      keepOnOutsideClick
      actions={
        <>
          <Button onClick={() => dialog.onOpenChange(false)}>Cancel</Button>
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
      <form id={id} className="grid gap-5" noValidate onSubmit={submit}>
        {children}
      </form>
    </Dialog>
  );
}
