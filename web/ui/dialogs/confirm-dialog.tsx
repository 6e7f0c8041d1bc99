import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { Button } from '../button.tsx';
import './overlays.css';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Names what is lost. */
  description: ReactNode;
  /** What the confirming button says: the act itself, not "OK". */
  confirm: string;
  cancel?: string;
  onConfirm: () => void;
  /** While the act runs; the dialog stays. */
  busy?: boolean;
  /** Whether the act destroys something. */
  danger?: boolean;
  /** Called when the closing has been seen to its end, the moment to unmount. */
  onClosed?: () => void;
};

/** Asks before an act. The focus starts on the way out, and a click outside does not answer. */
export function ConfirmDialog(props: Props) {
  const wayOut = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root
      open={props.open}
      onOpenChange={(open) => props.onOpenChange(open)}
      onOpenChangeComplete={(open) => !open && props.onClosed?.()}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Viewport className="dialog-frame">
          <AlertDialog.Popup className="dialog max-w-112 gap-2 p-5 sm:p-6" initialFocus={wayOut}>
            <AlertDialog.Title className="title text-lg">{props.title}</AlertDialog.Title>
            <AlertDialog.Description className="dialog-body text-muted">
              {props.description}
            </AlertDialog.Description>
            <div className="mt-4 flex flex-wrap justify-end gap-2">
              <AlertDialog.Close ref={wayOut} render={<Button />}>
                {props.cancel ?? 'Cancel'}
              </AlertDialog.Close>
              <Button
                variant={props.danger ? 'danger' : 'primary'}
                busy={props.busy}
                onClick={props.onConfirm}
              >
                {props.confirm}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
