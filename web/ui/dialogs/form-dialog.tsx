import { type ComponentProps, type FormEvent, useId } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

type Props = Omit<ComponentProps<typeof Dialog>, 'actions' | 'keepOnOutsideClick'> & {
  /** What the button says that sends it. */
  send: string;
  danger?: boolean;
  busy?: boolean;
  disabled?: boolean;
  onSend: () => void;
};

/** A dialog that is one form, with Cancel and its button at the foot. A click outside does not lose what was typed. */
export function FormDialog({ send, danger, busy, disabled, onSend, children, ...dialog }: Props) {
  const id = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy && !disabled) onSend();
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
            {send}
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
